/** `npm run story` and `npm run paper`, as they are called. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../kit/process/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-papers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const flags = ['--edition', 'city', '--players', '12', '--language', 'uk', '--seed', '3'] as const;

test('a game as it is told: the same words each time, no line twice', async () => {
  const [once, again, comic] = await Promise.all([
    run('story', ...flags),
    run('story', ...flags),
    run('story', ...flags, '--tone', 'comic'),
  ]);
  expect(once).toMatchObject({ code: 0, err: '' });
  expect(again.out).toBe(once.out);
  expect(comic.out).not.toBe(once.out);
  const told = once.out.split('\n').filter((line) => line !== '');
  expect(told.length).toBeGreaterThan(15);
  expect(new Set(told).size).toBe(told.length);
  expect(once.out).not.toMatch(/[<>]/);
});

test('all pictures of a game, each with what stands below it', async () => {
  const { code, out, err } = await run('paper', ...flags, '--out', folder);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const files = readdirSync(folder);
  const pictures = files.filter((file) => file.endsWith('.png'));
  expect(out.trim().split('\n')).toEqual(pictures.map((file) => join(folder, file)));
  const names = files.map((file) => file.replace(/^\d+-/, ''));
  for (const name of ['lobby', 'day-2', 'end'])
    expect(names).toEqual(expect.arrayContaining([`${name}.png`, `${name}.txt`]));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    if (file.endsWith('.png')) expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
    else expect(bytes.toString().trim().length).toBeLessThanOrEqual(1024);
  }
});

test.each([
  ['paper', ['--seed', '3'], '--out'],
  ['story', ['--tone', 'jazz'], '--tone must be one of noir, comic, plain, not jazz'],
  ['story', ['--out', 'x'], '--out'],
] as const)('%s %j is refused in one line', async (program, args, why) => {
  const { code, out, err } = await run(program, ...args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain(why);
});
