/** Who has won, the loners by `family.decision.loners`. `family.win.team`: a group wins with those who are out. */
import type { Game, Outcome, Seat, SideId } from '../../engine/model.ts';
import { alive, isIn } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';

export function outcome(game: Game): Outcome | null {
  const living = new Set(alive(game).map((seat) => seat.side));
  const [side, ...rivals] = living;
  // `family.win.nobody`
  if (side === undefined) return DRAW;
  // `family.win.town`
  if (living.has('town')) return living.has('mafia') || living.has('maniac') ? null : wonBy(game, 'town', sharesTown);
  // `family.win.mafia`, `family.win.maniac`, `family.win.catwoman`: when alone. `family.win.else`: not before that.
  return rivals.length === 0 ? wonBy(game, side) : null;
}

/** `family.win.catwoman`: alive, she shares the town's win. */
const sharesTown = (seat: Seat, town: SideId): boolean =>
  seat.side === town || (seat.side === 'catwoman' && isIn(seat));
