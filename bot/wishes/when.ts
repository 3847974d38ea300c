/** How a table has to stand for what somebody wants of it. */
import { pastLobby } from '../table/lobby.ts';
import type { Order } from '../table/order.ts';
import { isLive, isRunning, type Running, type TableStep } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import type { TableWish } from './wish.ts';

type InGame = (state: Running, now: number) => TableStep | Refused;

/** While the table is being set. */
export const whileSet =
  (order: Order): Order =>
  (state, now) =>
    pastLobby(state) ?? order(state, now);

/** While it is being set, and while the game is on. */
export const whileStanding =
  (order: Order): Order =>
  (state, now) =>
    isStanding(state) ? order(state, now) : refuse('refusal-over');

export const whileRunning =
  (order: InGame): Order =>
  (state, now) =>
    isRunning(state) ? order(state, now) : notOn(state);

/** Also when the game is decided, as long as something may be said of it. */
export const whileOpen =
  (order: InGame): Order =>
  (state, now) =>
    isLive(state) ? order(state, now) : notOn(state);

const isStanding = ({ status }: TableState): boolean => status === 'lobby' || status === 'running';

export const notOn = ({ status }: TableState): Refused =>
  refuse(status === 'lobby' ? 'refusal-not-begun' : 'refusal-over');

const OF_PLACES: readonly TableWish['do'][] = ['join', 'leave', 'lead', 'cut'];
const OF_SETTING: readonly TableWish['do'][] = ['begin', 'change'];

/** Before anything else is looked into: who may set a table is asked while there is one. */
export function tooLate(state: TableState, what: TableWish['do']): Refused | null {
  if (OF_PLACES.includes(what)) return pastLobby(state);
  if (isStanding(state) || isLive(state)) return null;
  return OF_SETTING.includes(what) ? pastLobby(state) : refuse('refusal-over');
}
