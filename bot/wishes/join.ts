import type { PersonId } from '../../shared/wire/ids.ts';
import { cut, sitDown } from '../table/lobby.ts';
import type { Order, Reply } from '../table/order.ts';
import type { TableStep } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { isReachable, type Reception, sitterFrom, startLink } from './reception.ts';
import { whileSet } from './when.ts';
import type { By } from './wish.ts';

/** Whoever never opened the bot is not seated: a card could not reach them. */
export async function joinAt(
  reception: Pick<Reception, 'tables' | 'store' | 'links'>,
  { id, groupId }: TableState,
  { user, key, isIn }: By,
): Promise<Reply | { readonly unreachable: string }> {
  if (!(await isIn(groupId))) return refuse('refusal-not-member');
  if (!(await isReachable(reception, user.id))) return { unreachable: startLink(reception, `join_${id}`) };
  const sitter = await sitterFrom(reception, user);
  return reception.tables.order(
    id,
    key,
    whileSet((now) => inLobby(now, sitDown(now.desk, sitter))),
  );
}

/** Whoever was seated by others gives their part to the shuffle. */
export const cutBy = (person: PersonId, given: string): Order =>
  whileSet((state) => inLobby(state, cut(state.desk, person, given)));

export const inLobby = (state: TableState, desk: TableState['desk'] | Refused): TableStep | Refused =>
  'refused' in desk ? desk : { state: { ...state, desk }, events: [] };
