/** The rulebooks, for whoever asks and whoever presses: a message that is leafed through where it stands. */
import type { Context } from 'grammy';
import { isGroup } from '../courier/limits.ts';
import { bookScreen, SHELF } from '../narrator/book/index.ts';
import type { Screen } from '../narrator/screen.ts';
import type { Leafing } from '../tables/press.ts';
import type { TableState } from '../tables/state.ts';
import { playersFor } from '../tables/wished.ts';
import type { Reception } from '../wishes/reception.ts';
import { reply, speakIn, speakTo } from './reception.ts';
import type { Pressed, Toast } from './toast.ts';

/** At a table its own rulebook lies open. */
export async function openRules(reception: Reception, ctx: Context): Promise<void> {
  const table = tableHere(reception, ctx);
  await show(reception, ctx, bookScreen(await speakIn(reception, ctx), table ? placeOf(table) : SHELF));
}

const BOOK = 'rules/';

const show = (reception: Reception, ctx: Context, screen: Screen) =>
  reply(reception, ctx, screen, `${BOOK}${ctx.update.update_id}`);

export async function leafThrough(reception: Reception, ctx: Pressed, at: Leafing): Promise<Toast> {
  const { store, courier } = reception;
  const { message } = ctx.callbackQuery;
  if (!message || !ctx.chat) return {};
  const chatId = ctx.chat.id;
  // The game's own messages come first.
  if (isGroup(chatId) && courier.isCrowded(chatId)) {
    return { text: (await speakTo(reception, ctx.from))('rules-crowded'), show_alert: true };
  }
  const table = tableHere(reception, ctx);
  const isOfTable = at.mode === '' && table?.desk.setting.edition === at.edition;
  const screen = bookScreen(await speakIn(reception, ctx), isOfTable && table ? placeOf(table) : at);
  const subject = await store.read.posts.subjectOf(chatId, message.message_id);
  // Only a book is leafed through; a press that was made up must not change any other message.
  if (subject?.startsWith(BOOK)) {
    await store.write((tx) => courier.queue(tx, null, [{ kind: 'edit', chatId, subject, screen }]));
  } else await show(reception, ctx, screen);
  return {};
}

function tableHere({ tables }: Reception, ctx: Context): TableState | null {
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
