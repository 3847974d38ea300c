import { and, eq, gte } from 'drizzle-orm';
import type { GameEvent } from '../../shared/engine/events.ts';
import type { GameId } from '../../shared/engine/ids.ts';
import { StaleVersion } from './errors.ts';
import { given, givenEach } from './given.ts';
import { EVENT_SHAPE, lift } from './lift.ts';
import type { Base } from './tables.ts';

export function readEvents({ db, tables: { events } }: Base) {
  const of = db
    .select({ shape: events.shape, event: events.event })
    .from(events)
    .where(and(eq(events.gameId, given('gameId')), gte(events.seq, given('fromSeq'))))
    .orderBy(events.seq)
    .prepare();
  return {
    of: async (gameId: GameId, fromSeq = 1): Promise<readonly GameEvent[]> =>
      (await of.execute({ gameId, fromSeq })).map(({ shape, event }) => lift(shape, event)),
  };
}

export function writeEvents(base: Base) {
  const { db, tables, written } = base;
  const { events } = tables;
  const append = db
    .insert(events)
    .values({
      ...givenEach('gameId', 'seq', 'at'),
      shape: EVENT_SHAPE,
      event: given('event'),
    })
    .onConflictDoNothing()
    .prepare();

  return {
    ...readEvents(base),

    /** The first of them gets the number `firstSeq`; a number that is given already makes it a StaleVersion. */
    async append(gameId: GameId, firstSeq: number, added: readonly GameEvent[], at: number): Promise<void> {
      for (const [i, event] of added.entries()) {
        const result = await append.execute({ gameId, seq: firstSeq + i, at, event });
        if (written(result) === 0) throw new StaleVersion(gameId, firstSeq - 1);
      }
    },
  };
}
