/** What a judge asks for, and who may ask to be one. */
import type { Answer } from '../../shared/engine/model.ts';
import { placeOf } from '../table/desk.ts';
import { lead, pastLobby } from '../table/lobby.ts';
import type { Order, Reply } from '../table/order.ts';
import { answer, isLive, type Running, type Step } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import { signProtocol, undo } from '../table/rulings.ts';
import type { TableState } from '../table/state.ts';
import { inLobby, isReachable } from './join.ts';
import { type Reception, sitterFrom, type Visitor } from './reception.ts';

/** Offers to judge, or to assist the judge. A seat is given up for it. */
export async function leadAt(
  reception: Reception,
  state: TableState,
  user: Visitor,
  as: 'host' | 'aide',
  key: string,
): Promise<Reply | 'unreachable'> {
  if (!(await isReachable(reception, user.id))) return 'unreachable';
  const sitter = await sitterFrom(reception, user);
  return reception.tables.order(state.id, key, (now) => pastLobby(now) ?? inLobby(now, lead(now.desk, sitter, as)));
}

/** Also when the game is decided, as long as something may be said of it. */
export const whileOpen =
  (order: (state: Running, now: number) => Step | Refused): Order =>
  (state, now) => {
    if (isLive(state)) return order(state, now);
    return refuse(state.status === 'lobby' ? 'refusal-not-begun' : 'refusal-over');
  };

export const takeBackBy = (person: number): Order => whileOpen((state, now) => undo(state, person, now));

export const signBy = (person: number): Order => whileOpen((state) => signProtocol(state, person));

/** What somebody wrote, in one line and without what cannot be seen. */
export const tidied = <T extends Answer>({ text, ...given }: T): Omit<T, 'text'> & Pick<Answer, 'text'> => ({
  ...given,
  ...(text !== undefined && {
    text: text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replace(/[\p{Cf}\p{Cs}]/gu, '')
      .trim(),
  }),
});

/** Has entered a protest and not said yet what it is about. */
export const owesGrounds = (state: TableState, person: number): boolean => {
  if (!isLive(state)) return false;
  const { protests, grounds } = state.game.judged;
  const place = placeOf(state.desk, person);
  const isHeard = state.game.stage.spec?.kind === 'aftermath' && state.game.stage.spec.protests;
  return isHeard && place !== null && protests.includes(place) && grounds[place] === undefined;
};

export const groundsBy = (person: number, text: string): Order =>
  whileOpen((state, now) => answer(state, { person, token: '', action: 'protest', ...tidied({ text }) }, now));

export const protestBy = (person: number): Order =>
  whileOpen((state, now) => {
    const hasProtested = state.game.judged.protests.some((seat) => seat === placeOf(state.desk, person));
    return hasProtested ? refuse('refusal-protested') : answer(state, { person, token: '', action: 'protest' }, now);
  });
