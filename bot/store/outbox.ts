import { eq, gte, isNull, lt, or } from 'drizzle-orm';
import { given, givenEach } from './given.ts';
import type { OutboxRow } from './rows.ts';
import type { Base } from './tables.ts';

export type Outgoing = Pick<OutboxRow, 'chatId' | 'kind' | 'method' | 'payload'> &
  Partial<Pick<OutboxRow, 'gameId' | 'subject' | 'notBefore'>>;

const BLANK = { gameId: null, subject: null, notBefore: null, attemptedAt: null };

export function readOutbox({ db, tables: { outbox } }: Base) {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isNull(outbox.settledAt))
    .orderBy(outbox.id)
    .prepare();
  const byId = db
    .select()
    .from(outbox)
    .where(eq(outbox.id, given('id')))
    .prepare();
  /** What is written in JSON may be broken in one of them: each is read by itself. */
  const read = async (id: number): Promise<OutboxRow | null> => {
    try {
      return (await byId.execute({ id }))[0] ?? null;
    } catch {
      return null;
    }
  };
  return {
    waiting: async (): Promise<readonly OutboxRow[]> => {
      const rows: OutboxRow[] = [];
      for (const { id } of await waiting.execute()) {
        const row = await read(id);
        if (row) rows.push(row);
      }
      return rows;
    },

    /** Those that wait and that nobody can read. */
    unreadable: async (): Promise<readonly number[]> => {
      const ids: number[] = [];
      for (const { id } of await waiting.execute()) if (!(await read(id))) ids.push(id);
      return ids;
    },

    /** When each chat was last written to: what the limits of sending are reckoned from after a restart. */
    recent: async (since: number): Promise<readonly Pick<OutboxRow, 'chatId' | 'attemptedAt' | 'settledAt'>[]> =>
      await db
        .select({ chatId: outbox.chatId, attemptedAt: outbox.attemptedAt, settledAt: outbox.settledAt })
        .from(outbox)
        .where(or(gte(outbox.attemptedAt, since), gte(outbox.settledAt, since)))
        .orderBy(outbox.id),
  };
}

export function writeOutbox(base: Base) {
  const { db, tables } = base;
  const { outbox } = tables;
  const isIt = eq(outbox.id, given('id'));
  const message = givenEach('chatId', 'gameId', 'subject', 'kind', 'method', 'payload', 'notBefore', 'attemptedAt');
  const add = db.insert(outbox).values(message).returning({ id: outbox.id }).prepare();
  const byId = db.select().from(outbox).where(isIt).prepare();
  const replace = db.update(outbox).set(message).where(isIt).prepare();
  const attempt = db
    .update(outbox)
    .set({ attemptedAt: given('at') })
    .where(isIt)
    .prepare();
  const settle = db
    .update(outbox)
    .set({ settledAt: given('at') })
    .where(isIt)
    .prepare();
  const drop = db.delete(outbox).where(isIt).prepare();

  return {
    ...readOutbox(base),

    /** Says the new ids, in order. */
    async add(messages: readonly Outgoing[]): Promise<readonly number[]> {
      const ids: number[] = [];
      for (const added of messages) {
        const [row] = await add.execute({ ...BLANK, ...added });
        ids.push(row!.id);
      }
      return ids;
    },

    /** Before sending, so that after a crash it is known which may have arrived. */
    async attempt(ids: readonly number[], time: number): Promise<void> {
      for (const id of ids) await attempt.execute({ id, at: time });
    },

    /** It needs no more sending. The row stays until it is pruned. */
    async settle(id: number, time: number): Promise<void> {
      await settle.execute({ id, at: time });
    },

    async drop(ids: readonly number[]): Promise<void> {
      for (const id of ids) await drop.execute({ id });
    },

    /** Says whether it still waited. */
    async replace(id: number, patch: Partial<Omit<OutboxRow, 'id' | 'settledAt'>>): Promise<boolean> {
      const [row] = await byId.execute({ id });
      if (row?.settledAt !== null) return false;
      await replace.execute({ ...row, ...patch });
      return true;
    },

    async prune(before: number): Promise<void> {
      await db.delete(outbox).where(lt(outbox.settledAt, before));
    },
  };
}
