/** Ways to speak in a chat, for everybody who answers Telegram. */
import type { Context, Filter } from 'grammy';
import type { User } from 'grammy/types';
import { type Arguments, type Speak, speaker, type TextId } from '../../shared/text/speak.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import type { Letter } from '../chat/letter.ts';
import type { Message } from '../chat/message.ts';
import type { Clock } from '../clock.ts';
import type { Courier } from '../courier/courier.ts';
import type { Errands } from '../errands.ts';
import type { Log } from '../log.ts';
import { type Refused, sayRefusal } from '../table/refusal.ts';
import { languageOf, languageOfGroup, type Reception, type Visitor } from '../wishes/reception.ts';
import type { By } from '../wishes/wish.ts';
import type { Chatter } from './chatter.ts';

/** What everybody needs who answers Telegram. */
export interface ChatDoor extends Reception {
  readonly clock: Clock;
  readonly courier: Courier;
  readonly errands: Errands;
  readonly log: Log;
  readonly chatter: Chatter;
}

/** Something that was written, with or without a picture. */
export type ChatSaid = Filter<Context, 'message'>;

/** What comes by webhook need not have what its type promises. */
export const isSaidIn =
  (...kinds: readonly string[]) =>
  ({ chat }: Context): boolean =>
    chat !== undefined && chat !== null && kinds.includes(chat.type);

/** The same for every delivery of one update, so that it is done once. */
export const keyOf = (ctx: Context): string => `update ${ctx.update.update_id}`;

/** Somebody who sits down by a press or a word: Telegram's own number of it is their part in the shuffle. */
function cutter(ctx: Context & { readonly from: User }): Visitor {
  const { callbackQuery, message } = ctx;
  return {
    ...ctx.from,
    cut: callbackQuery ? `press:${callbackQuery.id}` : `word:${message?.message_id}:${message?.date}`,
  };
}

/** Whoever presses or writes in a chat is in it. */
export const by = (ctx: Context & { readonly from: User }): By => ({
  user: cutter(ctx),
  key: keyOf(ctx),
  isIn: (groupId) => ctx.chat?.id === groupId,
});

/** In a group its language, in a direct chat the person's own. */
export async function speakIn(door: Pick<ChatDoor, 'store'>, ctx: Context): Promise<Speak> {
  const isPrivate = ctx.chat?.type === 'private' || !ctx.chat;
  if (isPrivate) return speaker(ctx.from ? await languageOf(door, ctx.from) : 'en');
  return speaker(await languageOfGroup(door, ctx.chat.id, ctx.from));
}

/** The answer to a press is seen by nobody else, so it is in the presser's own language. */
export const speakTo = async (door: Pick<ChatDoor, 'store'>, user: User): Promise<Speak> =>
  speaker(await languageOf(door, user));

/** What it takes to answer in a chat. */
export type Speaking = Pick<ChatDoor, 'store' | 'courier' | 'chatter'>;

/** Puts a message of its own into a chat's queue. */
export async function post(
  { store, courier }: Pick<ChatDoor, 'store' | 'courier'>,
  chatId: ChatId,
  subject: string,
  message: Message,
): Promise<void> {
  const letter: Letter = { kind: 'post', chatId, subject, message };
  await store.write((tx) => courier.queue(tx, null, [letter]));
}

/** The topic of a forum in which something was said. */
export const threadOf = ({ message }: Context): number | undefined =>
  message?.is_topic_message ? message.message_thread_id : undefined;

/** Answers a command where it was given. */
export async function reply(
  door: Speaking,
  ctx: Context,
  message: Message,
  subject = `reply/${ctx.update.update_id}`,
): Promise<void> {
  if (!ctx.chat) return;
  const isGroup = ctx.chat.type !== 'private';
  if (!door.chatter.mayAnswer(ctx.chat.id, ctx.from?.id ?? 0)) return;
  const replyTo = message.replyTo ?? (isGroup ? ctx.message?.message_id : undefined);
  const thread = threadOf(ctx);
  await post(door, ctx.chat.id, subject, {
    ...message,
    ...(replyTo !== undefined && { replyTo }),
    ...(thread !== undefined && { thread }),
  });
}

export async function replyWith(door: Speaking, ctx: Context, id: TextId, values?: Arguments): Promise<void> {
  const say = await speakIn(door, ctx);
  await reply(door, ctx, { text: say(id, values) });
}

export async function replyRefused(door: Speaking, ctx: Context, refused: Refused): Promise<void> {
  await reply(door, ctx, { text: sayRefusal(await speakIn(door, ctx), refused) });
}
