/** Pictures that Telegram has already: sent by name, they need not be uploaded again. */
import { desc, eq, notInArray, sql } from 'drizzle-orm';
import { given, givenEach } from './given.ts';
import type { Base } from './tables.ts';

export function readPrints({ db, tables: { prints } }: Base) {
  const find = db
    .select({ fileId: prints.fileId })
    .from(prints)
    .where(eq(prints.fingerprint, given('fingerprint')))
    .prepare();
  return {
    /** Its name at Telegram. */
    find: async (fingerprint: string): Promise<string | null> =>
      (await find.execute({ fingerprint }))[0]?.fileId ?? null,
  };
}

export function writePrints(base: Base) {
  const { db, tables } = base;
  const { prints } = tables;
  const set = db
    .insert(prints)
    .values(givenEach('fingerprint', 'fileId', 'at'))
    .onConflictDoUpdate({
      target: prints.fingerprint,
      set: { fileId: sql`excluded.file_id`, at: sql`excluded.at` },
    })
    .prepare();

  return {
    ...readPrints(base),

    async set(fingerprint: string, fileId: string, at: number): Promise<void> {
      await set.execute({ fingerprint, fileId, at });
    },

    async forget(fingerprint: string): Promise<void> {
      await db.delete(prints).where(eq(prints.fingerprint, fingerprint));
    },

    /** Keeps so many of those that were used last. */
    async prune(most: number): Promise<void> {
      const kept = db.select({ it: prints.fingerprint }).from(prints).orderBy(desc(prints.at)).limit(most);
      await db.delete(prints).where(notInArray(prints.fingerprint, kept));
    },
  };
}
