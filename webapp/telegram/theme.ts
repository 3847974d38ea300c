/** Telegram's colours become ours: the table takes its page colour, warmed a little; everything printed stays as it is. */
import { signal } from '@preact/signals';

export type TelegramColours = Readonly<Partial<Record<string, string>>>;

export const isDark = signal(false);
/** The page's colour by day, for Telegram's frame. */
export const tableColour = signal<`#${string}`>('#ebe6e0');

type Rgb = readonly [number, number, number];

const WARM: Rgb = [0xd8, 0xb6, 0x7a];
const DEFAULTS = {
  light: { page: '#efeff4', text: '#000000' },
  dark: { page: '#10171f', text: '#f5f5f5' },
};

export function applyTheme(colours: TelegramColours): void {
  const background = rgbOf(colours.bg_color);
  const dark = background ? luminance(background) < 0.4 : matchMedia('(prefers-color-scheme: dark)').matches;
  const { page, text } = dark ? DEFAULTS.dark : DEFAULTS.light;
  const under = rgbOf(colours.secondary_bg_color) ?? background ?? rgbOf(page)!;
  const over = readable(rgbOf(colours.text_color) ?? rgbOf(text)!, under) ?? rgbOf(text)!;
  const table = mix(under, WARM, dark ? 0.06 : 0.16);
  const { style, dataset } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  style.setProperty('--tg-table', hex(table));
  style.setProperty('--tg-text', hex(over));
  style.setProperty('--tg-text-2', hex(mix(over, table, dark ? 0.28 : 0.3)));
  isDark.value = dark;
  tableColour.value = hex(table);
}

/** A theme may bring text that cannot be read on its own page. */
const readable = (text: Rgb, page: Rgb): Rgb | null => (contrast(text, page) >= 7 ? text : null);

function rgbOf(colour: string | undefined): Rgb | null {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(colour ?? '') ?? [];
  if (!digits) return null;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const hex = (colour: Rgb): `#${string}` =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
