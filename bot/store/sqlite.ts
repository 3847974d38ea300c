/** SQLite behind the store: one connection that writes, another that reads only what is committed. */
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import * as tables from '../../drizzle/schema/sqlite.ts';
import { makePrivate } from './files.ts';
import { lock } from './lock.ts';
import { bringUpToDate } from './migrations.ts';
import { beginAnew, isPlaygrounds } from './playground-file.ts';
import type { Base } from './tables.ts';
import type { Transactions } from './turns.ts';

export interface OpenSqlite {
  readonly reading: Base;
  readonly writing: Base;
  readonly transactions: Transactions;
  close(): void;
}

export function openSqlite(file: string, warn: (message: string) => void, isPlayground = false): OpenSqlite {
  const unlock = lock(file);
  try {
    if (isPlayground) beginAnew(file);
    else if (isPlaygrounds(file)) throw new Error(`${file} is a playground's, and the next one would delete it`);
    makePrivate(file);
    const writer = openWriter(file);
    const reader = new Sqlite(file, { readonly: true });
    return {
      reading: { db: drizzle(reader), tables, written },
      writing: { db: drizzle(writer), tables, written },
      transactions: transactionsOn(writer, warn),
      close() {
        reader.close();
        writer.close();
        unlock();
      },
    };
  } catch (reason) {
    unlock();
    throw reason;
  }
}

const written = (result: unknown) => (result as Sqlite.RunResult).changes;

function openWriter(file: string): Sqlite.Database {
  const writer = new Sqlite(file, { timeout: 5000 });
  try {
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    // What `undo` needs stays in memory instead of a temporary file.
    writer.pragma('temp_store = MEMORY');
    bringUpToDate(writer);
    return writer;
  } catch (reason) {
    writer.close();
    throw reason;
  }
}

function transactionsOn(writer: Sqlite.Database, warn: (message: string) => void): Transactions {
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = writer.prepare('COMMIT');
  const rollback = writer.prepare('ROLLBACK');
  const mark = writer.prepare('SAVEPOINT body');
  const keep = writer.prepare('RELEASE body');
  const undo = writer.prepare('ROLLBACK TO body');
  let overdue: NodeJS.Immediate;
  return {
    begin() {
      begin.run();
      overdue = setImmediate(() => warn('a write waits for something else than the store, and all others for it'));
    },
    commit() {
      clearImmediate(overdue);
      commit.run();
    },
    rollback() {
      clearImmediate(overdue);
      rollback.run();
    },
    isOpen: () => writer.inTransaction,
    mark: () => void mark.run(),
    keep: () => void keep.run(),
    undo() {
      undo.run();
      keep.run();
    },
  };
}
