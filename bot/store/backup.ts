/** A copy of the database, taken while a bot may be writing to it, and for its owner alone from the first byte. */
import { renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { makePrivate, syncFolder } from './files.ts';

/** All pages in one step: a copy in several would start anew whenever the bot writes in between. */
const ALL_PAGES = 2 ** 31 - 1;

export async function backUp(source: string, copy: string): Promise<void> {
  const part = `${copy}.part`;
  const database = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    rmSync(part, { force: true });
    makePrivate(part);
    await database.backup(part, { progress: () => ALL_PAGES });
    check(part);
    renameSync(part, copy);
    syncFolder(copy);
  } finally {
    database.close();
    rmSync(part, { force: true });
  }
}

/** What is left is one file, without a journal beside it. */
function check(copy: string): void {
  const database = new Sqlite(copy);
  const verdict = database.pragma('integrity_check', { simple: true });
  database.pragma('journal_mode = DELETE');
  database.close();
  if (verdict !== 'ok') throw new Error(`the copy is damaged: ${String(verdict)}`);
}
