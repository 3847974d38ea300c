import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { party } from '../../shared/editions/party/index.ts';
import { decide } from '../../shared/engine/decide.ts';
import { deal } from '../../shared/engine/setup/deal.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { type Prepared, prepare, type Setup } from '../../shared/engine/setup/prepare.ts';
import type { Problem } from '../../shared/engine/setup/problems.ts';
import { viewFor } from '../../shared/engine/view.ts';
import { sayProblem } from '../../shared/text/problems.ts';
import { speaker } from '../../shared/text/speak.ts';
import { seatsFor, timeUp } from '../kit/rules/sitting.ts';
import { toy } from '../kit/rules/toy-rulebook.ts';

const setup = (players: number, more: Partial<Setup> = {}): Setup => ({
  mode: 'base',
  players: seatsFor(players),
  ...more,
});

function prepared(wished: Setup, rulebook = party, seed = 'seed'): Prepared {
  const result = prepare(rulebook, wished, seed);
  if ('refused' in result) throw new Error(result.refused.id);
  return result;
}

function problem(wished: Setup): Problem {
  const result = prepare(party, wished, 'seed');
  if (!('refused' in result)) throw new Error('was not refused');
  return result.refused;
}

describe('what cannot start is refused with one clear line', () => {
  test.each<[string, Setup, Problem, string]>([
    ['a mode', setup(8, { mode: 'night' }), { id: 'unknown-mode', mode: 'night' }, 'There is no mode “night”.'],
    [
      'too few',
      setup(5),
      { id: 'players', least: 6, most: 13, players: 5 },
      'This mode takes 6 to 13 players; there are 5 at the table.',
    ],
    [
      'an option',
      setup(8, { options: { deadHost: true } }),
      { id: 'unknown-option', option: 'deadHost' },
      'This mode has no variant “deadHost”.',
    ],
    [
      'its value',
      setup(12, { mode: 'hostless', options: { deck: 'small' } }),
      { id: 'option-value', option: 'deck', allowed: ['base', 'extended'] },
      'The variant “deck” takes one of: base, extended.',
    ],
    [
      'a switch',
      setup(12, { mode: 'hostless', options: { deadHost: 'yes' } }),
      { id: 'option-value', option: 'deadHost', allowed: ['true', 'false'] },
      'The variant “deadHost” takes one of: true, false.',
    ],
    [
      'a seat twice',
      { mode: 'base', players: ['a', 'b', 'c', 'd', 'e', 'a'] },
      { id: 'seat-twice', seat: 'a' },
      'a has two seats.',
    ],
    [
      'a bad id',
      { mode: 'base', players: ['a', 'b', 'c', 'd', 'e', 'f g'] },
      { id: 'bad-seat', seat: 'f g' },
      '“f g” cannot be an id: up to 64 letters, digits, “-” and “_”.',
    ],
    [
      'a playing host',
      setup(8, { host: 'p3' }),
      { id: 'host-plays', host: 'p3' },
      'Whoever leads the game cannot play in it.',
    ],
    [
      'a host of hostless',
      setup(12, { mode: 'hostless', host: 'h' }),
      { id: 'no-host-here' },
      'This mode is played without a human host.',
    ],
    [
      'a timer',
      setup(8, { timers: { tea: 60 } }),
      { id: 'unknown-timer', timer: 'tea' },
      'This mode has no time “tea”.',
    ],
    [
      'its length',
      setup(8, { timers: { speech: 4 } }),
      { id: 'timer-range', timer: 'speech', least: 5, most: 604800 },
      'The time “speech” must be 5 to 604,800 whole seconds.',
    ],
    [
      'a role of another mode',
      setup(6, { composition: { citizen: 4, doctor: 1, don: 1 } }),
      { id: 'unknown-role', role: 'doctor' },
      'This mode deals no “doctor”.',
    ],
    [
      'more cards than the box has',
      setup(6, { composition: { citizen: 4, don: 2 } }),
      { id: 'card-shortage', role: 'don', cards: 1, wanted: 2 },
      'The box has 1 of “don”, not 2.',
    ],
    [
      'half a card',
      setup(6, { composition: { citizen: 4.5, don: 1 } }),
      { id: 'bad-number', role: 'citizen' },
      'The number of “citizen” must be a whole number from 0 up.',
    ],
    [
      'too few cards',
      setup(7, { composition: { citizen: 4, commissioner: 1, don: 1 } }),
      { id: 'composition-sum', cards: 6, players: 7 },
      '6 cards are chosen for 7 players.',
    ],
    [
      'nobody to play against',
      setup(8, { composition: { citizen: 7, commissioner: 1 } }),
      { id: 'decided-at-once' },
      'With these cards the game would be over before it begins.',
    ],
    [
      'parity from the start',
      setup(6, { composition: { citizen: 3, mafioso: 2, don: 1 } }),
      { id: 'decided-at-once' },
      'With these cards the game would be over before it begins.',
    ],
  ])('%s', (_, wished, expected, line) => {
    const found = problem(wished);
    expect(found).toEqual(expected);
    expect(sayProblem(found, speaker('en'))).toBe(line);
  });

  test('names that every object has are no modes, options, roles or timers', () => {
    expect(problem(setup(8, { mode: 'constructor' })).id).toBe('unknown-mode');
    expect(problem(setup(8, { options: { constructor: 1 } })).id).toBe('unknown-option');
    expect(problem(setup(8, { composition: { constructor: 8 } })).id).toBe('unknown-role');
    expect(problem(setup(8, { timers: { toString: 60 } })).id).toBe('unknown-timer');
  });
});

