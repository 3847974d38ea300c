/** Who is dealt in `city`: the printed tables, the options, and cards chosen by hand. */
import { describe, expect, test } from 'vitest';
import { city } from '../../../shared/editions/city/index.ts';
import type { Row } from '../../../shared/engine/rulebook.ts';
import { asked, count, deckOf, LEADERS, LONERS, MAFIA, problemOf, TOWN, warningsOf } from './dealing.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

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
  const modes = [
    ['standard', 6],
    ['beginner', 6],
    ['yakuza', 12],
  ] as const;
  /** A quarter of them mafiosi; in mode `yakuza` two more. */
  const byHand = (mode: string, players: number) => {
    const mafioso = Math.floor(players / 4);
    const yakuza = mode === 'yakuza' ? 2 : 0;
    return { sheriff: 1, citizen: players - 1 - mafioso - yakuza, mafioso, ...(yakuza > 0 && { yakuza }) };
  };

  test.each(modes)('%s: `auto` deals to %i to 16', (mode, least) => {
    const starts = range(1, 25).filter((players) => !('refused' in asked(players, { mode })));
    expect(starts).toEqual(range(least, 16));
    for (const players of range(17, 20)) {
      expect(problemOf(players, { mode })).toEqual({ id: 'players-by-hand', most: 16, byHand: 20, players });
    }
    expect(problemOf(21, { mode })).toEqual({ id: 'players', least, most: 16, players: 21 });
  });

  test.each(modes)('%s: by hand %i to 20 may play, above 16 with a warning', (mode, least) => {
    const wish = (players: number) => ({ mode, composition: byHand(mode, players) });
    const starts = range(4, 25).filter((players) => !('refused' in asked(players, wish(players))));
    expect(starts).toEqual(range(least, 20));
    for (const players of range(17, 20)) {
      expect(warningsOf(players, wish(players))).toEqual([{ id: 'players-off-table', most: 16, players }]);
    }
    expect(problemOf(21, wish(21))).toEqual({ id: 'players', least, most: 20, players: 21 });
  });

  test('the box has cards for 20', () => {
    const once = Object.fromEntries(['sheriff', ...TOWN, 'maniac', ...MAFIA].map((role) => [role, 1]));
    expect(warningsOf(20, { composition: { ...once, citizen: 5, mafioso: 4 } })).toHaveLength(1);
  });

  test('what is refused at other tables is refused at these', () => {
    const two = { sheriff: 1, judge: 1, citizen: 12, mafioso: 4 };
    expect(problemOf(18, { composition: two })).toMatchObject({ id: 'one-of-group', group: 'leader' });
    expect(warningsOf(18, { composition: { citizen: 13, snitch: 1, mafioso: 4 } }).map(({ id }) => id)).toEqual([
      'group-missing',
      'players-off-table',
      'nothing-to-do',
    ]);
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

  test('by hand each gang is compared with its own number', () => {
    const composition = { sheriff: 1, doctor: 1, citizen: 6, mafioso: 3, yakuza: 1 };
    expect(warningsOf(12, { mode: 'yakuza', composition })).toEqual([
      { id: 'group-range', group: 'mafia', least: 2, most: 2, wanted: 3 },
      { id: 'group-range', group: 'yakuza', least: 2, most: 2, wanted: 1 },
    ]);
    const reduced = { jailer: 1, doctor: 1, citizen: 8, mafioso: 2, yakuza: 2 };
    expect(warningsOf(14, { mode: 'yakuza', composition: reduced })).toEqual([]);
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

  test('below ten there is a plain warning, by option and by hand', () => {
    for (const players of range(6, 9)) {
      const expected = [{ id: 'group-players', group: 'loner', least: 10, players }];
      for (const loner of LONERS) expect(warningsOf(players, { options: { loner } })).toEqual(expected);
    }
    const byHand = { citizen: 4, sheriff: 1, doctor: 1, mafioso: 2, maniac: 1 };
    expect(warningsOf(9, { composition: byHand })).toEqual([
      { id: 'group-players', group: 'loner', least: 10, players: 9 },
    ]);
    expect(warningsOf(10, { options: { loner: 'maniac' } })).toEqual([]);
  });

  test('`city.decision.twoMembers`: neither a loner nor a judge brings the mafia below two', () => {
    const deck = deckOf(10, { options: { loner: 'swindler', leader: 'judge', mafiaSpecials: 0 } });
    expect(deck).toMatchObject({ swindler: 1, judge: 1, mafioso: 2 });
    expect(deckOf(6, { options: { loner: 'butcher' } })).toMatchObject({ butcher: 1, citizen: 2, mafioso: 2 });
  });

  test('by hand the loner is counted beside the criminals, not among them', () => {
    const town = { sheriff: 1, doctor: 1, beauty: 1 };
    expect(warningsOf(12, { composition: { ...town, citizen: 5, mafioso: 3, maniac: 1 } })).toEqual([]);
    expect(warningsOf(12, { composition: { ...town, citizen: 4, mafioso: 4, maniac: 1 } })).toEqual([
      { id: 'group-range', group: 'criminal', least: 3, most: 3, wanted: 4 },
    ]);
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

  test('`city.decision.autoSpecials`: the ranges are cut to what is left of a side', () => {
    const options = { leader: 'judge', mafiaSpecials: 2 };
    expect(warningsOf(15, { options })).toEqual([
      { id: 'group-range', group: 'mafia-special', least: 1, most: 1, wanted: 2 },
    ]);
    expect(warningsOf(15, { options: { ...options, leader: 'priest' } })).toEqual([]);
    expect(warningsOf(15, { options: { mafiaSpecials: 2, loner: 'butcher' } })).toEqual([
      { id: 'group-range', group: 'mafia-special', least: 1, most: 1, wanted: 2 },
    ]);
  });

  test('`city.setup.beginner`: nobody is missed who is not in that box', () => {
    expect(warningsOf(16, { mode: 'beginner', composition: { sheriff: 1, citizen: 10, mafioso: 5 } })).toEqual([]);
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
