import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';

const migrationsFolder = fileURLToPath(new URL('../../drizzle/sqlite', import.meta.url));

/** Brings the tables up to date. Foreign keys rest meanwhile, since changing a table means to rebuild it. */
export function bringUpToDate(connection: Sqlite.Database): void {
  connection.pragma('foreign_keys = OFF');
  migrate(drizzle(connection), { migrationsFolder });
  const last = connection.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get() as number;
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (last > known) throw new Error(`${connection.name} was written by a later version of the bot`);
  const orphans = connection.pragma('foreign_key_check') as readonly unknown[];
  if (orphans.length > 0) throw new Error(`${connection.name} has ${orphans.length} rows that belong to nothing`);
  connection.pragma('foreign_keys = ON');
}
