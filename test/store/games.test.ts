import { expect, test } from 'vitest';
import { LiveGameExists, type SavedGame, StaleVersion } from '../../bot/store/index.ts';
import { open } from './kit.ts';
import { gameRow } from './rows.ts';

const saved = (change: Partial<SavedGame> = {}): SavedGame => {
  const { groupId: _, createdAt: __, ...state } = gameRow('g', -1, { status: 'running', version: 1 });
  return { ...state, expectedVersion: 0, ...change };
};

test('a game comes back as it was written', async () => {
  const { read, write } = open();
  const row = gameRow('g', -1_001_234_567_890, { desk: { people: [{ name: 'Ünïcödé 🎭 "quoted"' }], paused: null } });
  await write((tx) => tx.games.create(row));
  expect(await read.games.byId('g')).toEqual(row);
  expect(await read.games.byId('h')).toBeNull();
});

test('only a writer who knows the latest version may save', async () => {
  const { read, write } = open();
  await write((tx) => tx.games.create(gameRow('g', -1)));
  await write((tx) => tx.games.save(saved({ deadline: 77, desk: { people: [1] }, updatedAt: 2000 })));
  await expect(write((tx) => tx.games.save(saved({ version: 9 })))).rejects.toThrow(StaleVersion);
  await expect(write((tx) => tx.games.save(saved({ id: 'none' })))).rejects.toThrow(StaleVersion);
  expect(await read.games.byId('g')).toEqual(
    gameRow('g', -1, { status: 'running', version: 1, deadline: 77, desk: { people: [1] }, updatedAt: 2000 }),
  );
  await write((tx) => tx.games.save(saved({ expectedVersion: 1, version: 3 })));
  expect((await read.games.byId('g'))?.version).toBe(3);
});

test('a group has at most one live game, and any number of finished ones', async () => {
  const { read, write } = open();
  await write((tx) => tx.games.create(gameRow('first', -1)));
  await expect(write((tx) => tx.games.create(gameRow('second', -1)))).rejects.toThrow(LiveGameExists);
  await write(async (tx) => {
    await tx.games.save(saved({ id: 'first', status: 'over' }));
    await tx.games.create(gameRow('second', -1, { createdAt: 2000 }));
    await tx.games.create(gameRow('elsewhere', -2, { createdAt: 3000, status: 'running' }));
    await tx.games.create(gameRow('given up', -1, { createdAt: 1500, status: 'cancelled' }));
  });
  expect((await read.games.live(-1))?.id).toBe('second');
  expect((await read.games.latest(-1))?.id).toBe('second');
  expect((await read.games.unfinished()).map(({ id }) => id)).toEqual(['second', 'elsewhere']);
  await write((tx) => tx.games.save(saved({ id: 'second', status: 'cancelled' })));
  expect(await read.games.live(-1)).toBeNull();
  expect((await read.games.latest(-1))?.id).toBe('second');
  expect(await read.games.latest(-3)).toBeNull();
});

test('the clock of one game is put off, and of no other', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.games.create(gameRow('running', -1, { status: 'running', deadline: 100 }));
    await tx.games.create(gameRow('over', -4, { status: 'over', deadline: 100 }));
    await tx.games.putOff('running', 150);
  });
  expect(await read.games.byId('running')).toEqual(gameRow('running', -1, { status: 'running', deadline: 150 }));
  expect((await read.games.byId('over'))?.deadline).toBe(100);
});

test('whoever sits or hosts is found, in unfinished games only', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.games.create(gameRow('g', -1, { createdAt: 2 }));
    await tx.games.create(gameRow('h', -2, { createdAt: 1 }));
    await tx.games.create(gameRow('over', -3, { status: 'over' }));
    for (const id of ['g', 'h', 'over']) await tx.seats.set(id, [{ personId: 1, seat: 'p1' }]);
    await tx.seats.set('g', [
      { personId: 1, seat: null },
      { personId: 2, seat: 'p1' },
    ]);
  });
  expect((await read.games.ofPerson(1)).map(({ id }) => id)).toEqual(['h', 'g']);
  expect((await read.games.ofPerson(2)).map(({ id }) => id)).toEqual(['g']);
  expect(await read.seats.of('g')).toEqual([
    { personId: 1, seat: null },
    { personId: 2, seat: 'p1' },
  ]);
  await write((tx) => tx.seats.set('g', [{ personId: 2, seat: 'p2' }]));
  expect(await read.games.ofPerson(1)).toMatchObject([{ id: 'h', groupId: -2 }]);
  expect(await read.seats.of('g')).toEqual([{ personId: 2, seat: 'p2' }]);
});

test('the last finished games of a person, the latest first', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    for (const [id, updatedAt] of [
      ['first', 10],
      ['third', 30],
      ['second', 20],
      ['fourth', 40],
    ] as const) {
      await tx.games.create(gameRow(id, -1, { status: 'over', updatedAt }));
      await tx.seats.set(id, [{ personId: 1, seat: id === 'third' ? null : 'p1' }]);
    }
    await tx.games.create(gameRow('called off', -1, { status: 'cancelled', updatedAt: 50 }));
    await tx.games.create(gameRow('live', -1, { updatedAt: 60 }));
    for (const id of ['called off', 'live']) await tx.seats.set(id, [{ personId: 1, seat: 'p1' }]);
  });
  expect(await read.games.lastOf(1, 3)).toEqual(['fourth', 'third', 'second']);
  expect(await read.games.lastOf(2, 3)).toEqual([]);
});
