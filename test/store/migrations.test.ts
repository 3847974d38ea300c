import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, test } from 'vitest';
import { root } from '../kit/files.ts';
import { open, tempFolder } from './kit.ts';

/** Which files drizzle-kit would add to the migrations for this text of the schema. */
function missingMigrations(edit: (schema: string) => string): readonly string[] {
  const folder = tempFolder();
  const out = join(folder, 'sqlite');
  cpSync(join(root, 'drizzle/sqlite'), out, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const schema = join(root, 'drizzle/schema');
  mkdirSync(join(folder, 'schema'));
  for (const name of readdirSync(schema)) {
    const text = readFileSync(join(schema, name), 'utf8');
    writeFileSync(join(folder, 'schema', name), name === 'sqlite.ts' ? edit(text) : text);
  }
  const before = readdirSync(out);
  const program = join(root, 'node_modules/drizzle-kit/bin.cjs');
  const from = (path: string) => relative(root, path);
  const args = [
    'generate',
    '--dialect',
    'sqlite',
    '--schema',
    from(join(folder, 'schema/sqlite.ts')),
    '--out',
    from(out),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout + stderr).toMatch(/No schema changes|Your SQL migration file/);
  return readdirSync(out).filter((name) => !before.includes(name));
}

test('every change of the schema has its migration', () => {
  expect(missingMigrations((schema) => schema)).toEqual([]);
});

test('a change without one would be noticed', () => {
  expect(missingMigrations((schema) => schema.replace('title: text().notNull(),', 'title: text(),'))).toHaveLength(1);
});

/** A store as the bot made it when it knew only so many migrations. */
function storeOf(migrations: number): Sqlite.Database {
  const folder = tempFolder();
  const known = join(folder, 'sqlite');
  cpSync(join(root, 'drizzle/sqlite'), known, { recursive: true });
  const journal = join(known, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrations) }));
  const connection = new Sqlite(join(folder, 'omerta.db'));
  migrate(drizzle(connection), { migrationsFolder: known });
  return connection;
}

test('the messages of a store that knew no pictures are texts', async () => {
  const old = storeOf(3);
  old.prepare("INSERT INTO posts (chat_id, subject, message_id) VALUES (-1, 'table', 10)").run();
  old.close();
  const { read } = open(old.name);
  expect(await read.posts.look(-1, 'table')).toEqual({ messageId: 10, picture: null });
  expect(await read.prints.find('any')).toBeNull();
});

test('a group of a store that knew no narrators has said nothing of them', async () => {
  const old = storeOf(4);
  old.prepare("INSERT INTO groups (id, title, notices) VALUES (-1, 'Friday', '[]')").run();
  old.close();
  expect(await open(old.name).read.groups.byId(-1)).toMatchObject({ title: 'Friday', narration: null });
});
