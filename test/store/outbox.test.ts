import { expect, test } from 'vitest';
import { open } from './kit.ts';

const post = { chatId: -1, kind: 'post', method: 'sendMessage', payload: { text: 'Night falls.' } } as const;

test('messages wait in the order in which they were added, until settled', async () => {
  const { read, write } = open();
  const ids = await write((tx) =>
    tx.outbox.add([
      post,
      { ...post, gameId: 'g', subject: 'table', kind: 'edit', notBefore: 50 },
      { ...post, chatId: 5 },
    ]),
  );
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(await read.outbox.waiting()).toEqual([
    { ...post, id: ids[0], gameId: null, subject: null, notBefore: null, attemptedAt: null, settledAt: null },
    {
      ...post,
      id: ids[1],
      gameId: 'g',
      subject: 'table',
      kind: 'edit',
      notBefore: 50,
      attemptedAt: null,
      settledAt: null,
    },
    {
      ...post,
      chatId: 5,
      id: ids[2],
      gameId: null,
      subject: null,
      notBefore: null,
      attemptedAt: null,
      settledAt: null,
    },
  ]);
  await write(async (tx) => {
    await tx.outbox.attempt([ids[0]!, ids[1]!], 60);
    await tx.outbox.settle(ids[0]!, 70);
  });
  expect((await read.outbox.waiting()).map(({ id, attemptedAt }) => [id, attemptedAt])).toEqual([
    [ids[1], 60],
    [ids[2], null],
  ]);
});

test('what waits can be replaced or dropped, what is settled stays as it was sent', async () => {
  const { read, write } = open();
  const [first, second, third] = (await write((tx) => tx.outbox.add([post, post, post]))) as [number, number, number];
  const payload = { text: 'Day breaks.' };
  await write(async (tx) => {
    await tx.outbox.attempt([first], 10);
    expect(await tx.outbox.replace(first, { payload, notBefore: 30, attemptedAt: null })).toBe(true);
    await tx.outbox.settle(second, 10);
    expect(await tx.outbox.replace(second, { payload })).toBe(false);
    await tx.outbox.drop([third]);
    expect(await tx.outbox.replace(third, { payload })).toBe(false);
  });
  expect(await read.outbox.waiting()).toMatchObject([
    { ...post, id: first, payload, notBefore: 30, attemptedAt: null, settledAt: null },
  ]);
  const [later] = await write((tx) => tx.outbox.add([post]));
  expect(later).toBeGreaterThan(third);
});

test('what was sent of late is known, and old rows go', async () => {
  const { read, write } = open();
  const [first, second, third, fourth] = (await write((tx) =>
    tx.outbox.add([post, post, { ...post, chatId: 5 }, post]),
  )) as [number, number, number, number];
  await write(async (tx) => {
    await tx.outbox.attempt([first, second], 100);
    await tx.outbox.settle(first, 110);
    await tx.outbox.settle(second, 200);
    await tx.outbox.attempt([third], 300);
  });
  expect(await read.outbox.recent(111)).toEqual([
    { chatId: -1, attemptedAt: 100, settledAt: 200 },
    { chatId: 5, attemptedAt: 300, settledAt: null },
  ]);
  await write((tx) => tx.outbox.prune(200));
  expect(await read.outbox.recent(0)).toHaveLength(2);
  await write((tx) => tx.outbox.prune(1000));
  expect((await read.outbox.waiting()).map(({ id }) => id)).toEqual([third, fourth]);
  expect(await read.outbox.recent(0)).toEqual([{ chatId: 5, attemptedAt: 300, settledAt: null }]);
});
