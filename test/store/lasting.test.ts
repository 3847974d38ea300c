import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../bot/store/index.ts';
import { openSqlite } from '../../bot/store/sqlite.ts';
import { integrityOf, look, open, tempFile, tempFolder } from './kit.ts';
import { gameRow } from './rows.ts';

const WRITER = fileURLToPath(new URL('writer-process.ts', import.meta.url));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('a restart finds everything as it was', async () => {
  const file = tempFile();
  const first = openStore({ file });
  await first.write(async (tx) => {
    await tx.people.setLanguage(1, 'ru');
    await tx.groups.meet({ id: -1, title: 'Friday' });
    await tx.games.create(gameRow('g', -1));
    await tx.seats.set('g', [{ personId: 1, seat: 'p1' }]);
    await tx.events.append('g', 1, [{ type: 'roundBegan' }], 1);
    await tx.outbox.add([{ chatId: -1, kind: 'post', method: 'sendMessage', payload: {} }]);
    await tx.posts.set(-1, 'table', 10, 'a picture');
    await tx.prints.set('a picture', 'its name', 1);
    await tx.updates.mark(1, 1);
    await tx.keys.take('g', 'a', 1);
    await tx.meta.set('alive at', 1);
  });
  const before = await everything(first);
  expect(before).not.toContain(null);
  await first.close();
  expect(readdirSync(dirname(file)).sort()).toEqual(['omerta.db', 'omerta.db.lock']);
  expect(await everything(open(file))).toEqual(before);
});

const everything = ({ read }: Store): Promise<unknown[]> =>
  Promise.all([
    read.people.byId(1),
    read.groups.byId(-1),
    read.games.byId('g'),
    read.seats.of('g'),
    read.events.of('g'),
    read.outbox.waiting(),
    read.posts.look(-1, 'table'),
    read.prints.find('a picture'),
    read.updates.isSeen(1),
    read.keys.answerTo('g', 'a').then((answer) => [answer]),
    read.meta.get('alive at'),
  ]);

test('kill -9 loses nothing that was answered', async () => {
  const file = tempFile();
  const answered: number[] = [];
  for (const lines of [1, 40, 333]) answered.push(...(await writeAndKill(file, lines)));
  expect(answered.length).toBeGreaterThanOrEqual(374);

  const { read } = open(file);
  expect(integrityOf(file)).toBe('ok');
  for (const i of answered) {
    expect(await read.events.of(`g${i}`), `g${i}`).toHaveLength(1);
  }
  const count = (table: string) => look(file).prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  const whole = count('games');
  expect([count('events'), count('keys'), count('outbox')]).toEqual([whole, whole, whole]);
});

/** What the process had said when it died. */
async function writeAndKill(file: string, afterLines: number): Promise<readonly number[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(Number(line));
    if (said.length === afterLines) child.kill('SIGKILL');
  }
  return said;
}

test('another process may copy the file while the store is open', async () => {
  const file = tempFile();
  const store = open(file);
  await store.write((tx) => tx.meta.set('a', 1));
  const script = `new (require('better-sqlite3'))(process.argv[1], { readonly: true }).backup(process.argv[2])`;
  const { status } = spawnSync(process.execPath, ['-e', script, file, `${file}.copy`], { stdio: 'inherit' });
  expect(status).toBe(0);
  expect(await open(`${file}.copy`).read.meta.get('a')).toBe(1);
});

test('one process at a time writes, and the next may once the first is gone', async () => {
  const file = tempFile();
  const first = openStore({ file });
  expect(() => openStore({ file })).toThrow(`${file} is in use by another running bot`);
  const other = spawnSync(process.execPath, ['--import', 'tsx', WRITER, file], { encoding: 'utf8' });
  expect(other.stderr).toContain(`Error: ${file} is in use by another running bot`);
  await first.close();
  await open(file).write((tx) => tx.meta.set('a', 1));
});

test('the files are for their owner alone, whatever they were', async () => {
  const file = join(tempFolder(), 'new', 'omerta.db');
  const store = openStore({ file });
  await store.write((tx) => tx.meta.set('a', 1));
  expect([file, `${file}-wal`, `${file}.lock`].map(modeOf)).toEqual(['600', '600', '600']);
  await store.close();
  chmodSync(file, 0o644);
  open(file);
  expect(modeOf(file)).toBe('600');
  expect(modeOf(dirname(file))).toBe('700');
});

test('a file that is no database is refused and left alone', () => {
  const file = tempFile();
  writeFileSync(file, 'a letter, and not a short one '.repeat(100));
  expect(() => openStore({ file })).toThrow('not a database');
  expect(() => openStore({ file })).toThrow('not a database');
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('a commit is on the disk when it returns, and every row belongs to something', () => {
  const { reading, writing, close } = openSqlite(tempFile(), () => {});
  const [reader, writer] = [reading, writing].map(({ db }) => (db as unknown as { $client: Sqlite.Database }).$client);
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'wal_autocheckpoint'];
  expect(settings.map((name) => writer?.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 5000, 1000]);
  expect(reader?.readonly).toBe(true);
  close();
});

test('a store written by a later version is refused', async () => {
  const file = tempFile();
  await openStore({ file }).close();
  const connection = new Sqlite(file);
  connection.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9e12)").run();
  connection.close();
  expect(() => openStore({ file })).toThrow(`${file} was written by a later version of the bot`);
});
