/** Who has won: `sport.win.red`, `sport.win.black`; `sport.win.check`: that no black is left is looked at first. */
import type { Game, Outcome } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import { wonBy } from '../parts/outcome.ts';

export function outcome(game: Game): Outcome | null {
  const living = alive(game);
  const black = living.filter(({ side }) => side === 'black').length;
  if (black === 0) return wonBy(game, 'red');
  return black >= living.length - black ? wonBy(game, 'black') : null;
}
