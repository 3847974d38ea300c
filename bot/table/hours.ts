/** The hours in which a group sleeps, by the clock on its own wall. Milliseconds since 1970. */
import type { QuietHours } from '../../shared/wire/hours.ts';

/** Within a quarter of an hour no clock on earth strikes, and none is put forward or back. */
const QUARTER = 15 * 60_000;

const quarterAfter = (at: number): number => (Math.floor(at / QUARTER) + 1) * QUARTER;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}

export function isQuiet({ from, to, zone }: QuietHours, at: number): boolean {
  const hour = Number(clockIn(zone).format(at));
  return from < to ? from <= hour && hour < to : from <= hour || hour < to;
}

export function wakingBetween(hours: QuietHours, from: number, to: number): number {
  let waking = 0;
  for (let at = from; at < to; at = quarterAfter(at)) {
    if (!isQuiet(hours, at)) waking += Math.min(to, quarterAfter(at)) - at;
  }
  return waking;
}

/** When so much waking time has gone by: at the latest as the quiet hours begin, never within them. */
export function afterWaking(hours: QuietHours, from: number, length: number): number {
  let left = Math.max(0, length);
  for (let at = from; ; at = quarterAfter(at)) {
    if (isQuiet(hours, at)) continue;
    const awake = quarterAfter(at) - at;
    if (left <= awake) return at + left;
    left -= awake;
  }
}
