import { nearest } from './decimals.ts';
import type { ScoredGame, ScoredSide } from './game.ts';

/** K as a fraction of whole numbers, because it is never rounded itself: `sport.decision.k.rounding`. */
export interface Coefficient {
  /** The side that has won fewer games: `sport.k.hard`. At equal wins no game is hard: `sport.decision.k.equal`. */
  readonly hardSide: ScoredSide | null;
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * `sport.k.formula`, as 2(N − n) / N, over all games so far (`sport.decision.k.scope`), drawn ones too
 * (`sport.decision.k.draws`). A side without a win has K = 2 and nothing to apply it to: `sport.decision.k.none`.
 */
export function coefficientOf(games: readonly ScoredGame[]): Coefficient {
  const wonBy = (side: ScoredSide) => games.filter(({ winner }) => winner === side).length;
  const red = wonBy('red');
  const black = wonBy('black');
  if (red === black) return { hardSide: null, numerator: 1, denominator: 1 };
  const hard = Math.min(red, black);
  return {
    hardSide: red < black ? 'red' : 'black',
    numerator: 2 * (games.length - hard),
    denominator: games.length,
  };
}

/** What a win is multiplied by, as a numerator over the coefficient's denominator: `sport.k`. */
export const weightOf = ({ hardSide, numerator, denominator }: Coefficient, winner: string): number =>
  winner === hardSide ? numerator : denominator;

/** To be shown, with four decimals; never to be counted with. */
export function multipliers(games: readonly ScoredGame[]): Readonly<Record<ScoredSide, number>> {
  const k = coefficientOf(games);
  const shown = (side: ScoredSide) => nearest(weightOf(k, side) * 10_000, k.denominator) / 10_000;
  return { red: shown('red'), black: shown('black') };
}
