import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type * as sqlite from '../../drizzle/schema/sqlite.ts';

/** The tables of SQLite stand for those of any database; another one enters here, by one cast. */
export type StoreTables = typeof sqlite;

/** A connection and the tables on it. Statements are prepared on it once, when an aggregate is opened. */
export interface Base {
  readonly db: BetterSQLite3Database;
  readonly tables: StoreTables;
  /** How many rows a statement has written. Asking for them back costs SQLite more than most writes. */
  readonly written: (result: unknown) => number;
}
