/** Decimals by whole numbers, so that 0.1 + 0.2 is 0.3. */

/** The whole number nearest to a fraction of whole numbers, half away from zero. */
export function nearest(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && size > 0 ? -size : size;
}

/** For numbers of at most two decimals. */
export const sumOf = (...points: readonly number[]): number =>
  points.reduce((sum, point) => sum + Math.round(point * 100), 0) / 100;
