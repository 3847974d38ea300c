/** When a group sleeps, and by which clock: what there is to choose from. */
import type { Language } from '../text/languages.ts';

export interface QuietHours {
  /** Full hours of the day, from 0 to 23. */
  readonly from: number;
  readonly to: number;
  /** As the calendar of the world calls it: `Europe/Kyiv`. */
  readonly zone: string;
}

export type Nights = Pick<QuietHours, 'from' | 'to'>;

export const NIGHTS: readonly Nights[] = [
  { from: 22, to: 7 },
  { from: 23, to: 8 },
  { from: 0, to: 9 },
  { from: 1, to: 10 },
];

export const ZONES = [
  'Europe/Kyiv',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Warsaw',
  'Asia/Jerusalem',
  'Asia/Tbilisi',
  'Asia/Almaty',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;

/** Where a group that speaks this is at home, until it says otherwise. */
export const HOME_ZONES: Readonly<Record<Language, (typeof ZONES)[number]>> = {
  uk: 'Europe/Kyiv',
  ru: 'Europe/Kyiv',
  en: 'Europe/London',
};

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

export const isSameNight = (one: Nights, other: Nights): boolean => one.from === other.from && one.to === other.to;

export const nightText = ({ from, to }: Nights): string => `${from}:00–${to}:00`;

/** The last part of a zone, as ids of texts have it: `new-york`. */
export const zoneId = (zone: string): string => (zone.split('/').at(-1) ?? '').toLowerCase().replaceAll('_', '-');
