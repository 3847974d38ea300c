/** Who is dealt in `city`: the printed tables, the options, and cards chosen by hand. */
import { describe, expect, test } from 'vitest';
import { city } from '../../../shared/editions/city/index.ts';
import type { Composition, Row } from '../../../shared/engine/rulebook.ts';
import { prepare, type Wish } from '../../../shared/engine/setup/prepare.ts';
import type { Problem, Warning } from '../../../shared/engine/setup/problems.ts';
import { seatsFor } from '../../kit/sitting.ts';

const LEADERS = ['detective', 'priest', 'judge', 'jailer', 'sheriff'];
const TOWN = ['doctor', 'sleepwalker', 'bodyguard', 'beauty', 'fan'];
const MAFIA = ['godfather', 'thief', 'lawyer', 'snitch'];
const LONERS = ['maniac', 'butcher', 'swindler'];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const count = (deck: Composition, roles: readonly string[]) => roles.reduce((sum, role) => sum + (deck[role] ?? 0), 0);

function asked(players: number, wish: Partial<Wish> = {}, seed = 'seed') {
  return prepare(city, { mode: 'standard', ...wish, players: seatsFor(players) }, seed);
}

function deckOf(players: number, wish: Partial<Wish> = {}, seed = 'seed'): Composition {
  const prepared = asked(players, wish, seed);
  if ('refused' in prepared) throw new Error(JSON.stringify(prepared.refused));
  return prepared.composition;
}

function problemOf(players: number, wish: Partial<Wish>): Problem {
  const prepared = asked(players, wish);
  if (!('refused' in prepared)) throw new Error('it was accepted');
  return prepared.refused;
}

function warningsOf(players: number, wish: Partial<Wish>): readonly Warning[] {
  const prepared = asked(players, wish);
  if ('refused' in prepared) throw new Error(JSON.stringify(prepared.refused));
  return prepared.warnings;
}

/** As printed: players; town, special citizens of `auto`; criminals, special mafiosi of `auto`. */
const PRINTED: readonly (readonly [number, number, number, number, number])[] = [
  [6, 4, 0, 2, 0],
  [7, 5, 0, 2, 0],
  [8, 5, 1, 3, 1],
  [9, 6, 1, 3, 1],
  [10, 7, 1, 3, 1],
  [11, 7, 2, 4, 1],
  [12, 8, 2, 4, 1],
  [13, 9, 2, 4, 1],
  [14, 9, 2, 5, 1],
  [15, 10, 2, 5, 2],
  [16, 11, 2, 5, 2],
];

describe('`city.setup.table`, `city.setup.ratio`: what `auto` deals', () => {
  test.each(PRINTED)('to %i players', (players, town, specials, criminals, mafiaSpecials) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const deck = deckOf(players, {}, seed);
      expect(count(deck, ['citizen', ...LEADERS, ...TOWN])).toBe(town);
      expect(count(deck, LEADERS)).toBe(1);
      expect(count(deck, TOWN)).toBe(specials);
      expect(count(deck, ['mafioso', ...MAFIA])).toBe(criminals);
      expect(count(deck, MAFIA)).toBe(mafiaSpecials);
      expect(count(deck, LONERS)).toBe(0);
      expect(Math.max(...[...LEADERS, ...TOWN, ...MAFIA].map((role) => deck[role] ?? 0))).toBe(1);
      expect(warningsOf(players, {})).toEqual([]);
    }
  });

  test('the leader is drawn among those who shoot, the others from their groups', () => {
    const decks = range(0, 199).map((i) => deckOf(15, {}, `seed ${i}`));
    const seen = new Set(decks.flatMap((deck) => Object.keys(deck)));
    expect([...seen].sort()).toEqual(
      ['detective', 'priest', 'sheriff', ...TOWN, ...MAFIA, 'citizen', 'mafioso'].sort(),
    );
  });

  test('a snitch is dealt only with somebody whom a framing can mislead', () => {
    const decks = range(0, 399).map((i) => deckOf(16, {}, `seed ${i}`));
    const withSnitch = decks.filter(({ snitch }) => snitch);
    expect(withSnitch.length).toBeGreaterThan(20);
    for (const deck of withSnitch) expect(count(deck, ['detective', 'priest', 'fan'])).toBeGreaterThan(0);
  });
});

describe('`city.setup.players`, `city.decision.max`', () => {
  test.each([
    ['standard', 6],
    ['beginner', 6],
    ['yakuza', 12],
  ])('%s takes %i to 16', (mode, least) => {
    const starts = range(1, 20).filter((players) => !('refused' in asked(players, { mode })));
    expect(starts).toEqual(range(least, 16));
  });
});

