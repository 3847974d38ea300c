import { and, eq, ne, sql } from 'drizzle-orm';
import { isLive } from './games.ts';
import { given, givenEach } from './given.ts';
import type { GroupRow } from './rows.ts';
import type { Base } from './tables.ts';

export function readGroups({ db, tables: { groups } }: Base) {
  const byId = db
    .select()
    .from(groups)
    .where(eq(groups.id, given('id')))
    .prepare();
  return {
    byId: async (id: number): Promise<GroupRow | null> => (await byId.execute({ id }))[0] ?? null,
  };
}

export function writeGroups(base: Base) {
  const { db, tables } = base;
  const { groups, games, outbox, posts } = tables;
  const { byId } = readGroups(base);
  const blank = (id: number): GroupRow => ({
    id,
    title: '',
    language: null,
    defaults: null,
    narration: null,
    notices: [],
  });
  const values = givenEach('id', 'title', 'language', 'defaults', 'narration', 'notices');
  const meet = db
    .insert(groups)
    .values(values)
    .onConflictDoUpdate({
      target: groups.id,
      set: { title: sql`excluded.title` },
      setWhere: ne(groups.title, sql`excluded.title`),
    })
    .prepare();
  const put = db
    .insert(groups)
    .values(values)
    .onConflictDoUpdate({
      target: groups.id,
      set: {
        title: sql`excluded.title`,
        language: sql`excluded.language`,
        defaults: sql`excluded.defaults`,
        narration: sql`excluded.narration`,
        notices: sql`excluded.notices`,
      },
    })
    .prepare();
  const liveGame = db
    .select({ id: games.id, status: games.status })
    .from(games)
    .where(and(eq(games.groupId, given('groupId')), isLive(tables)))
    .prepare();

  /** Where both chats have a live game, a running one stays before a lobby, the old chat's before the new one's. */
  async function makeRoom(oldId: number, newId: number): Promise<string | null> {
    const [leaving] = await liveGame.execute({ groupId: oldId });
    const [there] = await liveGame.execute({ groupId: newId });
    if (!leaving || !there) return null;
    const { id } = leaving.status === 'lobby' && there.status === 'running' ? leaving : there;
    await db.update(games).set({ status: 'cancelled', deadline: null }).where(eq(games.id, id));
    return id;
  }

  return {
    byId,

    async meet({ id, title }: Pick<GroupRow, 'id' | 'title'>): Promise<void> {
      await meet.execute({ ...blank(id), title });
    },

    async change(id: number, patch: Partial<Omit<GroupRow, 'id'>>): Promise<void> {
      await put.execute({ ...((await byId(id)) ?? blank(id)), ...patch });
    },

    /**
     * A group has become a supergroup. Says which game was cancelled because both chats had a live one.
     * Messages do not move with a group, so its posts are forgotten.
     */
    async migrate(oldId: number, newId: number): Promise<string | null> {
      const cancelled = await makeRoom(oldId, newId);
      const old = await byId(oldId);
      if (old) {
        const there = (await byId(newId)) ?? blank(newId);
        await put.execute({
          id: newId,
          title: there.title || old.title,
          language: there.language ?? old.language,
          defaults: there.defaults ?? old.defaults,
          narration: there.narration ?? old.narration,
          notices: [...new Set([...old.notices, ...there.notices])],
        });
        await db.delete(groups).where(eq(groups.id, oldId));
      }
      await db.update(games).set({ groupId: newId }).where(eq(games.groupId, oldId));
      await db.update(outbox).set({ chatId: newId }).where(eq(outbox.chatId, oldId));
      await db.delete(posts).where(eq(posts.chatId, oldId));
      return cancelled;
    },
  };
}
