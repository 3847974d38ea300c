/** The inks of the evening paper, and its rules. */
import type { Ramp } from './png.ts';

export const PAPER = '#F3E9D5';
export const CARD = '#FBF5E8';
export const INK = '#1B1712';
export const SECOND = '#5C5246';
export const RED = '#B3261A';

/** Which ink meets which, and how finely its edge is drawn. */
export const NOIR_RAMPS: readonly Ramp[] = [
  [PAPER, INK, 24],
  [PAPER, RED, 12],
  [RED, INK, 8],
  [CARD, INK, 16],
  [CARD, RED, 12],
  [CARD, SECOND, 8],
  [PAPER, SECOND, 8],
  [CARD, PAPER, 2],
];

export const MARGIN = 56;
export const MEASURE = 968;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A thick line and a thin one: the beginning of something. */
export const doubleRule = (y: number, x = MARGIN, width = MEASURE): string =>
  `<path fill="${INK}" d="M${n(x)} ${n(y)}h${n(width)}v5h${n(-width)}zm0 9h${n(width)}v1.6h${n(-width)}z"/>`;

export const DOUBLE_RULE = 10.6;

export const hairLine = (y: number, x = MARGIN, width = MEASURE): string =>
  `<path fill="${INK}" d="M${n(x)} ${n(y)}h${n(width)}v1.6h${n(-width)}z"/>`;

export const upright = (x: number, y: number, height: number): string =>
  `<path fill="${INK}" fill-opacity=".55" d="M${n(x)} ${n(y)}h1.4v${n(height)}h-1.4z"/>`;

/** A frame of one line; of two where it is doubled. */
export function box(x: number, y: number, width: number, height: number, isDoubled: boolean): string {
  const ring = (inset: number, weight: number) =>
    `<rect x="${n(x + inset + weight / 2)}" y="${n(y + inset + weight / 2)}" width="${n(width - 2 * inset - weight)}" height="${n(height - 2 * inset - weight)}" fill="none" stroke="${INK}" stroke-width="${weight}"/>`;
  return ring(0, 2.4) + (isDoubled ? ring(7, 1.2) : '');
}
