/** `npm run backup -- FILE`: a copy of the database, taken while the bot may be running. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { readSettings, WrongSetting } from './settings.ts';

/** All pages in one step: a copy in several would start anew whenever the bot writes in between. */
const ALL_PAGES = 2 ** 31 - 1;

async function backUp(source: string, copy: string): Promise<void> {
  const part = `${copy}.part`;
  const database = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    rmSync(part, { force: true });
    await database.backup(part, { progress: () => ALL_PAGES });
    const check = new Sqlite(part);
    const verdict = check.pragma('integrity_check', { simple: true });
    check.pragma('journal_mode = DELETE');
    check.close();
    if (verdict !== 'ok') throw new Error(`the copy is damaged: ${String(verdict)}`);
    renameSync(part, copy);
  } finally {
    database.close();
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseFile } = readSettings(process.env);
  const [copy, ...more] = process.argv.slice(2);
  if (!copy || more.length > 0) throw new WrongSetting('say where to: npm run backup -- FILE');
  if (existsSync(copy)) throw new WrongSetting(`${copy} is there already; name a new file`);
  if (!existsSync(databaseFile)) throw new WrongSetting(`there is no database at ${databaseFile} yet`);
  await backUp(databaseFile, copy);
  console.log(`backed up to ${copy}`);
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
