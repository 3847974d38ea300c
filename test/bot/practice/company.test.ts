/** The driver of practice players: how long they think, when they do nothing, what they may say. */
import { expect, test } from 'vitest';
import { Company } from '../../../bot/hosting/company.ts';
import { virtualClock } from '../../../bot/lab/virtual-clock.ts';
import { silentLog } from '../../../bot/log.ts';
import { begin } from '../../../bot/table/begin.ts';
import { change, firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { isRunning, pause, type Running, timeUp } from '../../../bot/table/play.ts';
import { mayState, sayAt } from '../../../bot/table/saying.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { rulesOf } from '../../../shared/editions/index.ts';
import { dealtTo } from '../../../shared/engine/setup/deal.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import type { Statement } from '../../../shared/wire/practice.ts';

/** Ten practice players, the cards dealt. */
function dealt(edition = 'party'): Running {
  const creator = { person: 1, name: 'Olha', language: 'en' } as const;
  const empty = newDesk(creator, { title: 'Friday', language: 'en', thread: null }, firstSetting(edition));
  const desk = change(empty, { set: 'practice', number: 10, strength: 'fair' });
  if ('refused' in desk) throw new Error(desk.refused);
  const lobby: TableState = { id: 'g', groupId: -1, status: 'lobby', desk, game: null, log: [], deadline: null };
  const secret = { seed: 'company', nonce: '' };
  const step = begin(lobby, { secret, unreachable: [], powers: null, caveat: null }, virtualClock().now());
  if ('refused' in step || !isRunning(step.state)) throw new Error('the game has not begun');
  return step.state;
}

/** When each seat does its first thing in the night, in seconds. */
function firstDeeds(state: Running): ReadonlyMap<string, number> {
  const clock = virtualClock();
  const start = clock.now();
  const deeds = new Map<string, number>();
  const order = async (_: string, key: string) => {
    const [, seat = ''] = key.split(' ');
    deeds.set(seat, (clock.now() - start) / 1000);
    return { isRepeated: true } as const;
  };
  const company = new Company({ clock, log: silentLog, order, isCutOff: () => false, isCrowded: () => false }, state);
  clock.advance(60_000);
  company.dismiss();
  return deeds;
}

test('who thinks how long at night tells nothing of the cards', () => {
  const state = dealt();
  const { deal } = state.game;
  const rules = rulesOf(deal);
  const before = firstDeeds(state);
  expect([...before.keys()].sort()).toEqual(deal.seats.map(({ id }) => id).sort());
  for (const seconds of before.values()) {
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(seconds).toBeLessThanOrEqual(14);
  }
  for (const { role } of deal.seats) {
    const { game, events } = openGame(dealtTo(deal, rules, deal.seats[0]!.id, role), rules);
    expect(firstDeeds({ ...state, game, log: events })).toEqual(before);
  }
});

test('cut off from Telegram they do nothing, and go on when it is back', () => {
  const clock = virtualClock();
  let isCutOff = true;
  let orders = 0;
  const order = async () => {
    orders++;
    return { isRepeated: true } as const;
  };
  const house = { clock, log: silentLog, order, isCutOff: () => isCutOff, isCrowded: () => false };
  const company = new Company(house, dealt());
  clock.advance(60_000);
  expect(orders).toBe(0);
  isCutOff = false;
  company.wake();
  clock.advance(60_000);
  expect(orders).toBe(10);
});

/** The first talk of all. */
function talk(): Running {
  let state = dealt('city');
  while (state.game.stage.spec?.kind !== 'discussion') {
    const step = timeUp(state, state.game.stage.serial, 0);
    if ('refused' in step || !isRunning(step.state)) throw new Error('there is no talk');
    state = step.state;
  }
  return state;
}

test('two statements a seat and four of all a round; none at night, none while the clock stands', () => {
  const suspects = (about: string): Statement => ({ says: 'suspects', about });
  const said = (state: Running, seat: string): Running => {
    const step = sayAt(state, seat, suspects('p9'));
    if ('refused' in step) throw new Error(step.refused);
    return step.state as Running;
  };
  expect(sayAt(dealt('city'), 'p1', suspects('p9'))).toEqual({ refused: 'refusal-not-now' });
  const state = talk();
  const paused = pause(state, 0);
  expect('state' in paused && sayAt(paused.state as Running, 'p1', suspects('p9'))).toEqual({
    refused: 'refusal-paused',
  });
  const twice = said(said(state, 'p1'), 'p1');
  expect(mayState(twice, 'p1')).toBe(false);
  expect(sayAt(twice, 'p1', suspects('p9'))).toEqual({ refused: 'refusal-said-enough' });
  expect(mayState(twice, 'p2')).toBe(true);
  const full = said(said(twice, 'p2'), 'p3');
  expect(sayAt(full, 'p4', suspects('p9'))).toEqual({ refused: 'refusal-said-enough' });
});
