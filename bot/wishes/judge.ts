/** What a judge is asked for, and who may ask to be one. */
import type { Answer } from '../../shared/engine/model.ts';
import { hearsProtests } from '../../shared/engine/stages/aftermath.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import { placeOf } from '../table/desk.ts';
import { lead } from '../table/lobby.ts';
import type { Order, Reply } from '../table/order.ts';
import { answer, isLive } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { inLobby } from './join.ts';
import { isReachable, type Reception, sitterFrom, startLink } from './reception.ts';
import { whileOpen, whileSet } from './when.ts';
import type { By } from './wish.ts';

/** Offers to judge, or to assist the judge. A seat is given up for it. */
export async function leadAt(
  reception: Pick<Reception, 'tables' | 'store' | 'links'>,
  { id, groupId }: TableState,
  as: 'host' | 'aide',
  { user, key, isIn }: By,
): Promise<Reply | { readonly unreachable: string }> {
  if (!(await isIn(groupId))) return refuse('refusal-not-member');
  if (!(await isReachable(reception, user.id))) return { unreachable: startLink(reception, 'back') };
  const sitter = await sitterFrom(reception, user);
  return reception.tables.order(
    id,
    key,
    whileSet((now) => inLobby(now, lead(now.desk, sitter, as))),
  );
}

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
export const owesGrounds = (state: TableState, person: PersonId): boolean => {
  if (!isLive(state)) return false;
  const { protests, grounds } = state.game.judged;
  const place = placeOf(state.desk, person);
  return hearsProtests(state.game) && place !== null && protests.includes(place) && grounds[place] === undefined;
};

export const protestBy = (person: PersonId): Order =>
  whileOpen((state, now) => {
    const hasProtested = state.game.judged.protests.some((seat) => seat === placeOf(state.desk, person));
    return hasProtested ? refuse('refusal-protested') : answer(state, { person, token: '', action: 'protest' }, now);
  });
