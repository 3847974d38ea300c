/** Who has won: `party.win…`, `party.extended.win…`, in the order of `party.decision.win-order`. */
import type { Game, Outcome, Seat } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import { DRAW, wonBy } from '../parts/outcome.ts';

export function outcome(game: Game): Outcome | null {
  const living = alive(game);
  if (living.length === 0) return DRAW;
  if (living.some(({ side }) => side === 'maniac')) return living.length <= 2 ? wonBy(game, 'maniac') : null;
  const red = living.filter(({ side }) => side === 'red').length;
  const gangs = [...new Set(living.flatMap(({ gang }) => gang ?? []))];
  const [gang, rival] = gangs;
  if (gang === undefined) return red > 0 ? wonBy(game, 'red') : DRAW;
  if (rival !== undefined) return null;
  return living.filter((seat) => sharesVictory(seat, gang)).length >= red ? wonBy(game, gang, sharesVictory) : null;
}

/** `party.decision.winners`, `party.decision.parity`: the corrupt judge, side `black`, counts and wins with either gang. */
const sharesVictory = ({ side }: Seat, winner: string): boolean =>
  side === winner || (side === 'black' && (winner === 'mafia' || winner === 'yakuza'));
