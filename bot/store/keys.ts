/** Each command carries a key of its own, so that one sent twice is done once. */
import { and, eq, lt } from 'drizzle-orm';
import type { GameId } from '../../shared/engine/ids.ts';
import { given, givenEach } from './given.ts';
import type { Base } from './tables.ts';

const isIt = ({ keys }: Base['tables']) => and(eq(keys.gameId, given('gameId')), eq(keys.key, given('key')));

export function readKeys({ db, tables }: Base) {
  const answer = db.select({ answer: tables.keys.answer }).from(tables.keys).where(isIt(tables)).prepare();
  return {
    isTaken: async (gameId: GameId, key: string): Promise<boolean> =>
      (await answer.execute({ gameId, key })).length > 0,

    /** What was answered to the command, null if nothing was or it is not known. */
    answerTo: async (gameId: GameId, key: string): Promise<unknown> =>
      (await answer.execute({ gameId, key }))[0]?.answer ?? null,
  };
}

export function writeKeys(base: Base) {
  const { db, tables, written } = base;
  const { keys } = tables;
  const take = db
    .insert(keys)
    .values(givenEach('gameId', 'key', 'at'))
    .onConflictDoNothing()
    .prepare();
  const answer = db
    .update(keys)
    .set({ answer: given('answer') })
    .where(isIt(tables))
    .prepare();

  return {
    ...readKeys(base),

    /** False if it was taken before. */
    take: async (gameId: GameId, key: string, at: number): Promise<boolean> =>
      written(await take.execute({ gameId, key, at })) > 0,

    async answer(gameId: GameId, key: string, said: unknown): Promise<void> {
      await answer.execute({ gameId, key, answer: said });
    },

    async prune(before: number): Promise<void> {
      await db.delete(keys).where(lt(keys.at, before));
    },
  };
}
