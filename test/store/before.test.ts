/** A database that the version before has written: nothing of it is lost, and its games are played on to their ends. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { readTable } from '../../bot/hosting/kept.ts';
import { type Log, silentLog } from '../../bot/log.ts';
import { peopleOf, placesOf } from '../../bot/table/desk.ts';
import type { TableState } from '../../bot/table/state.ts';
import { rulesOf } from '../../shared/editions/index.ts';
import { viewFor } from '../../shared/engine/view.ts';
import { Latecomers } from '../kit/apps/latecomers.ts';
import { factsOf, leaveAt, left, leftGame, openAfter } from '../kit/evening/before.ts';
import { open, tempFile } from './kit.ts';

/** Whatever could not be read, or went wrong. */
function listening(): { readonly log: Log; readonly broken: unknown[]; readonly takenUp: unknown[] } {
  const broken: unknown[] = [];
  const takenUp: unknown[] = [];
  const note = (what: unknown, message: string) => message === 'tables taken up' && takenUp.push(what);
  const log = Object.assign(Object.create(silentLog), {
    error: (what: unknown) => broken.push(what),
    info: note,
  }) as Log;
  return { log, broken, takenUp };
}

describe('it is read as it was left', () => {
  const file = () => {
    const name = tempFile();
    leaveAt(name);
    return open(name);
  };

  test.each(left.games.map((game) => [game.is ?? game.id, game] as const))('%s', async (_, was) => {
    const { log, broken } = listening();
    const state = await readTable(was.id, file().read, { log });
    expect(broken).toEqual([]);
    const { id, groupId, status, deadline, desk, game, log: events } = state as TableState;
    expect({ id, groupId, status, deadline, events: events.length }).toEqual({
      id: was.id,
      groupId: was.groupId,
      status: was.status,
      deadline: was.deadline,
      events: was.events,
    });
    expect(factsOf(desk)).toEqual(was.desk);
    expect(game === null).toBe(was.table === null);
    if (game === null) return;
    expect(asThen(viewFor(game, rulesOf(game.deal), null).table, was.table)).toEqual(was.table);
    expect(placesOf(desk).map((place) => place.id)).toEqual(Object.keys(was.views));
    for (const [place, own] of Object.entries(was.views)) {
      const { table, ...seen } = viewFor(game, rulesOf(game.deal), place);
      expect({ table: asThen(table, was.table), ...seen }, place).toEqual({ table: was.table, ...own });
    }
  });

  test('people and groups', async () => {
    const { read } = file();
    for (const { id, language, defaults, narration, notices } of left.groups) {
      expect(await read.groups.byId(id)).toMatchObject({ language, defaults, narration, notices });
    }
    for (const { id, name, isBlocked } of left.people) {
      expect(await read.people.byId(id)).toMatchObject({ name, isReachable: !isBlocked });
    }
  });

  test('of everything that a desk can hold something lies there', () => {
    const held = new Set(left.games.flatMap(({ desk }) => Object.keys(desk).filter((fact) => isTold(desk[fact]))));
    // Emulated groups have no topics.
    expect(Object.keys(leftGame('lobby').desk).filter((fact) => !held.has(fact))).toEqual(['thread']);
  });
});

/** What tables show since then is left out; what they showed then is all there. */
const asThen = (table: object, then: object | null) =>
  Object.fromEntries(Object.entries(table).filter(([part]) => then && Object.hasOwn(then, part)));

/** Neither nothing nor none. */
const isTold = (fact: unknown): boolean =>
  typeof fact === 'object' && fact !== null ? Object.keys(fact).length > 0 : Boolean(fact);

const HOUR = 3600;

test('the program takes all of it up, and every game is played on to its end', { timeout: 180_000 }, async () => {
  const { log, broken, takenUp } = listening();
  const evening = await openAfter(HOUR, { log });
  onTestFinished(() => evening.close());
  const open = left.games.filter(({ status, deadline }) => isOpen(status) || deadline !== null);
  expect([broken, takenUp.at(-1)]).toEqual([[], { tables: open.length }]);

  const all = new Latecomers(evening);
  for (const { is, id, deadline, desk, table, views } of open) {
    for (const { id: place, sitter } of table ? peopleOf(desk) : []) {
      const { play, ...sight } = await all.phoneOf(sitter.person).look(id);
      const { prompts, ...own } = views[place]!;
      // The bonuses stand once the protocol is signed.
      const asked = desk.isSigned ? prompts.filter(({ action }) => action !== 'bonus') : prompts;
      expect({ ...play!.view, table: asThen(play!.view.table, table) }, `${is} ${place}`).toEqual({
        table,
        ...own,
        prompts: asked,
      });
      expect(sight.pausedWith).toBe(desk.pause?.left ?? null);
      // In the city it is night outside, too.
      if (is !== 'city') expect(sight.deadline).toBe(deadline && deadline + HOUR * 1000);
    }
  }

  // Whoever could not be reached is replaced, and the clock that stood goes on.
  await all.order(leftGame('lobby').id, 'Emma', { do: 'join' });
  await all.order(leftGame('lobby').id, 'Anna', { do: 'begin' });
  await all.order(leftGame('party').id, 'Anna', { do: 'resume' });
  await all.play('before', 3);
  await evening.restart(HOUR);
  await all.play('before');
  for (const { is, id, status } of left.games) {
    expect(all.statusOf(id), `${is}`).toBe(status === 'cancelled' ? 'cancelled' : 'over');
  }
  expect(broken).toEqual([]);
});

const isOpen = (status: string): boolean => status === 'lobby' || status === 'running';
