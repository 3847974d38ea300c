/** Who has won: `sport.win.red`, `sport.win.black`; `sport.win.check`: that no black is left is looked at first. */
import type { Game, Outcome, SideId } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';

export function outcome(game: Game): Outcome | null {
  const living = alive(game);
  const black = living.filter(({ side }) => side === 'black').length;
  if (black === 0) return wonBy(game, 'red');
  return black >= living.length - black ? wonBy(game, 'black') : null;
}

/** All of the side, those who left included. */
export const wonBy = (game: Game, winner: SideId): Outcome => ({
  winner,
  winners: game.seats.filter(({ side }) => side === winner).map(({ id }) => id),
});
