import { and, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Game } from '../../shared/engine/model.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import { LiveGameExists, StaleVersion } from './errors.ts';
import { given, givenEach } from './given.ts';
import type { GameRow, KeptGame } from './rows.ts';
import type { Base, StoreTables } from './tables.ts';

/** Neither `snapshot` nor `desk` may change afterwards: what follows on them is another object. */
export interface NewGame extends GameRow {
  readonly snapshot: Game | null;
}

export interface SavedGame extends Omit<NewGame, 'groupId' | 'createdAt'> {
  readonly expectedVersion: number;
}

/** Spelled out, since a bound value would hide from SQLite that the index of live games fits. */
export const isLive = ({ games }: StoreTables) => sql`${games.status} in ('lobby', 'running')`;

/** Decided, and its clock still runs: also spelled out for its index. */
const isContested = ({ games }: StoreTables) => sql`${games.status} = 'over' and ${games.deadline} is not null`;

export function readGames({ db, tables }: Base) {
  const { games, seats } = tables;
  const byId = db
    .select()
    .from(games)
    .where(eq(games.id, given('id')))
    .prepare();
  const { snapshot: _, engine: __, ...written } = getTableColumns(games);
  const bare = db
    .select(written)
    .from(games)
    .where(eq(games.id, given('id')))
    .prepare();
  const live = db
    .select()
    .from(games)
    .where(and(eq(games.groupId, given('groupId')), isLive(tables)))
    .prepare();
  const latest = db
    .select()
    .from(games)
    .where(eq(games.groupId, given('groupId')))
    .orderBy(desc(games.createdAt))
    .limit(1)
    .prepare();
  // What is written in JSON may be broken in one of them: each is read by itself.
  const kept = { id: games.id, groupId: games.groupId, updatedAt: games.updatedAt };
  const unfinished = db.select(kept).from(games).where(isLive(tables)).orderBy(games.createdAt).prepare();
  const leftAlone = db
    .select({ id: games.id })
    .from(games)
    .where(and(isLive(tables), gt(games.groupId, 0), lt(games.updatedAt, given('before'))))
    .prepare();
  const contested = db.select(kept).from(games).where(isContested(tables)).prepare();
  const ofPerson = db
    .select(getTableColumns(games))
    .from(seats)
    .innerJoin(games, eq(games.id, seats.gameId))
    .where(and(eq(seats.personId, given('personId')), isLive(tables)))
    .orderBy(games.createdAt)
    .prepare();
  const lastOf = db
    .select({ id: games.id })
    .from(seats)
    .innerJoin(games, eq(games.id, seats.gameId))
    .where(and(eq(seats.personId, given('personId')), eq(games.status, 'over')))
    .orderBy(desc(games.updatedAt))
    .limit(sql.placeholder('most'))
    .prepare();

  return {
    byId: async (id: string): Promise<GameRow | null> => (await byId.execute({ id }))[0] ?? null,

    /** Without its snapshot, which its events can tell again. */
    bare: async (id: string): Promise<GameRow | null> => {
      const [row] = await bare.execute({ id });
      return row ? { ...row, snapshot: null, engine: null } : null;
    },

    /** The group's lobby or running game. */
    live: async (groupId: ChatId): Promise<GameRow | null> => (await live.execute({ groupId }))[0] ?? null,

    latest: async (groupId: ChatId): Promise<GameRow | null> => (await latest.execute({ groupId }))[0] ?? null,

    /** Every lobby and running game, and those that are decided while their clock still runs. */
    unfinished: async (): Promise<readonly KeptGame[]> => [
      ...(await unfinished.execute()),
      ...(await contested.execute()),
    ],

    /** Those of direct chats in which nothing has happened since then. */
    leftAlone: async (before: number): Promise<readonly string[]> =>
      (await leftAlone.execute({ before })).map(({ id }) => id),

    /** The unfinished games in which the person sits or hosts. */
    ofPerson: async (personId: PersonId): Promise<readonly GameRow[]> => await ofPerson.execute({ personId }),

    /** The games that the person has seen to their end, the latest first. */
    lastOf: async (personId: PersonId, most: number): Promise<readonly string[]> =>
      (await lastOf.execute({ personId, most })).map(({ id }) => id),
  };
}

export function writeGames(base: Base) {
  const { db, tables, written } = base;
  const { games } = tables;
  const state = givenEach('status', 'version', 'engine', 'snapshot', 'desk', 'deadline', 'updatedAt', 'isPractice');
  const create = db
    .insert(games)
    .values({
      ...state,
      ...givenEach('id', 'groupId', 'createdAt'),
    })
    .onConflictDoNothing()
    .prepare();
  const save = db
    .update(games)
    .set(state)
    .where(and(eq(games.id, given('id')), eq(games.version, given('expectedVersion'))))
    .prepare();

  const putOff = db
    .update(games)
    .set({ deadline: given('deadline') })
    .where(eq(games.id, given('id')))
    .prepare();

  const setAside = db
    .update(games)
    .set({ status: 'cancelled', deadline: null })
    .where(eq(games.id, given('id')))
    .prepare();
  const touch = db
    .update(games)
    .set({ updatedAt: given('updatedAt') })
    .where(eq(games.id, given('id')))
    .prepare();

  return {
    ...readGames(base),

    async create(game: NewGame): Promise<void> {
      const result = await create.execute({ ...game });
      if (written(result) === 0) throw new LiveGameExists(game.groupId);
    },

    async save(game: SavedGame): Promise<void> {
      const result = await save.execute({ ...game });
      if (written(result) === 0) throw new StaleVersion(game.id, game.expectedVersion);
    },

    /** A clock that runs ends later, by the time for which nobody could play. */
    /** It is neither played nor counted any more; what was written of it stays. */
    async setAside(id: string): Promise<void> {
      await setAside.execute({ id });
    },

    /** It counts as last changed then. */
    async touch(id: string, updatedAt: number): Promise<void> {
      await touch.execute({ id, updatedAt });
    },

    async putOff(id: string, deadline: number | null): Promise<void> {
      await putOff.execute({ id, deadline });
    },
  };
}
