import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { StaleVersion } from '../../bot/store/index.ts';
import { EVENT_SHAPE, lift, lifting } from '../../bot/store/lift.ts';
import { restore } from '../../bot/store/restore.ts';
import { textByParts } from '../../drizzle/schema/by-parts.ts';
import type { GameEvent } from '../../shared/engine/events.ts';
import { ENGINE_VERSION } from '../../shared/engine/version.ts';
import { send, sitDown, type Table, timeUp } from '../kit/rules/sitting.ts';
import { look, open, tempFile } from './kit.ts';
import { gameRow } from './rows.ts';

/** A game in which nobody ever answers. */
function playIdly(after: (table: Table) => void = () => {}): Table {
  const table = sitDown({ edition: 'party', mode: 'pro', players: 10, seed: 'store' });
  for (let i = 0; i < 40 && !table.game.outcome; i++) {
    send(table, timeUp(table.game));
    after(table);
  }
  return table;
}

const { game, log } = playIdly();

test('events come back in order, from any number on', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.games.create(gameRow('g', -1));
    await tx.events.append('g', 1, log.slice(0, 3), 1000);
  });
  await write((tx) => tx.events.append('g', 4, log.slice(3), 2000));
  expect(await read.events.of('g')).toEqual(log);
  expect(await read.events.of('g', 4)).toEqual(log.slice(3));
  expect(await read.events.of('h')).toEqual([]);
});

test('a number is given once, and a clash leaves nothing of the write', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.games.create(gameRow('g', -1));
    await tx.events.append('g', 1, log.slice(0, 3), 1000);
  });
  const clash = write(async (tx) => {
    await tx.meta.set('mark', 1);
    await tx.events.append('g', 3, log.slice(3, 6), 2000);
  });
  await expect(clash).rejects.toThrow(StaleVersion);
  expect(await read.events.of('g')).toHaveLength(3);
  expect(await read.meta.get('mark')).toBeNull();
});

test('events are written in the shape of today and lifted when read', async () => {
  const file = tempFile();
  const { read, write } = open(file);
  await write(async (tx) => {
    await tx.games.create(gameRow('g', -1));
    await tx.events.append('g', 1, [{ type: 'roundBegan' }], 1000);
  });
  expect(look(file).prepare('SELECT at, shape FROM events').all()).toEqual([{ at: 1000, shape: EVENT_SHAPE }]);
  expect(await read.events.of('g')).toEqual([lift(EVENT_SHAPE, { type: 'roundBegan' })]);
});

test('an event passes every step between its shape and the latest', () => {
  const lifted = lifting([
    (event: { kind: string }) => ({ type: event.kind }),
    (event: { type: string }) => ({ ...event, seat: 'p1' }),
  ]);
  expect(lifted(1, { kind: 'leaving' })).toEqual({ type: 'leaving', seat: 'p1' });
  expect(lifted(2, { type: 'leaving' })).toEqual({ type: 'leaving', seat: 'p1' });
  expect(lifted(3, { type: 'leaving', seat: 'p2' })).toEqual({ type: 'leaving', seat: 'p2' });
  expect(() => lifted(4, {})).toThrow('only a later version');
});

test('an event of an unknown shape is not guessed at', async () => {
  const file = tempFile();
  const { read, write } = open(file);
  await write(async (tx) => {
    await tx.games.create(gameRow('g', -1));
    await tx.events.append('g', 1, [{ type: 'roundBegan' }], 1000);
  });
  const other = new Sqlite(file);
  other.prepare('UPDATE events SET shape = ?').run(EVENT_SHAPE + 1);
  other.close();
  await expect(read.events.of('g')).rejects.toThrow('only a later version');
});

test('a snapshot of this engine is the game, that of another is folded anew', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.games.create(gameRow('g', -1, { status: 'running', snapshot: game, engine: ENGINE_VERSION }));
    await tx.events.append('g', 1, log, 1000);
  });
  const row = (await read.games.byId('g'))!;
  const loaded: string[] = [];
  const loadEvents = (id: string): Promise<readonly GameEvent[]> => {
    loaded.push(id);
    return read.events.of(id);
  };
  expect(await restore(row, loadEvents)).toEqual(game);
  expect(loaded).toEqual([]);
  const stale = { ...row, snapshot: { ...game, round: 99 } };
  expect(await restore({ ...stale, engine: ENGINE_VERSION - 1 }, loadEvents)).toEqual(game);
  expect(await restore({ ...stale, engine: null }, loadEvents)).toEqual(game);
  expect(await restore({ ...row, snapshot: null }, loadEvents)).toEqual(game);
  expect(loaded).toEqual(['g', 'g', 'g']);
});

test('the text of a snapshot is what JSON has for it, at every moment of a game', () => {
  let moments = 0;
  playIdly((table) => {
    expect(textByParts(table.game)).toBe(JSON.stringify(table.game));
    moments++;
  });
  expect(moments).toBeGreaterThan(20);
});

test.each([
  [{}],
  [{ a: undefined, b: [undefined], 'c"d': 'e"f', g: null, h: { i: 1 } }],
  [[1, { a: 2 }]],
  ['text'],
  [7],
])('so it is for %j', (value) => {
  expect(textByParts(value)).toBe(JSON.stringify(value));
  expect(textByParts(value)).toBe(JSON.stringify(value));
});
