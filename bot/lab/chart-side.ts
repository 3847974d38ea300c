/** How a chart prints a side: its suit, and an ink that goes with it. */
import { existsSync, readFileSync } from 'node:fs';

export interface Ink {
  readonly id: string;
  readonly colour: string;
  readonly isBroken: boolean;
  /** The inside of its emblem, if it has one. */
  readonly emblem: string | null;
}

const RED = '#b3261a';
/** The town's, the gang's, and whoever else there is, in the order of the rulebook. */
const INKS = ['#2c6272', '#1b1712', '#a9741a', '#77406b', '#55702f'] as const;
const SECOND = '#5c5246';

const EMBLEMS = new URL('../../webapp/public/emblems/', import.meta.url);

export function inkOf(id: string, place: number): Ink {
  const emblem = emblemOf(id);
  // Only what is red by name is printed in nothing but red.
  const isRed = emblem !== null && /^<path fill="currentColor"/.test(emblem);
  const isNobody = id === DRAW;
  return { id, colour: isRed ? RED : isNobody ? SECOND : (INKS[place] ?? SECOND), isBroken: isNobody, emblem };
}

/** Nobody's win. */
export const DRAW = 'draw';

function emblemOf(side: string): string | null {
  const file = [`side-${side}.svg`, `${side}.svg`].map((name) => new URL(name, EMBLEMS)).find((url) => existsSync(url));
  if (!file) return null;
  return readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
}

export function suitOf({ emblem, colour, isBroken }: Ink, size: number): string {
  const drawn =
    emblem ??
    `<circle cx="32" cy="32" r="22" fill="none" stroke="${colour}" stroke-width="7"${isBroken ? ' stroke-dasharray="12 10"' : ''}/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 64 64" fill="${colour}" color="${RED}">${drawn}</svg>`;
}
