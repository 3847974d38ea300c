/** `npm run backup`: whole, checked, and for nobody but its owner. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../bot/store/index.ts';
import { openEvening } from '../../kit/evening/evening.ts';
import { root } from '../../kit/files.ts';
import { ended, run } from '../../kit/process/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string): string => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o777).toString(8);

const filesOf = (place: string): readonly string[] => (existsSync(place) ? readdirSync(place) : []);

test('copies a database that is being written to', async () => {
  const evening = await openEvening({ players: 6 });
  await evening.meetBot();
  await evening.sitDown();
  await evening.begin();
  const copy = join(folder, 'copy.db');
  const source = join(evening.folder, 'omerta.db');
  const copying = ended(run('bot/backup.ts', [copy], { DATABASE_URL: source }));
  for (let i = 0; i < 20; i++) await evening.pass(20);
  expect(await copying).toEqual({ code: 0, out: `backed up to ${copy}\n`, err: '' });
  const database = new Sqlite(copy, { readonly: true });
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.prepare('select count(*) as n from people').get()).toEqual({ n: 6 });
  expect(database.prepare("select count(*) as n from games where status = 'running'").get()).toEqual({ n: 1 });
  database.close();
  await evening.close();
});

test('nobody else may read it, from its first byte to its last', async () => {
  const source = join(folder, 'large.db');
  const store = openStore({ file: source });
  const filling = 'x'.repeat(20_000_000);
  await store.write((tx) => tx.meta.set('filling', filling));
  const place = join(folder, 'backups');
  const copy = join(place, 'large.db');
  const seen = new Set<string>();
  let isOver = false;
  const copying = ended(run('bot/backup.ts', [copy], { DATABASE_URL: source })).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const file of filesOf(place)) seen.add(modeOf(join(place, file)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await copying).code).toBe(0);
  // What has just been renamed has no rights at all.
  expect([...seen].filter((mode) => mode !== '0')).toEqual(['600']);
  expect([modeOf(place), modeOf(copy), ...filesOf(place)]).toEqual(['700', '600', 'large.db']);
  await store.close();
  const copied = openStore({ file: copy });
  expect(await copied.read.meta.get('filling')).toBe(filling);
  await copied.close();
});

test.each([
  ['no file', [], /^backup: say where to: npm run backup -- FILE\n$/],
  ['a file that is there', ['package.json'], /^backup: package.json is there already/],
  ['no database', ['copy-of-nothing.db'], /^backup: there is no database at .*none.db yet\n$/],
])('%s: one line and nothing written', async (_, args, line) => {
  const { code, err } = await ended(run('bot/backup.ts', args, { DATABASE_URL: join(folder, 'none.db') }));
  expect(code).toBe(1);
  expect(err).toMatch(line);
  expect(existsSync(join(root, 'copy-of-nothing.db'))).toBe(false);
});
