import type { SeatId } from '../../shared/engine/model.ts';
import type { Reply } from '../table/order.ts';
import { isRunning, takeSeat } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { isReachable } from './join.ts';
import { type Reception, sitterFrom, type Visitor } from './reception.ts';

/** Somebody of the group takes the seat of whoever has stopped answering. */
export async function takeSeatAt(
  reception: Reception,
  game: string,
  user: Visitor,
  seat: SeatId,
  isHere: (state: TableState) => boolean,
  key: string,
): Promise<Reply | 'unreachable'> {
  if (!(await isReachable(reception, user.id))) return 'unreachable';
  const sitter = await sitterFrom(reception, user);
  return reception.tables.order(game, key, (state) => {
    if (!isRunning(state)) return refuse('refusal-over');
    return isHere(state) ? takeSeat(state, sitter, seat) : refuse('refusal-not-member');
  });
}
