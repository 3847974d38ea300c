/** Who comes and goes: people in a group, the bot itself, a group that moves to another id. */
import { Composer, type Context } from 'grammy';
import { speaker } from '../../shared/text/speak.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import { escapeHtml } from '../chat/message.ts';
import { handOf } from '../narrator/mail.ts';
import { isAdmin } from '../reach/admins.ts';
import { isGone } from '../reach/members.ts';
import { peopleOf, placeOf, putIn } from '../table/desk.ts';
import { refuse } from '../table/refusal.ts';
import { goneBy } from '../wishes/leave.ts';
import { cancel } from '../wishes/manage.ts';
import { type ChatDoor, keyOf } from './door.ts';

export function comingsComposer(door: ChatDoor): Composer<Context> {
  const composer = new Composer<Context>();
  const { store, tables, touch } = door;

  composer.on('message:migrate_to_chat_id', (ctx) => tables.moved(ctx.chat.id, ctx.message.migrate_to_chat_id));
  composer.on('message:migrate_from_chat_id', (ctx) => tables.moved(ctx.message.migrate_from_chat_id, ctx.chat.id));

  composer.on('my_chat_member', async (ctx) => {
    const { new_chat_member: self, chat } = ctx.myChatMember;
    if (chat.type === 'private') {
      if (isGone(self)) touch.lose(chat.id);
      await store.write((tx) => tx.people.setReachable(chat.id, !isGone(self)));
      await (isGone(self) ? loseTouch : findTouch)(door, chat.id, keyOf(ctx));
    } else if (isGone(self)) await closeGroup(door, chat.id, keyOf(ctx));
  });

  // The app was allowed to have the bot write.
  composer.on('message:write_access_allowed', (ctx) => findTouch(door, ctx.chat.id, keyOf(ctx)));
  composer.on('message:left_chat_member', (ctx) =>
    goneFrom(door, ctx.chat.id, ctx.message.left_chat_member.id, keyOf(ctx)),
  );
  composer.on('chat_member', async (ctx) => {
    const { old_chat_member: before, new_chat_member: member, chat } = ctx.chatMember;
    if (isAdmin(before) !== isAdmin(member)) door.admins.forget(chat.id);
    if (isGone(member)) await goneFrom(door, chat.id, member.user.id, keyOf(ctx));
  });
  return composer;
}

/** Whoever leaves the group leaves the game, as the edition says. */
async function goneFrom(
  { tables, members }: Pick<ChatDoor, 'tables' | 'members'>,
  groupId: ChatId,
  person: PersonId,
  key: string,
): Promise<void> {
  members.forget(groupId, person);
  const state = tables.inGroup(groupId);
  if (state && placeOf(state.desk, person) !== null) await tables.order(state.id, key, goneBy(person));
}

/** No direct message reaches this person any more: the group is told, and how to mend it. */
export async function loseTouch({ tables }: Pick<ChatDoor, 'tables'>, person: PersonId, key: string): Promise<void> {
  for (const { id } of tables.ofPerson(person)) {
    await tables.order(id, `${key} lost ${person}`, (state) => {
      if (state.status !== 'running' || state.desk.presence.lost.includes(person)) return refuse('refusal-late');
      return {
        state: { ...state, desk: putIn(state.desk, 'presence', { lost: [...state.desk.presence.lost, person] }) },
        events: [],
      };
    });
  }
}

/** Messages reach this person again: the card and the question come once more. */
export async function findTouch(
  { tables, links }: Pick<ChatDoor, 'tables' | 'links'>,
  person: PersonId,
  key: string,
): Promise<void> {
  for (const { id } of tables.ofPerson(person)) {
    await tables.order(
      id,
      `${key} found ${person}`,
      (state) => {
        if (!state.desk.presence.lost.includes(person)) return refuse('refusal-late');
        const lost = state.desk.presence.lost.filter((other) => other !== person);
        return { state: { ...state, desk: putIn(state.desk, 'presence', { lost }) }, events: [] };
      },
      (state) => ({ letters: handOf(state, person, links) }),
    );
  }
}

/** Without the group there is no game; those who played are told in their direct chats. */
export async function closeGroup({ tables }: Pick<ChatDoor, 'tables'>, groupId: ChatId, key: string): Promise<void> {
  const state = tables.inGroup(groupId);
  if (!state) return;
  await tables.order(state.id, `${key} closed`, cancel, ({ desk }) => ({
    letters: peopleOf(desk).map(({ sitter: { person, language } }) => ({
      kind: 'post' as const,
      chatId: person,
      subject: `${state.id}/closed`,
      message: { text: speaker(language)('kicked-cancelled', { group: escapeHtml(desk.chat.title) }) },
    })),
  }));
}
