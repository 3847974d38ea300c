/** What must happen once, and what is known by name. */
import { expect, test } from 'vitest';
import { open } from './kit.ts';

test('an update is marked once, until it is pruned', async () => {
  const { read, write } = open();
  expect(await read.updates.isSeen(1)).toBe(false);
  expect(await Promise.all([1, 1, 2].map((id) => write((tx) => tx.updates.mark(id, id * 10))))).toEqual([
    true,
    false,
    true,
  ]);
  await write((tx) => tx.updates.prune(20));
  expect(await Promise.all([1, 2].map(read.updates.isSeen))).toEqual([false, true]);
});

test('a key is taken once in each game, until it is pruned', async () => {
  const { read, write } = open();
  const take = (gameId: string, key: string, at: number) => write((tx) => tx.keys.take(gameId, key, at));
  expect(await Promise.all([take('g', 'a', 1), take('g', 'a', 2), take('h', 'a', 3), take('g', 'b', 4)])).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(await read.keys.answerTo('g', 'a')).toBeNull();
  await write((tx) => tx.keys.answer('g', 'a', { refused: 'notNow' }));
  expect(await read.keys.answerTo('g', 'a')).toEqual({ refused: 'notNow' });
  expect(await read.keys.answerTo('h', 'a')).toBeNull();
  await write((tx) => tx.keys.prune(3));
  expect(await take('g', 'a', 5)).toBe(true);
  expect(await take('h', 'a', 5)).toBe(false);
});

test('a key whose write fails is free again', async () => {
  const { write } = open();
  const fail = write(async (tx) => {
    await tx.keys.take('g', 'a', 1);
    throw new Error('no');
  });
  await expect(fail).rejects.toThrow('no');
  expect(await write((tx) => tx.keys.take('g', 'a', 2))).toBe(true);
});

test('a post is found by its subject, until it is forgotten', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.posts.set(-1, 'table', 10);
    await tx.posts.set(-1, 'table', 11);
    await tx.posts.set(-1, 'lobby', 12);
    await tx.posts.set(-2, 'table', 13);
  });
  const found = () =>
    Promise.all(
      (
        [
          [-1, 'table'],
          [-1, 'lobby'],
          [-2, 'table'],
        ] as const
      ).map(([chatId, subject]) => read.posts.find(chatId, subject)),
    );
  expect(await found()).toEqual([11, 12, 13]);
  await write((tx) => tx.posts.forget(-1, 'table'));
  expect(await found()).toEqual([null, 12, 13]);
  await write((tx) => tx.posts.forget(-1));
  expect(await found()).toEqual([null, null, 13]);
});

test('a post knows its picture, and that it has none', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.posts.set(-1, 'morning', 10, 'a');
    await tx.posts.set(-1, 'lobby', 11, 'b');
    await tx.posts.set(-1, 'lobby', 11);
  });
  expect(await read.posts.look(-1, 'morning')).toEqual({ messageId: 10, picture: 'a' });
  expect(await read.posts.look(-1, 'lobby')).toEqual({ messageId: 11, picture: null });
  expect(await read.posts.look(-2, 'lobby')).toBeNull();
});

test('of the pictures that Telegram has, those used last are remembered', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    for (const [i, name] of ['a', 'b', 'c', 'd'].entries()) await tx.prints.set(name, `file ${name}`, i);
    await tx.prints.set('a', 'file A', 10);
    await tx.prints.prune(3);
  });
  const found = () => Promise.all(['a', 'b', 'c', 'd'].map((name) => read.prints.find(name)));
  expect(await found()).toEqual(['file A', null, 'file c', 'file d']);
  await write((tx) => tx.prints.forget('c'));
  expect(await found()).toEqual(['file A', null, null, 'file d']);
});

test('meta keeps any JSON by name', async () => {
  const { read, write } = open();
  await write((tx) => tx.meta.set('alive at', 1));
  await write((tx) => tx.meta.set('alive at', { at: 2, by: ['x'] }));
  expect(await read.meta.get('alive at')).toEqual({ at: 2, by: ['x'] });
  expect(await read.meta.get('never')).toBeNull();
});
