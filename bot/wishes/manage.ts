/** What is left to whoever set the table and to the group's admins. */
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Order, Reply } from '../table/order.ts';
import { isRunning, pause, resume } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import type { Reception } from './reception.ts';
import { whileRunning, whileStanding } from './when.ts';
import type { By } from './wish.ts';

export const mayManage = async (
  { admins }: Pick<Reception, 'admins'>,
  { desk, groupId }: TableState,
  person: PersonId,
): Promise<boolean> => desk.creator === person || (await admins.has(groupId, person));

/** What is over is over. */
export const cancel: Order = whileStanding((state) => ({
  state: { ...state, status: 'cancelled', deadline: null },
  events: [],
}));

const ORDERS = { cancel, pause: whileRunning(pause), resume: whileRunning(resume) };

/** The clock is also in the hands of whoever leads the game. */
export async function manageAt(
  reception: Pick<Reception, 'tables' | 'admins'>,
  state: TableState,
  what: keyof typeof ORDERS,
  { user, key }: By,
): Promise<Reply> {
  const isLeading = what !== 'cancel' && isRunning(state) && state.desk.host?.person === user.id;
  if (!isLeading && !(await mayManage(reception, state, user.id))) return refuse('refusal-not-yours');
  return reception.tables.order(state.id, key, ORDERS[what]);
}
