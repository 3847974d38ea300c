import { eq, lt } from 'drizzle-orm';
import { given, givenEach } from './given.ts';
import type { Base } from './tables.ts';

export function readUpdates({ db, tables: { updates } }: Base) {
  const byId = db
    .select({ id: updates.id })
    .from(updates)
    .where(eq(updates.id, given('id')))
    .prepare();
  return {
    isSeen: async (id: number): Promise<boolean> => (await byId.execute({ id })).length > 0,
  };
}

export function writeUpdates(base: Base) {
  const { db, tables, written } = base;
  const { updates } = tables;
  const mark = db.insert(updates).values(givenEach('id', 'at')).onConflictDoNothing().prepare();

  return {
    ...readUpdates(base),

    /** False if it was marked before. */
    mark: async (id: number, at: number): Promise<boolean> => written(await mark.execute({ id, at })) > 0,

    async prune(before: number): Promise<void> {
      await db.delete(updates).where(lt(updates.at, before));
    },
  };
}
