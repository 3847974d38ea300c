import type { SeatId } from '../../shared/engine/ids.ts';
import type { Reply } from '../table/order.ts';
import { takeSeat } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { isReachable, type Reception, sitterFrom, startLink } from './reception.ts';
import { whileRunning } from './when.ts';
import type { By } from './wish.ts';

/** Somebody of the group takes the seat of whoever has stopped answering. */
export async function takeSeatAt(
  reception: Pick<Reception, 'tables' | 'store' | 'links'>,
  { id, groupId }: TableState,
  seat: SeatId,
  { user, key, isIn }: By,
): Promise<Reply | { readonly unreachable: string }> {
  if (!(await isReachable(reception, user.id))) return { unreachable: startLink(reception, 'back') };
  // The cards are dealt: there is no shuffle to have a part in.
  const { cut: _, ...sitter } = await sitterFrom(reception, user);
  const isHere = await isIn(groupId);
  return reception.tables.order(
    id,
    key,
    whileRunning((state) => (isHere ? takeSeat(state, sitter, seat) : refuse('refusal-not-member'))),
  );
}
