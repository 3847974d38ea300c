import { eq, inArray, ne, or, sql } from 'drizzle-orm';
import { given, givenEach } from './given.ts';
import type { PersonRow } from './rows.ts';
import type { Base } from './tables.ts';

/** How stale `seenAt` may get before it alone is worth a write. */
const SEEN_AGAIN_MS = 24 * 60 * 60 * 1000;

export function readPeople({ db, tables: { people } }: Base) {
  const byId = db
    .select()
    .from(people)
    .where(eq(people.id, given('id')))
    .prepare();
  return {
    byId: async (id: number): Promise<PersonRow | null> => (await byId.execute({ id }))[0] ?? null,

    byIds: async (ids: readonly number[]): Promise<readonly PersonRow[]> =>
      await db
        .select()
        .from(people)
        .where(inArray(people.id, [...ids])),
  };
}

export function writePeople(base: Base) {
  const { db, tables } = base;
  const { people } = tables;
  const blank = {
    id: given('id'),
    name: '',
    username: null,
    language: null,
    clientLanguage: null,
    isReachable: false,
    seenAt: 0,
  };
  const met = {
    name: sql`excluded.name`,
    username: sql`excluded.username`,
    clientLanguage: sql`excluded.client_language`,
  };
  const meet = db
    .insert(people)
    .values({
      ...blank,
      ...givenEach('name', 'username', 'clientLanguage', 'seenAt'),
    })
    .onConflictDoUpdate({
      target: people.id,
      set: { ...met, seenAt: sql`excluded.seen_at` },
      setWhere: or(
        sql`${people.name} is distinct from ${met.name}`,
        sql`${people.username} is distinct from ${met.username}`,
        sql`${people.clientLanguage} is distinct from ${met.clientLanguage}`,
        sql`${people.seenAt} <= excluded.seen_at - ${SEEN_AGAIN_MS}`,
      )!,
    })
    .prepare();
  const setLanguage = db
    .insert(people)
    .values({ ...blank, language: given('language') })
    .onConflictDoUpdate({ target: people.id, set: { language: sql`excluded.language` } })
    .prepare();
  const setReachable = db
    .insert(people)
    .values({ ...blank, isReachable: given('isReachable') })
    .onConflictDoUpdate({
      target: people.id,
      set: { isReachable: sql`excluded.is_reachable` },
      setWhere: ne(people.isReachable, sql`excluded.is_reachable`),
    })
    .prepare();

  return {
    ...readPeople(base),

    /** Keeps the language and whether the person can be reached; writes nothing for a mere second look on one day. */
    async meet(person: Omit<PersonRow, 'language' | 'isReachable'>): Promise<void> {
      await meet.execute({ ...person });
    },

    async setLanguage(id: number, language: string | null): Promise<void> {
      await setLanguage.execute({ id, language });
    },

    async setReachable(id: number, isReachable: boolean): Promise<void> {
      await setReachable.execute({ id, isReachable });
    },
  };
}
