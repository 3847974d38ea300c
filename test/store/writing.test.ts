import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../bot/store/index.ts';
import { commitsIn, look, open, tempFile } from './kit.ts';

const numbers = (length: number) => Array.from({ length }, (_, i) => i);

test('what waits at once shares one transaction', async () => {
  const file = tempFile();
  const store = open(file);
  const before = commitsIn(file);
  await Promise.all(numbers(64).map((i) => store.write((tx) => tx.updates.mark(i, i))));
  expect(commitsIn(file) - before).toBe(1);
  await store.write((tx) => tx.updates.mark(64, 64));
  await store.write((tx) => tx.updates.mark(65, 65));
  expect(commitsIn(file) - before).toBe(3);
});

test('what is asked for while a transaction runs goes into the next', async () => {
  const file = tempFile();
  const store = open(file);
  const before = commitsIn(file);
  const later: Promise<unknown>[] = [];
  await Promise.all(
    numbers(10).map((i) =>
      store.write(async (tx) => {
        later.push(store.write((next) => next.updates.mark(100 + i, i)));
        await tx.updates.mark(i, i);
      }),
    ),
  );
  await Promise.all(later);
  expect(commitsIn(file) - before).toBe(2);
  expect(await store.read.updates.isSeen(109)).toBe(true);
});

test('nobody hears of a write before others can see it', async () => {
  const file = tempFile();
  const store = open(file);
  const seen = look(file).prepare('SELECT count(*) FROM updates WHERE id = ?').pluck();
  const visible = await Promise.all(
    numbers(64).map((i) => store.write((tx) => tx.updates.mark(i, i)).then(() => seen.get(i))),
  );
  expect(visible).toEqual(numbers(64).map(() => 1));
});

test('a write that fails is taken back alone', async () => {
  const store = open();
  const outcomes = await Promise.allSettled(
    numbers(9).map((i) =>
      store.write(async (tx) => {
        await tx.updates.mark(i, i);
        await tx.meta.set('last', i);
        if (i % 3 === 2) throw new Error(`no ${i}`);
        return i;
      }),
    ),
  );
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message))).toEqual([
    0,
    1,
    'no 2',
    3,
    4,
    'no 5',
    6,
    7,
    'no 8',
  ]);
  expect(await Promise.all(numbers(9).map(store.read.updates.isSeen))).toEqual(numbers(9).map((i) => i % 3 !== 2));
  expect(await store.read.meta.get('last')).toBe(7);
});

test('a mistake in a statement is taken back alone too', async () => {
  const store = open();
  const [good, bad, after] = await Promise.allSettled([
    store.write((tx) => tx.meta.set('a', 1)),
    store.write(async (tx) => {
      await tx.meta.set('b', 1);
      await tx.events.append('no such game', 1, [{ type: 'roundBegan' }], 1);
    }),
    store.write((tx) => tx.meta.set('c', 1)),
  ]);
  expect([good?.status, bad?.status, after?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await Promise.all(['a', 'b', 'c'].map(store.read.meta.get))).toEqual([1, null, 1]);
});

test('two writes never interleave', async () => {
  const store = open();
  const count = () =>
    store.write(async (tx) => {
      const before = ((await tx.meta.get('count')) ?? 0) as number;
      for (let i = 0; i < 5; i++) await tx.updates.isSeen(i);
      await tx.meta.set('count', before + 1);
    });
  await Promise.all(numbers(40).map(count));
  await Promise.all(numbers(40).map(count));
  expect(await store.read.meta.get('count')).toBe(80);
});

test('a write reads its own changes, others do not until it is committed', async () => {
  const store = open();
  const [inside, outside] = await store.write(async (tx) => {
    await tx.meta.set('a', 1);
    return [await tx.meta.get('a'), await store.read.meta.get('a')];
  });
  expect([inside, outside]).toEqual([1, null]);
  expect(await store.read.meta.get('a')).toBe(1);
});

test('the store says when it is quiet, and finishes what waits before it closes', async () => {
  const file = tempFile();
  const store = openStore({ file });
  expect(store.isQuiet()).toBe(true);
  const first = store.write((tx) => tx.meta.set('first', 1));
  const second = first.then(() => store.write((tx) => tx.meta.set('second', 1)));
  expect(store.isQuiet()).toBe(false);
  await second;
  await sleep(1);
  expect(store.isQuiet()).toBe(true);

  const last = store.write((tx) => tx.meta.set('last', 1));
  await store.close();
  await last;
  await expect(store.write((tx) => tx.meta.set('too late', 1))).rejects.toThrow('the store is closed');
  expect(await open(file).read.meta.get('last')).toBe(1);
});

test('a write that waits for something else is told of', async () => {
  const warnings: string[] = [];
  const store = openStore({ file: tempFile(), log: { warn: (message) => warnings.push(message) } });
  await store.write((tx) => tx.meta.set('a', 1));
  expect(warnings).toEqual([]);
  await store.write(async (tx) => {
    await sleep(5);
    await tx.meta.set('a', 2);
  });
  expect(warnings).toHaveLength(1);
  await store.close();
});