describe('`city.setup.beginner`', () => {
  test.each(range(6, 16))('%i players: citizens, mafiosi and one leader', (players) => {
    const [, town, , criminals] = PRINTED.find(([n]) => n === players)!;
    const seen = new Set<string>();
    for (const seed of range(0, 20)) {
      const { citizen, mafioso, ...rest } = deckOf(players, { mode: 'beginner' }, `${seed}`);
      expect([citizen, mafioso]).toEqual([town - 1, criminals]);
      expect(Object.values(rest)).toEqual([1]);
      seen.add(Object.keys(rest)[0]!);
    }
    expect([...seen].sort()).toEqual(['detective', 'sheriff']);
  });

  test.each([
    ['leader', 'judge'],
    ['leader', 'priest'],
    ['loner', 'maniac'],
    ['townSpecials', 1],
    ['townSpecials', ['doctor']],
    ['mafiaSpecials', ['thief']],
    ['mafiaSpecials', 1],
  ])('%s %s is refused', (option, value) => {
    expect(problemOf(12, { mode: 'beginner', options: { [option]: value } })).toMatchObject({
      id: 'option-value',
      option,
    });
  });

  test('no special card by hand either', () => {
    expect(problemOf(6, { mode: 'beginner', composition: { citizen: 3, doctor: 1, mafioso: 2 } })).toEqual({
      id: 'unknown-role',
      role: 'doctor',
    });
  });
});

describe('`city.yakuza.setup`', () => {
  test.each([
    [12, 8, 2, 2],
    [13, 9, 2, 2],
    [14, 9, 3, 2],
    [15, 10, 3, 2],
    [16, 11, 3, 2],
  ])('%i players: %i of the town, %i mafiosi, %i yakuza', (players, town, mafioso, yakuza) => {
    const deck = deckOf(players, { mode: 'yakuza' });
    expect(deck).toMatchObject({ mafioso, yakuza });
    expect(count(deck, ['citizen', ...LEADERS, ...TOWN])).toBe(town);
    expect(count(deck, TOWN)).toBe(2);
    expect(warningsOf(players, { mode: 'yakuza' })).toEqual([]);
  });

  test.each([
    [12, 2, 1],
    [14, 2, 2],
  ])('without a gun for the town the reduced number is split: %i players', (players, mafioso, yakuza) => {
    expect(deckOf(players, { mode: 'yakuza', options: { leader: 'judge' } })).toMatchObject({ mafioso, yakuza });
  });

  test.each([
    ['loner', 'butcher'],
    ['mafiaSpecials', 1],
    ['mafiaSpecials', ['lawyer']],
  ])('%s %s is refused', (option, value) => {
    expect(problemOf(14, { mode: 'yakuza', options: { [option]: value } }).id).toBe('option-value');
  });

  test('there are three yakuza in the box, and none in other modes', () => {
    const composition = { citizen: 8, mafioso: 1, yakuza: 4 };
    expect(problemOf(13, { mode: 'yakuza', composition })).toMatchObject({ id: 'card-shortage', role: 'yakuza' });
    expect(problemOf(13, { composition })).toMatchObject({ id: 'unknown-role', role: 'yakuza' });
  });
});

describe('`city.setup.nonShooting`', () => {
  test.each(['judge', 'jailer', 'none'])('leader %s: from 8 players on one criminal fewer', (leader) => {
    for (const [players, , , criminals] of PRINTED) {
      const deck = deckOf(players, { options: { leader } });
      const fewer = players >= 8 ? 1 : 0;
      expect(count(deck, ['mafioso', ...MAFIA])).toBe(criminals - fewer);
      expect(count(deck, LEADERS)).toBe(leader === 'none' ? 0 : 1);
      expect(count(deck, Object.keys(deck))).toBe(players);
    }
  });

  test('a town without a leader gets a warning, `city.setup.leader`', () => {
    expect(warningsOf(8, { options: { leader: 'none' } })).toEqual([{ id: 'group-missing', group: 'leader' }]);
  });
});

describe('`city.loner.replaces`, `city.loner.side`', () => {
  test.each(LONERS)('%s takes the place of a mafioso', (loner) => {
    for (const players of range(10, 16)) {
      const criminals = PRINTED.find(([n]) => n === players)![3];
      const deck = deckOf(players, { options: { loner } });
      expect(deck[loner]).toBe(1);
      expect(count(deck, ['mafioso', ...MAFIA])).toBe(criminals - 1);
    }
  });

  test('and is refused below ten', () => {
    for (const players of range(6, 9)) {
      const expected = { id: 'group-players', group: 'loner', least: 10, players };
      expect(problemOf(players, { options: { loner: 'maniac' } })).toEqual(expected);
    }
    expect(problemOf(9, { composition: { citizen: 5, sheriff: 1, mafioso: 2, maniac: 1 } }).id).toBe('group-players');
  });

  test('with a judge it replaces one of the reduced number', () => {
    const deck = deckOf(10, { options: { loner: 'swindler', leader: 'judge', mafiaSpecials: 0 } });
    expect(deck).toMatchObject({ swindler: 1, judge: 1, mafioso: 1 });
  });
});

