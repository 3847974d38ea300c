/** The rulebooks, for whoever asks and whoever presses: a message that is leafed through where it stands. */
import type { Context } from 'grammy';
import { isGroup } from '../../shared/wire/ids.ts';
import type { Message } from '../chat/message.ts';
import type { Leafing } from '../chat/press.ts';
import { bookMessage, SHELF } from '../narrator/book/index.ts';
import type { TableState } from '../table/state.ts';
import { playersFor } from '../table/wished.ts';
import { type ChatDoor, reply, type Speaking, speakIn, speakTo } from './door.ts';
import type { PressContext, Toast } from './toast.ts';

type Reading = Speaking & Pick<ChatDoor, 'tables'>;

/** At a table its own rulebook lies open. */
export async function openRules(door: Reading, ctx: Context): Promise<void> {
  const table = tableHere(door, ctx);
  await show(door, ctx, bookMessage(await speakIn(door, ctx), table ? placeOf(table) : SHELF));
}

const BOOK = 'rules/';

const show = (door: Speaking, ctx: Context, leaf: Message) => reply(door, ctx, leaf, `${BOOK}${ctx.update.update_id}`);

export async function leafThrough(door: Reading, ctx: PressContext, at: Leafing): Promise<Toast> {
  const { store, courier } = door;
  const { message } = ctx.callbackQuery;
  if (!message || !ctx.chat) return {};
  const chatId = ctx.chat.id;
  // The game's own messages come first.
  if (isGroup(chatId) && courier.isCrowded(chatId)) {
    return { text: (await speakTo(door, ctx.from))('rules-crowded'), show_alert: true };
  }
  const table = tableHere(door, ctx);
  const isOfTable = at.mode === '' && table?.desk.setting.edition === at.edition;
  const leaf = bookMessage(await speakIn(door, ctx), isOfTable && table ? placeOf(table) : at);
  const subject = await store.read.posts.subjectOf(chatId, message.message_id);
  // Only a book is leafed through; a press that was made up must not change any other message.
  if (subject?.startsWith(BOOK)) {
    await store.write((tx) => courier.queue(tx, null, [{ kind: 'edit', chatId, subject, message: leaf }]));
  } else await show(door, ctx, leaf);
  return {};
}

function tableHere({ tables }: Pick<ChatDoor, 'tables'>, ctx: Context): TableState | null {
  if (ctx.chat?.type !== 'private') return ctx.chat ? tables.inGroup(ctx.chat.id) : null;
  const [table, another] = tables.ofPerson(ctx.from?.id ?? 0);
  return table && !another ? table : null;
}

const placeOf = ({ desk }: TableState): Leafing => ({
  ...SHELF,
  edition: desk.setting.edition,
  mode: desk.setting.mode,
  players: playersFor(desk),
});
