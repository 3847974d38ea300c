import { eq } from 'drizzle-orm';
import type { GameId } from '../../shared/engine/ids.ts';
import { given, givenEach } from './given.ts';
import type { SeatRow } from './rows.ts';
import type { Base } from './tables.ts';

type Place = Omit<SeatRow, 'gameId'>;

export function readSeats({ db, tables: { seats } }: Base) {
  const of = db
    .select({ personId: seats.personId, seat: seats.seat })
    .from(seats)
    .where(eq(seats.gameId, given('gameId')))
    .prepare();
  return {
    of: async (gameId: GameId): Promise<readonly Place[]> => await of.execute({ gameId }),
  };
}

export function writeSeats(base: Base) {
  const { db, tables } = base;
  const { seats } = tables;
  const clear = db
    .delete(seats)
    .where(eq(seats.gameId, given('gameId')))
    .prepare();
  const take = db
    .insert(seats)
    .values(givenEach('gameId', 'personId', 'seat'))
    .prepare();

  return {
    ...readSeats(base),

    /** These people and no others are in the game. */
    async set(gameId: GameId, places: readonly Place[]): Promise<void> {
      await clear.execute({ gameId });
      for (const place of places) await take.execute({ gameId, ...place });
    },
  };
}
