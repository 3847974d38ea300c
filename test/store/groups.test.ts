import { expect, test } from 'vitest';
import type { Store } from '../../bot/store/index.ts';
import { open } from './kit.ts';
import { gameRow } from './rows.ts';

const OLD = -4001;
const NEW = -1_001_234_567_890;

test('a group is met, renamed and changed', async () => {
  const { read, write } = open();
  await write((tx) => tx.groups.meet({ id: OLD, title: 'Friday' }));
  expect(await read.groups.byId(OLD)).toEqual({
    id: OLD,
    title: 'Friday',
    language: null,
    defaults: null,
    narration: null,
    notices: [],
  });
  await write(async (tx) => {
    await tx.groups.change(OLD, { defaults: { edition: 'party' }, notices: ['welcome'] });
    await tx.groups.change(OLD, { language: 'ru', narration: { tone: 'comic' } });
    await tx.groups.meet({ id: OLD, title: 'Saturday' });
  });
  expect(await read.groups.byId(OLD)).toEqual({
    id: OLD,
    title: 'Saturday',
    language: 'ru',
    defaults: { edition: 'party' },
    narration: { tone: 'comic' },
    notices: ['welcome'],
  });
  expect(await read.groups.byId(NEW)).toBeNull();
});

async function furnish({ write }: Store): Promise<void> {
  const message = { chatId: OLD, gameId: 'g', kind: 'post', method: 'sendMessage', payload: {} } as const;
  await write(async (tx) => {
    await tx.groups.meet({ id: OLD, title: 'Friday' });
    await tx.groups.change(OLD, {
      language: 'ru',
      defaults: { mode: 'pro' },
      narration: { tone: 'plain' },
      notices: ['welcome'],
    });
    await tx.games.create(gameRow('g', OLD, { status: 'running' }));
    await tx.outbox.add([message, { ...message, chatId: 5 }]);
    await tx.posts.set(OLD, 'table', 10);
    await tx.posts.set(5, 'table', 11);
  });
}

async function expectMoved({ read }: Store): Promise<void> {
  expect(await read.groups.byId(OLD)).toBeNull();
  expect(await read.groups.byId(NEW)).toMatchObject({
    language: 'ru',
    defaults: { mode: 'pro' },
    narration: { tone: 'plain' },
  });
  expect((await read.games.live(NEW))?.id).toBe('g');
  expect(await read.games.live(OLD)).toBeNull();
  expect((await read.outbox.waiting()).map(({ chatId }) => chatId)).toEqual([NEW, 5]);
  expect(await read.posts.find(OLD, 'table')).toBeNull();
  expect(await read.posts.find(5, 'table')).toBe(11);
}

test('a group that migrates takes everything but its posts along', async () => {
  const store = open();
  await furnish(store);
  expect(await store.write((tx) => tx.groups.migrate(OLD, NEW))).toBeNull();
  await expectMoved(store);
  expect((await store.read.groups.byId(NEW))?.title).toBe('Friday');
});

test('migrating twice, or into a group that is known already, harms nothing', async () => {
  const store = open();
  await furnish(store);
  await store.write(async (tx) => {
    await tx.groups.meet({ id: NEW, title: 'Friday!' });
    await tx.groups.change(NEW, { notices: ['rights'] });
    await tx.groups.migrate(OLD, NEW);
  });
  await store.write(async (tx) => {
    await tx.posts.set(NEW, 'table', 20);
    await tx.groups.migrate(OLD, NEW);
    await tx.groups.meet({ id: OLD, title: 'an update that came late' });
    await tx.groups.migrate(OLD, NEW);
  });
  await expectMoved(store);
  expect(await store.read.groups.byId(NEW)).toMatchObject({ title: 'Friday!', notices: ['welcome', 'rights'] });
  expect(await store.read.posts.find(NEW, 'table')).toBe(20);
});

test.each([
  ['running', 'lobby', 'there'],
  ['lobby', 'lobby', 'there'],
  ['running', 'running', 'there'],
  ['lobby', 'running', 'leaving'],
] as const)('of a %s game and a %s game in the new chat, one is cancelled', async (old, young, cancelled) => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.games.create(gameRow('leaving', OLD, { status: old }));
    await tx.games.create(gameRow('there', NEW, { status: young, deadline: 5 }));
  });
  expect(await write((tx) => tx.groups.migrate(OLD, NEW))).toBe(cancelled);
  expect(await read.games.byId(cancelled)).toMatchObject({ groupId: NEW, status: 'cancelled', deadline: null });
  expect((await read.games.live(NEW))?.id).toBe(cancelled === 'there' ? 'leaving' : 'there');
});