describe('options of the deal', () => {
  test('specials by name, by number, or none', () => {
    expect(deckOf(12, { options: { townSpecials: ['fan', 'beauty'], mafiaSpecials: ['thief'] } })).toMatchObject({
      fan: 1,
      beauty: 1,
      thief: 1,
      mafioso: 3,
    });
    expect(count(deckOf(12, { options: { townSpecials: 1, mafiaSpecials: 0 } }), [...TOWN, ...MAFIA])).toBe(1);
    expect(count(deckOf(12, { options: { townSpecials: [], mafiaSpecials: [] } }), [...TOWN, ...MAFIA])).toBe(0);
  });

  test('outside of the ranges there is a warning, `city.setup.ratio`', () => {
    expect(warningsOf(8, { options: { townSpecials: 3 } })).toEqual([
      { id: 'group-range', group: 'town-special', least: 0, most: 1, wanted: 3 },
    ]);
    expect(warningsOf(12, { options: { townSpecials: 0, mafiaSpecials: 2 } })).toEqual([
      { id: 'group-range', group: 'town-special', least: 1, most: 2, wanted: 0 },
      { id: 'group-range', group: 'mafia-special', least: 0, most: 1, wanted: 2 },
    ]);
  });

  test('`city.setup.snitch`: a warning where nobody learns roles', () => {
    expect(warningsOf(8, { options: { leader: 'sheriff', townSpecials: 0, mafiaSpecials: ['snitch'] } })).toEqual([
      { id: 'nothing-to-do', role: 'snitch' },
    ]);
    expect(warningsOf(8, { options: { leader: 'priest', mafiaSpecials: ['snitch'] } })).toEqual([]);
  });

  test('more than there is room for is refused', () => {
    expect(problemOf(6, { options: { townSpecials: 5 } })).toMatchObject({ id: 'no-room', wanted: 5, room: 3 });
    expect(problemOf(6, { options: { mafiaSpecials: 4 } })).toMatchObject({ id: 'no-room', wanted: 4, room: 2 });
    const tooMany = { loner: 'maniac', mafiaSpecials: ['thief', 'snitch', 'lawyer'] };
    expect(problemOf(10, { options: tooMany })).toMatchObject({ id: 'no-room', room: 2 });
  });

  test.each([
    ['leader', 'doctor'],
    ['leader', true],
    ['loner', 'auto'],
    ['townSpecials', ['judge']],
    ['townSpecials', ['fan', 'fan']],
    ['townSpecials', 6],
    ['townSpecials', -1],
    ['townSpecials', 1.5],
    ['mafiaSpecials', 'all'],
    ['ballot', 'secret'],
    ['talk', 59],
    ['talk', 421],
    ['talk', '300'],
    ['tallk', 300],
  ])('%s: %s is no value', (option, value) => {
    expect(['option-value', 'unknown-option']).toContain(problemOf(12, { options: { [option]: value } }).id);
  });

  test('`city.setup.variants`: what nobody asked for is as the rulebook has it', () => {
    const prepared = asked(12, {});
    expect('options' in prepared && prepared.options).toEqual({
      ballot: 'list',
      talk: 300,
      leader: 'auto',
      loner: 'none',
      townSpecials: 'auto',
      mafiaSpecials: 'auto',
    });
  });
});

describe('by hand', () => {
  test('`city.setup.leader`: two leaders are refused, and so are two loners', () => {
    const two = { citizen: 3, judge: 1, sheriff: 1, mafioso: 2 };
    expect(problemOf(7, { composition: two })).toEqual({ id: 'one-of-group', group: 'leader', wanted: 2 });
    const loners = { citizen: 6, sheriff: 1, mafioso: 2, maniac: 1, butcher: 1 };
    expect(problemOf(11, { composition: loners })).toEqual({ id: 'one-of-group', group: 'loner', wanted: 2 });
  });

  test('citizens and mafiosi as many as one likes, all others once', () => {
    expect(warningsOf(16, { composition: { citizen: 10, sheriff: 1, mafioso: 5 } })).not.toEqual([]);
    expect(problemOf(8, { composition: { citizen: 4, sheriff: 1, doctor: 2, mafioso: 1 } }).id).toBe('card-shortage');
  });

  test('a wrong number of criminals gets a warning with the right one', () => {
    expect(warningsOf(8, { composition: { citizen: 5, sheriff: 1, mafioso: 2 } })).toEqual([
      { id: 'group-range', group: 'criminal', least: 3, most: 3, wanted: 2 },
    ]);
    expect(warningsOf(8, { composition: { citizen: 5, judge: 1, mafioso: 2 } })).toEqual([]);
  });

  test('no game that is over before it begins', () => {
    expect(problemOf(6, { composition: { citizen: 3, mafioso: 3 } }).id).toBe('decided-at-once');
    expect(problemOf(6, { composition: { citizen: 5, sheriff: 1 } }).id).toBe('decided-at-once');
  });
});

test('what the lobby is told of a draw is what is drawn', () => {
  const row = city.modes.standard!.row(
    { leader: 'auto', loner: 'none', townSpecials: 'auto', mafiaSpecials: 'auto' },
    16,
  ) as Row;
  expect(row.cards).toEqual({ citizen: 8, mafioso: 3 });
  expect(row.draws.map(({ group, n }) => [group, n])).toEqual([
    ['leader', 1],
    ['town-special', 2],
    ['mafia-special', 2],
  ]);
});
