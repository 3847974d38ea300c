/** `spytown.win…`: the last side with anybody alive has won; there is no win by equal numbers. */
import type { Rules } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';

export const outcome: Rules['outcome'] = (game) => {
  const [side, ...others] = new Set(alive(game).map((seat) => seat.side));
  if (side === undefined) return DRAW;
  return others.length === 0 ? wonBy(game, side) : null;
};
