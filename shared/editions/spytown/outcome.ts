/** `spytown.win.side`: the last side with anybody alive has won; there is no win by equal numbers. */
import type { Rules } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';

export const outcome: Rules['outcome'] = (game) => {
  // `spytown.win.gang`: a third side is counted like the two others.
  const [side, ...others] = new Set(alive(game).map((seat) => seat.side));
  // `spytown.win.nobody`
  if (side === undefined) return DRAW;
  // `spytown.win.team`: with those of it who are out.
  return others.length === 0 ? wonBy(game, side) : null;
};
