import { and, eq, sql } from 'drizzle-orm';
import type { ChatId } from '../../shared/wire/ids.ts';
import { given, givenEach } from './given.ts';
import type { Base } from './tables.ts';

/** A message in a chat, and what picture it shows: null if it is a text. */
export interface Posted {
  readonly messageId: number;
  readonly picture: string | null;
}

export function readPosts({ db, tables: { posts } }: Base) {
  const find = db
    .select({ messageId: posts.messageId, picture: posts.picture })
    .from(posts)
    .where(and(eq(posts.chatId, given('chatId')), eq(posts.subject, given('subject'))))
    .prepare();
  const look = async (chatId: ChatId, subject: string): Promise<Posted | null> =>
    (await find.execute({ chatId, subject }))[0] ?? null;
  const subjects = db
    .select({ subject: posts.subject })
    .from(posts)
    .where(and(eq(posts.chatId, given('chatId')), eq(posts.messageId, given('messageId'))))
    .prepare();
  return {
    /** What this message of the chat shows; null for one that we know nothing of. */
    subjectOf: async (chatId: ChatId, messageId: number): Promise<string | null> =>
      (await subjects.execute({ chatId, messageId }))[0]?.subject ?? null,

    /** The message that shows the subject in the chat, and how. */
    look,

    find: async (chatId: ChatId, subject: string): Promise<number | null> =>
      (await look(chatId, subject))?.messageId ?? null,
  };
}

export function writePosts(base: Base) {
  const { db, tables } = base;
  const { posts } = tables;
  const set = db
    .insert(posts)
    .values(givenEach('chatId', 'subject', 'messageId', 'picture'))
    .onConflictDoUpdate({
      target: [posts.chatId, posts.subject],
      set: { messageId: sql`excluded.message_id`, picture: sql`excluded.picture` },
    })
    .prepare();

  return {
    ...readPosts(base),

    async set(chatId: ChatId, subject: string, messageId: number, picture: string | null = null): Promise<void> {
      await set.execute({ chatId, subject, messageId, picture });
    },

    /** One subject, or all of the chat. */
    async forget(chatId: ChatId, subject?: string): Promise<void> {
      const inChat = eq(posts.chatId, chatId);
      await db.delete(posts).where(subject === undefined ? inChat : and(inChat, eq(posts.subject, subject)));
    },
  };
}
