/** `npm run backup -- FILE`: a copy of the bot's database, taken while it may be running. */
import { existsSync } from 'node:fs';
import { readDatabaseFile, WrongSetting } from './settings.ts';
import { backUp } from './store/backup.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const databaseFile = readDatabaseFile(process.env);
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
