/** What the store knows of the product itself, such as when it was last alive. */
import { eq, sql } from 'drizzle-orm';
import { given, givenEach } from './given.ts';
import type { Base } from './tables.ts';

export function readMeta({ db, tables: { meta } }: Base) {
  const get = db
    .select({ value: meta.value })
    .from(meta)
    .where(eq(meta.name, given('name')))
    .prepare();
  return {
    get: async (name: string): Promise<unknown> => (await get.execute({ name }))[0]?.value ?? null,
  };
}

export function writeMeta(base: Base) {
  const { db, tables } = base;
  const { meta } = tables;
  const set = db
    .insert(meta)
    .values(givenEach('name', 'value'))
    .onConflictDoUpdate({ target: meta.name, set: { value: sql`excluded.value` } })
    .prepare();

  return {
    ...readMeta(base),

    async set(name: string, value: unknown): Promise<void> {
      await set.execute({ name, value });
    },
  };
}
