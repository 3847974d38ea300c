import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../bot/store/index.ts';

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const tempFile = (): string => join(tempFolder(), 'omerta.db');

export function open(file = tempFile()): Store {
  const store = openStore({ file });
  onTestFinished(() => store.close());
  return store;
}

/** Another process's look at the file: what is committed, and nothing else. */
export function look(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { readonly: true });
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}

export const integrityOf = (file: string): unknown => look(file).pragma('integrity_check', { simple: true });

/** How many transactions the write-ahead log holds: each ends with a frame that says the size of the database. */
export function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const pageSize = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at < log.length; at += 24 + pageSize) {
    const isOfThisLog = log.subarray(at + 8, at + 16).equals(salt);
    if (isOfThisLog && log.readUInt32BE(at + 4) > 0) commits++;
  }
  return commits;
}
