/** What the database says, before, while and after the program runs on it. */
import Sqlite from 'better-sqlite3';
import { openStore } from '../../../bot/store/index.ts';
import type { Desk, Setting } from '../../../bot/table/desk.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { Game } from '../../../shared/engine/model.ts';

/** A deadline as it was written, and the last sign of life that the database had of the program just then. */
export interface DeadlineNote {
  readonly versionBefore: number;
  readonly version: number;
  readonly before: number | null;
  readonly deadline: number | null;
  readonly sign: number;
}

export interface GameRecord {
  readonly id: string;
  readonly groupId: number;
  readonly status: string;
  readonly version: number;
  readonly desk: Desk;
  readonly snapshot: Game | null;
  readonly events: readonly { readonly at: number; readonly event: GameEvent }[];
  /** When the clock closed a stage, by its serial. */
  readonly timeUps: ReadonlyMap<number, number>;
  readonly deadlines: readonly DeadlineNote[];
  readonly seats: readonly { readonly personId: number; readonly seat: string }[];
  /** The message in which each subject is shown, by chat and subject. */
  readonly posts: ReadonlyMap<string, number>;
}

/** How many events there were after each thing that was done: several may be done in the same millisecond. */
export const stepsOf = ({ deadlines }: GameRecord): readonly number[] => [
  ...new Set(deadlines.map(({ version }) => version)),
];

/** Every change of a deadline leaves a note, without the program's help. */
const NOTES = `
  CREATE TABLE deadline_notes (
    id INTEGER PRIMARY KEY, game, version_before, version, deadline_before, deadline, sign
  );
  CREATE TRIGGER note_deadline AFTER UPDATE ON games WHEN NEW.version > 0
    AND (NEW.deadline IS NOT OLD.deadline OR NEW.version <> OLD.version)
  BEGIN
    INSERT INTO deadline_notes (game, version_before, version, deadline_before, deadline, sign) VALUES (
      NEW.id, OLD.version, NEW.version, OLD.deadline, NEW.deadline,
      max(
        (SELECT max(updated_at) FROM games WHERE status IN ('lobby', 'running')),
        coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'alive'), 0)
      )
    );
  END;
`;

/** A database in which each group has its wishes already. */
export async function prepareDatabase(file: string, settings: ReadonlyMap<number, Setting>): Promise<void> {
  const store = openStore({ file });
  await store.write(async (tx) => {
    for (const [groupId, defaults] of settings) await tx.groups.change(groupId, { defaults });
  });
  await store.close();
  const connection = new Sqlite(file);
  connection.exec(NOTES);
  connection.close();
}

/** The next moment at which the clock closes a stage, at any table. */
export function nextDeadline(connection: Sqlite.Database): number | null {
  return connection.prepare(`SELECT min(deadline) FROM games WHERE status = 'running'`).pluck().get() as number | null;
}

export function waitingIn(connection: Sqlite.Database): number {
  return connection.prepare('SELECT count(*) FROM outbox WHERE settled_at IS NULL').pluck().get() as number;
}

/** Calls that were begun and of whose end nothing is known. */
export function inFlightIn(connection: Sqlite.Database): number {
  const sql = 'SELECT count(*) FROM outbox WHERE settled_at IS NULL AND attempted_at IS NOT NULL';
  return connection.prepare(sql).pluck().get() as number;
}

export function readGames(connection: Sqlite.Database): readonly GameRecord[] {
  const rows = connection
    .prepare('SELECT id, group_id AS groupId, status, version, desk, snapshot FROM games ORDER BY created_at')
    .all() as { id: string; groupId: number; status: string; version: number; desk: string; snapshot: string | null }[];
  const of = <T>(sql: string, id: string) => connection.prepare(sql).all(id) as T[];
  return rows.map(({ desk, snapshot, ...row }) => ({
    ...row,
    desk: JSON.parse(desk),
    snapshot: snapshot === null ? null : JSON.parse(snapshot),
    events: of<{ at: number; event: string }>(
      'SELECT at, event FROM events WHERE game_id = ? ORDER BY seq',
      row.id,
    ).map(({ at, event }) => ({ at, event: JSON.parse(event) })),
    timeUps: new Map(
      of<{ key: string; at: number }>(`SELECT key, at FROM keys WHERE game_id = ? AND key LIKE 'time %'`, row.id).map(
        ({ key, at }) => [Number(key.slice('time '.length)), at],
      ),
    ),
    deadlines: of<DeadlineNote>(
      `SELECT version_before AS versionBefore, version, deadline_before AS before, deadline, sign
       FROM deadline_notes WHERE game = ? ORDER BY id`,
      row.id,
    ),
    seats: of<{ personId: number; seat: string }>(
      'SELECT person_id AS personId, seat FROM seats WHERE game_id = ?',
      row.id,
    ),
    posts: new Map(
      of<{ name: string; id: number }>(
        `SELECT chat_id || ' ' || subject AS name, message_id AS id FROM posts WHERE subject LIKE ? || '/%'`,
        row.id,
      ).map(({ name, id }) => [name, id]),
    ),
  }));
}
