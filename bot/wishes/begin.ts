/** From the wish to begin to the deal: who can be reached, what the bot may do in the group, and the secret seed. */
import { randomBytes } from 'node:crypto';
import type { ChatFullInfo, ChatMemberAdministrator } from 'grammy/types';
import type { Secret } from '../../shared/engine/setup/deal.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import { outcomeOf } from '../courier/outcome.ts';
import { type Beginning, begin, objectionToBegin } from '../table/begin.ts';
import type { Caveat, Desk, Powers } from '../table/desk.ts';
import { peopleOf } from '../table/desk.ts';
import { pastLobby } from '../table/lobby.ts';
import type { Reply } from '../table/order.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { mayManage } from './manage.ts';
import type { Reception } from './reception.ts';
import { whileSet } from './when.ts';
import type { By } from './wish.ts';

export const randomSecret = (): Secret => ({
  seed: randomBytes(32).toString('base64url'),
  nonce: randomBytes(16).toString('base64url'),
});

type Dealer = Pick<Reception, 'tables' | 'store' | 'api' | 'admins' | 'touch' | 'links' | 'bot' | 'drawSecret'>;

export async function beginAt(reception: Dealer, state: TableState, { user, key }: By): Promise<Reply> {
  if (!(await mayManage(reception, state, user.id))) return refuse('refusal-not-yours');
  const objection = pastLobby(state) ?? objectionToBegin(state);
  if (objection) return objection;
  const { groupId, desk } = state;
  const [unreachable, standing] = await Promise.all([unreachableOf(reception, desk), lookAround(reception, groupId)]);
  const { notices = [] } = (await reception.store.read.groups.byId(groupId)) ?? {};
  const caveat = standing.caveat && !notices.includes(standing.caveat) ? standing.caveat : null;
  const beginning: Beginning = {
    secret: reception.drawSecret(),
    unreachable,
    powers: standing.powers,
    caveat,
  };
  const order = whileSet((now, at) => begin(now, beginning, at));
  const reply = await reception.tables.order(state.id, key, order);
  if ('state' in reply && reply.state.status === 'running' && caveat) {
    await reception.store.write((tx) => tx.groups.change(groupId, { notices: [...notices, caveat] }));
  }
  await reception.store.write(async (tx) => {
    for (const person of unreachable) await tx.people.setReachable(person, false);
  });
  return 'state' in reply && reply.state.status === 'lobby' ? couldNotReach(reply.state) : reply;
}

const couldNotReach = ({ desk }: TableState): Refused =>
  refuse('not-reached', { n: desk.presence.unreached.length, names: desk.presence.unreached.join(', ') });

/**
 * Shows everybody that the bot is writing; whoever cannot see that cannot get a card. With an app a card does not hang on
 * a message: then those of whom the bot has heard lately are spared the question.
 */
async function unreachableOf({ api, links, touch }: Dealer, desk: Desk): Promise<readonly number[]> {
  const asked = peopleOf(desk).map(async ({ sitter: { person } }) => {
    if (links.app !== null && touch.has(person)) return [];
    try {
      await api.sendChatAction(person, 'typing');
      return [];
    } catch (error) {
      return outcomeOf(error).is === 'unreachable' ? [person] : [];
    }
  });
  return (await Promise.all(asked)).flat();
}

interface Standing {
  readonly powers: Powers | null;
  readonly caveat: Caveat | null;
}

/** What the bot may do here. Where Telegram does not say, the game goes on without. */
async function lookAround({ api, bot }: Dealer, groupId: ChatId): Promise<Standing> {
  try {
    const self = await api.getChatMember(groupId, bot.id);
    if (self.status !== 'administrator') return { powers: null, caveat: 'cannot-quiet' };
    return standingOf(await api.getChat(groupId), self);
  } catch {
    return { powers: null, caveat: null };
  }
}

function standingOf(chat: ChatFullInfo, self: ChatMemberAdministrator): Standing {
  const mayRestrict = self.can_restrict_members && chat.type === 'supergroup';
  const mayDelete = self.can_delete_messages;
  const permissions = chat.permissions ? { ...chat.permissions } : null;
  const caveat = mayRestrict
    ? mayDelete
      ? 'cannot-quiet-admins'
      : 'cannot-delete'
    : chat.type === 'supergroup'
      ? 'cannot-quiet'
      : 'cannot-quiet-basic';
  return { powers: { mayRestrict, mayDelete, permissions }, caveat };
}