test('by hand within the box is dealt, with a word that the table says otherwise', () => {
  const byHand = prepared(setup(8, { composition: { citizen: 4, commissioner: 1, mafioso: 2, don: 1 } }));
  expect(byHand.warnings).toEqual([{ id: 'off-table', table: { citizen: 5, commissioner: 1, mafioso: 1, don: 1 } }]);
  const asTable = prepared(setup(8, { composition: { citizen: 5, commissioner: 1, mafioso: 1, don: 1 } }));
  expect(asTable.warnings).toEqual([]);
  expect(prepared(setup(8)).warnings).toEqual([]);
});

test('a lobby plays with decoys unless it says otherwise', () => {
  expect(prepared(setup(8)).decoys).toBe(true);
  expect(prepared(setup(8, { decoys: false })).decoys).toBe(false);
});

test('the group’s own times replace the rulebook’s', () => {
  const slow = prepared(setup(8, { timers: { morning: 3600 } }));
  const { game } = openGame(deal(party, slow, { seed: 's', nonce: 'n' }), slow.rules);
  expect(game.stage).toMatchObject({ name: 'night', seconds: 60 });
  const decision = decide(game, timeUp(game), slow.rules);
  expect('game' in decision && decision.game.stage).toMatchObject({ name: 'morning', seconds: 3600 });
});

test('the deal follows from the seed, and every card of the composition is dealt once', () => {
  const table = prepared(setup(13));
  const dealt = (seed: string) => deal(party, table, { seed, nonce: 'n' }).seats.map(({ role }) => role);
  expect(dealt('one')).toEqual(dealt('one'));
  expect(dealt('one')).not.toEqual(dealt('two'));
  expect([...dealt('one')].sort()).toEqual([...dealt('two')].sort());
  expect(deal(party, table, { seed: 'one', nonce: 'n' }).seats.map(({ id }) => id)).toEqual(seatsFor(13));
});

test('where the rulebook draws the seats, they are drawn', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const table = prepared({ mode: 'plain', players }, toy);
  const orders = ['one', 'two', 'three'].map((seed) =>
    deal(toy, table, { seed, nonce: 'n' }).seats.map(({ id }) => id),
  );
  expect(new Set(orders.map(String)).size).toBe(3);
  expect([...orders[0]!].sort()).toEqual(players);
});

test('what auto leaves to chance is drawn from the seed', () => {
  const specials = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const { composition } = prepared({ mode: 'plain', players: seatsFor(5) }, toy, `${seed}`);
    specials.add(Object.keys(composition).sort().join());
  }
  expect(specials).toEqual(new Set(['seer,villager,wolf', 'hunter,villager,wolf']));
});

test('the hash published at the start is the hash of what the end shows', () => {
  const table = prepared(setup(6));
  const { game, events } = openGame(deal(party, table, { seed: 'secret', nonce: 'salt' }), table.rules);
  expect(events[0]).toMatchObject({ type: 'dealt' });
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const over = { ...game, outcome: { winner: 'draw', winners: [] } };
  const text = viewFor(over, table.rules, null).table.end?.sealedDeal ?? '';
  const seats = game.seats.map(({ id, role }, i) => `${i + 1} ${id} ${role} -`);
  expect(sha(text)).toBe(sha(['omerta deal 1', 'party base', ...seats, 'nonce salt'].join('\n')));
  expect(text).not.toContain('secret');
});
