/** A playground's database: begun anew with each start, like the Telegram that it goes with, and never anybody else's. */
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { makePrivate, syncFolder } from './files.ts';

/** SQLite keeps a number in the head of a file that says whose it is. */
const MARK = 0x4f6d506c;
const MARK_AT = 68;
const PARTS = ['', '-wal', '-shm', '-journal'] as const;

/** What is there is deleted, if a playground has made it. Nobody may have the file open. */
export function beginAnew(file: string): void {
  const parts = PARTS.map((part) => `${file}${part}`);
  if (parts.some(existsSync) && !isPlaygrounds(file)) {
    throw new Error(`${file} was not made by a playground: move it away, and there will be a new one`);
  }
  for (const part of parts) rmSync(part, { force: true });
  const unmarked = `${file}.part`;
  rmSync(unmarked, { force: true });
  makePrivate(unmarked);
  const database = new Sqlite(unmarked);
  database.pragma(`application_id = ${MARK}`);
  database.close();
  renameSync(unmarked, file);
  syncFolder(file);
}

/** Read from the file itself: opening a database changes it. */
export function isPlaygrounds(file: string): boolean {
  if (!existsSync(file)) return false;
  const mark = Buffer.alloc(4);
  const handle = openSync(file, 'r');
  try {
    return readSync(handle, mark, 0, mark.length, MARK_AT) === mark.length && mark.readUInt32BE() === MARK;
  } finally {
    closeSync(handle);
  }
}
