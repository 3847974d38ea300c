import { and, eq, sql } from 'drizzle-orm';
import { given, givenEach } from './given.ts';
import type { Base } from './tables.ts';

export function readPosts({ db, tables: { posts } }: Base) {
  const find = db
    .select({ messageId: posts.messageId })
    .from(posts)
    .where(and(eq(posts.chatId, given('chatId')), eq(posts.subject, given('subject'))))
    .prepare();
  return {
    /** The message that shows the subject in the chat. */
    find: async (chatId: number, subject: string): Promise<number | null> =>
      (await find.execute({ chatId, subject }))[0]?.messageId ?? null,
  };
}

export function writePosts(base: Base) {
  const { db, tables } = base;
  const { posts } = tables;
  const set = db
    .insert(posts)
    .values(givenEach('chatId', 'subject', 'messageId'))
    .onConflictDoUpdate({ target: [posts.chatId, posts.subject], set: { messageId: sql`excluded.message_id` } })
    .prepare();

  return {
    ...readPosts(base),

    async set(chatId: number, subject: string, messageId: number): Promise<void> {
      await set.execute({ chatId, subject, messageId });
    },

    /** One subject, or all of the chat. */
    async forget(chatId: number, subject?: string): Promise<void> {
      const inChat = eq(posts.chatId, chatId);
      await db.delete(posts).where(subject === undefined ? inChat : and(inChat, eq(posts.subject, subject)));
    },
  };
}
