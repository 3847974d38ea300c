/** Who has won, in the order of `party.decision.win-order`. */
import type { Game, Outcome, Seat } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';

const GANGS: readonly string[] = ['mafia', 'yakuza'];

export function outcome(game: Game): Outcome | null {
  const living = alive(game);
  if (living.length === 0) return DRAW;
  const isThere = (wanted: string) => living.some(({ side }) => side === wanted);
  // `party.extended.win.maniac`, `party.decision.maniac-blocks`: nobody else wins while he lives.
  if (isThere('maniac')) return living.length <= 2 ? wonBy(game, 'maniac') : null;
  // `party.decision.red-count`
  const red = living.filter(({ side }) => side === 'red').length;
  const [gang, rival] = GANGS.filter(isThere);
  // `party.decision.two-gangs`
  if (rival !== undefined) return null;
  if (gang !== undefined) {
    const number = living.filter((seat) => sharesVictory(seat, gang)).length;
    // `party.win.mafia`, `party.extended.win.mafia`, `party.extended.win.yakuza`.
    return number >= red ? wonBy(game, gang, sharesVictory) : null;
  }
  // `party.decision.accomplices-alive`, `party.decision.nobody-left`: the corrupt judge alone holds up the reds.
  if (isThere('black')) return red === 0 ? DRAW : null;
  // `party.win.red`, `party.extended.win.red`: nobody black is left.
  return wonBy(game, 'red');
}

/**
 * `party.decision.winners`, `party.decision.parity`: the corrupt judge, side `black`, counts and wins with either gang.
 * `party.win.team`: alive or out.
 */
const sharesVictory = ({ side }: Seat, winner: string): boolean =>
  side === winner || (side === 'black' && GANGS.includes(winner));
