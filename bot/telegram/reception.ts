/** What everybody who answers Telegram needs: the tables, the store, and ways to speak. */
import type { Api, Context } from 'grammy';
import type { User } from 'grammy/types';
import { isLanguage, type Language, nearestLanguage } from '../../shared/text/languages.ts';
import { type Arguments, type Speak, speaker, type TextId } from '../../shared/text/speak.ts';
import type { Clock } from '../clock.ts';
import type { Courier } from '../courier/courier.ts';
import type { Log } from '../log.ts';
import type { Letter } from '../narrator/mail.ts';
import type { Screen } from '../narrator/screen.ts';
import { cleanName } from '../narrator/words.ts';
import type { Store } from '../store/store.ts';
import type { Sitter } from '../tables/desk.ts';
import { type Refused, sayRefusal } from '../tables/refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { Admins } from './admins.ts';
import type { Secret } from './begin.ts';
import type { Chatter } from './chatter.ts';
import type { Errands } from './errands.ts';

export interface Reception {
  readonly tables: Tables;
  readonly store: Store;
  readonly clock: Clock;
  readonly courier: Courier;
  readonly api: Api;
  readonly admins: Admins;
  readonly errands: Errands;
  readonly chatter: Chatter;
  readonly log: Log;
  readonly bot: { readonly id: number; readonly username: string };
  readonly drawSecret: () => Secret;
}

export const botLink = (username: string): string => `https://t.me/${username}`;

/** The same for every delivery of one update, so that it is done once. */
export const keyOf = (ctx: Context): string => `update ${ctx.update.update_id}`;

/** It was done by a process that died before it could say so. */
export const isDone = ({ store }: Reception, ctx: Context, game: string): Promise<boolean> =>
  store.read.keys.isTaken(game, keyOf(ctx));

export async function languageOf({ store }: Reception, user: Pick<User, 'id' | 'language_code'>): Promise<Language> {
  const row = await store.read.people.byId(user.id);
  return isLanguage(row?.language) ? row.language : nearestLanguage(user.language_code);
}

export async function groupLanguage({ store }: Reception, groupId: number, user: User | undefined): Promise<Language> {
  const row = await store.read.groups.byId(groupId);
  return isLanguage(row?.language) ? row.language : nearestLanguage(user?.language_code);
}

/** In a group its language, in a direct chat the person's own. */
export async function speakIn(reception: Reception, ctx: Context): Promise<Speak> {
  const isPrivate = ctx.chat?.type === 'private' || !ctx.chat;
  if (isPrivate) return speaker(ctx.from ? await languageOf(reception, ctx.from) : 'en');
  return speaker(await groupLanguage(reception, ctx.chat.id, ctx.from));
}

/** The answer to a press is seen by nobody else, so it is in the presser's own language. */
export const speakTo = async (reception: Reception, user: User): Promise<Speak> =>
  speaker(await languageOf(reception, user));

export const sitterFrom = async (reception: Reception, user: User): Promise<Sitter> => ({
  person: user.id,
  name: cleanName(user.first_name, user.last_name),
  language: await languageOf(reception, user),
});

/** Puts a message of its own into a chat's queue. */
export async function post(
  { store, courier }: Reception,
  chatId: number,
  subject: string,
  screen: Screen,
): Promise<void> {
  const letter: Letter = { kind: 'post', chatId, subject, screen };
  await store.write((tx) => courier.queue(tx, null, [letter]));
}

/** The topic of a forum in which something was said. */
export const threadOf = ({ message }: Context): number | undefined =>
  message?.is_topic_message ? message.message_thread_id : undefined;

/** Answers a command where it was given. */
export async function reply(reception: Reception, ctx: Context, screen: Screen): Promise<void> {
  if (!ctx.chat) return;
  const isGroup = ctx.chat.type !== 'private';
  if (!reception.chatter.mayAnswer(ctx.chat.id, ctx.from?.id ?? 0)) return;
  const replyTo = screen.replyTo ?? (isGroup ? ctx.message?.message_id : undefined);
  const thread = threadOf(ctx);
  await post(reception, ctx.chat.id, `reply/${ctx.update.update_id}`, {
    ...screen,
    ...(replyTo !== undefined && { replyTo }),
    ...(thread !== undefined && { thread }),
  });
}

export async function replyWith(reception: Reception, ctx: Context, id: TextId, values?: Arguments): Promise<void> {
  const say = await speakIn(reception, ctx);
  await reply(reception, ctx, { text: say(id, values) });
}

export async function replyRefused(reception: Reception, ctx: Context, refused: Refused): Promise<void> {
  await reply(reception, ctx, { text: sayRefusal(await speakIn(reception, ctx), refused) });
}
