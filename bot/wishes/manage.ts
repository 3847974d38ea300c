/** What is left to whoever set the table and to the group's admins. */

import type { Order, Reply } from '../table/order.ts';
import { isRunning, pause, type Running, resume, type Step } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import type { Reception } from './reception.ts';

export const mayManage = async (
  { admins }: Reception,
  { desk, groupId }: TableState,
  person: number,
): Promise<boolean> => desk.creator === person || (await admins.has(groupId, person));

/** What is over is over. */
export const cancel: Order = (state) =>
  state.status === 'over'
    ? refuse('refusal-over')
    : { state: { ...state, status: 'cancelled', deadline: null }, events: [] };

const whileRunning =
  (order: (state: Running, now: number) => Step | Refused): Order =>
  (state, now) =>
    isRunning(state) ? order(state, now) : refuse(state.status === 'over' ? 'refusal-over' : 'refusal-not-begun');

const ORDERS = { cancel, pause: whileRunning(pause), resume: whileRunning(resume) };

/** The clock is also in the hands of whoever leads the game. */
export async function manageAt(
  reception: Reception,
  state: TableState,
  person: number,
  wish: keyof typeof ORDERS,
  key: string,
): Promise<Reply> {
  const isLeading = wish !== 'cancel' && isRunning(state) && state.desk.host?.person === person;
  if (!isLeading && !(await mayManage(reception, state, person))) return refuse('refusal-not-yours');
  return reception.tables.order(state.id, key, ORDERS[wish]);
}
