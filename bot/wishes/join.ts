import { cut, pastLobby, sitDown } from '../table/lobby.ts';
import type { Order, Reply } from '../table/order.ts';
import type { Step } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { type Reception, sitterFrom, type Visitor } from './reception.ts';

/** Whoever never opened the bot is not seated: a card could not reach them. */
export async function joinAt(
  reception: Reception,
  state: TableState,
  user: Visitor,
  key: string,
): Promise<Reply | 'unreachable'> {
  if (!(await isReachable(reception, user.id))) return 'unreachable';
  const sitter = await sitterFrom(reception, user);
  return reception.tables.order(state.id, key, (now) => pastLobby(now) ?? inLobby(now, sitDown(now.desk, sitter)));
}

/** Whoever was seated by others gives their part to the shuffle. */
export const cutBy =
  (person: number, given: string): Order =>
  (state) =>
    pastLobby(state) ?? inLobby(state, cut(state.desk, person, given));

export const isReachable = async ({ store }: Reception, person: number): Promise<boolean> =>
  (await store.read.people.byId(person))?.isReachable === true;

/** The table that is being set, or why it is not. */
export async function findLobby({ tables }: Reception, game: string): Promise<TableState | Refused> {
  const state = await tables.find(game);
  return state ? (pastLobby(state) ?? state) : refuse('refusal-no-such-table');
}

export const inLobby = (state: TableState, desk: TableState['desk'] | Refused): Step | Refused =>
  'refused' in desk ? desk : { state: { ...state, desk }, events: [] };
