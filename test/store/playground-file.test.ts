/** A playground's database is told from everybody else's, and only it is ever begun anew. */
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../bot/store/index.ts';
import { tempFile } from './kit.ts';

const write = (file: string, isPlayground: boolean) => {
  const store = openStore({ file, isPlayground });
  return store.write((tx) => tx.meta.set('a', 1)).then(() => store);
};

test('each start finds nothing of the one before, however that ended', async () => {
  const file = tempFile();
  const first = await write(file, true);
  expect(() => openStore({ file, isPlayground: true })).toThrow('is in use by another running bot');
  await first.close();
  const second = openStore({ file, isPlayground: true });
  expect(await second.read.meta.get('a')).toBeNull();
  await second.write((tx) => tx.meta.set('b', 2));
  // As after a kill: most of it is still in the file beside.
  const left = [file, `${file}-wal`].map((part) => [part, readFileSync(part)] as const);
  await second.close();
  for (const [part, bytes] of left) writeFileSync(part, bytes);
  const third = openStore({ file, isPlayground: true });
  expect(await third.read.meta.get('b')).toBeNull();
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await third.close();
  expect(readdirSync(dirname(file)).sort()).toEqual(['omerta.db', 'omerta.db.lock']);
});

test('anybody else’s is neither opened nor deleted', async () => {
  const file = tempFile();
  await (await write(file, false)).close();
  const before = readFileSync(file);
  const begin = () => openStore({ file, isPlayground: true });
  expect(begin).toThrow(`${file} was not made by a playground`);
  expect(readFileSync(file)).toEqual(before);
  expect(existsSync(`${file}-wal`)).toBe(false);

  renameSync(file, `${file}-wal`);
  expect(begin).toThrow('was not made by a playground');
  expect(readFileSync(`${file}-wal`)).toEqual(before);

  writeFileSync(file, 'a letter');
  expect(begin).toThrow('was not made by a playground');
  expect(readFileSync(file, 'utf8')).toBe('a letter');
});

test('a real bot does not keep its games where the next playground would delete them', async () => {
  const file = tempFile();
  await (await write(file, true)).close();
  const before = readFileSync(file);
  expect(() => openStore({ file })).toThrow(`${file} is a playground's`);
  expect(readFileSync(file)).toEqual(before);
});
