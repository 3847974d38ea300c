/** Who is dealt in `spytown`, and which cards. */
import { describe, expect, test } from 'vitest';
import { spytown } from '../../../shared/editions/spytown/index.ts';
import { cardsIn, compositionOf } from '../../../shared/engine/setup/composition.ts';
import { asking, range } from '../../kit/rules/asking.ts';

/** As printed: players, mafiosi, policemen beside the agent, action cards. */
const PRINTED: readonly (readonly [number, number, number, number])[] = [
  [6, 1, 4, 1],
  [7, 1, 5, 1],
  [8, 2, 5, 2],
  [9, 2, 6, 2],
  [10, 2, 7, 2],
  [11, 2, 8, 2],
  [12, 2, 9, 3],
  [13, 3, 9, 3],
  [14, 3, 10, 3],
  [15, 3, 11, 3],
  [16, 3, 12, 4],
  [17, 3, 13, 4],
  [18, 4, 13, 4],
  [19, 4, 14, 4],
  [20, 5, 14, 5],
  [21, 5, 15, 5],
];

const SINGLES = [
  'vest',
  'bandage',
  'recruit',
  'leader',
  'defector',
  'swap',
  'wiretap',
  'hideout',
  'safe-conduct',
  'arrest',
  'corner-shot',
  'seizure',
  'last-shot',
];

const [basic, extended, kids] = ['basic', 'extended', 'kids'].map((mode) => asking(spytown, mode));
const SEEDS = range(1, 60).map((i) => `seed ${i}`);
const AUTO = range(6, 21).flatMap((players) => SEEDS.map((seed) => ({ players, seed })));

describe('`spytown.players`, `spytown.deal`', () => {
  test.each(PRINTED)('%i players', (players, mafioso, policeman) => {
    for (const mode of [basic!, extended!]) expect(mode.dealt({ players })).toEqual({ policeman, agent: 1, mafioso });
    expect(kids!.dealt({ players })).toEqual({ policeman: policeman + 1, mafioso });
    const options = { noAgent: false };
    expect(kids!.dealt({ players, options })).toEqual({ policeman, agent: 1, mafioso });
  });

  test('6 to 21 and nobody else', () => {
    for (const mode of [basic!, extended!, kids!]) expect(mode.starts()).toEqual(range(6, 21));
    expect(basic!.problem({ players: 5 })).toEqual({ id: 'players', least: 6, most: 21, players: 5 });
    expect(kids!.problem({ players: 22 })).toMatchObject({ id: 'players', players: 22 });
  });

  test('the table is exact: nobody counts the tokens out by hand', () => {
    const composition = { policeman: 6, agent: 1, mafioso: 3 };
    expect(basic!.problem({ players: 10, composition })).toEqual({
      id: 'card-shortage',
      role: 'mafioso',
      cards: 2,
      wanted: 3,
    });
    expect(kids!.problem({ players: 8, composition: { policeman: 5, agent: 1, mafioso: 2 } })).toEqual({
      id: 'unknown-role',
      role: 'agent',
    });
    const row = { policeman: 7, agent: 1, mafioso: 2 };
    expect(basic!.prepared({ players: 10, composition: row }).warnings).toEqual([]);
  });

  test('a host has no seat, and changes no number', () => {
    expect(basic!.dealt({ players: 9, host: 'host' })).toEqual(basic!.dealt({ players: 9 }));
    expect(basic!.problem({ players: 9, host: 'p3' })).toEqual({ id: 'host-plays', host: 'p3' });
  });

  test('only `extended` has cards, and options', () => {
    expect([basic!, kids!].map((mode) => mode.cards({ players: 12 }))).toEqual([null, null]);
    expect(basic!.seats({ players: 12 }).every(({ card }) => card === null)).toBe(true);
    expect(basic!.problem({ players: 12, options: { cards: ['vest'] } })).toEqual({
      id: 'unknown-option',
      option: 'cards',
    });
  });
});

describe('`spytown.cards.deal`, `spytown.cards.limit`: what `auto` draws', () => {
  test.each(PRINTED)('for %i players', (players, mafioso, _, k) => {
    for (const seed of SEEDS) {
      const cards = extended!.cards({ players, seed })!;
      expect(cardsIn(cards)).toBe(k);
      expect(Object.values(cards).every((number) => number === 1)).toBe(true);
      expect(SINGLES).toEqual(expect.arrayContaining(Object.keys(cards)));
      if (mafioso === 1) expect(cards).not.toHaveProperty('defector');
    }
  });

  test('every single card comes, and a new gang never by itself', () => {
    const drawn = new Set(AUTO.flatMap((asked) => Object.keys(extended!.cards(asked)!)));
    expect([...drawn].sort()).toEqual([...SINGLES].sort());
  });

  test.each([
    [13, 0],
    [14, 0],
    [16, 1],
    [21, 2],
  ])('`newGang` for %i players: three of the gang, and %i besides', (players, singles) => {
    const { 'new-gang': gang, ...rest } = extended!.cards({ players, options: { newGang: true } })!;
    expect([gang, cardsIn(rest)]).toEqual([3, singles]);
  });

  test('everybody has one card, and whoever gets no other a neutral one', () => {
    for (const seed of SEEDS) {
      const { neutral, ...cards } = compositionOf(
        extended!.seats({ players: 17, seed }).flatMap(({ card }) => card ?? []),
      );
      expect(neutral).toBe(13);
      expect(cards).toEqual(extended!.cards({ players: 17, seed }));
    }
  });

  test('cards are shuffled blindly: the agent may get any of them', () => {
    const held = SEEDS.flatMap((seed) =>
      extended!.seats({ players: 21, seed }).flatMap(({ role, card }) => (role === 'agent' ? [card] : [])),
    );
    expect(new Set(held).size).toBeGreaterThan(5);
  });
});

describe('a list of cards', () => {
  test('is dealt as it stands, and nothing is drawn besides', () => {
    expect(extended!.cards({ players: 12, options: { cards: ['swap', 'vest'] } })).toEqual({ swap: 1, vest: 1 });
    expect(extended!.cards({ players: 14, options: { cards: ['new-gang'] } })).toEqual({ 'new-gang': 3 });
    expect(extended!.cards({ players: 16, options: { cards: ['leader', 'new-gang'] } })).toEqual({
      leader: 1,
      'new-gang': 3,
    });
    expect(extended!.cards({ players: 14, options: { cards: ['vest'], newGang: true } })).toEqual({ vest: 1 });
  });

  test.each([
    ['more than players', 6, { cards: SINGLES.slice(0, 7) }, { id: 'card-limit', most: 6, wanted: 7 }],
    [
      'a gang counts as three',
      13,
      { cards: [...SINGLES.slice(0, 11), 'new-gang'] },
      { id: 'card-limit', most: 13, wanted: 14 },
    ],
    ['one twice', 12, { cards: ['vest', 'vest'] }, { id: 'option-value', option: 'cards' }],
    ['none of the box', 12, { cards: ['joker'] }, { id: 'option-value', option: 'cards' }],
    ['the neutral one', 12, { cards: ['neutral'] }, { id: 'option-value', option: 'cards' }],
    ['a gang of few', 12, { cards: ['new-gang'] }, { id: 'card-players', card: 'new-gang', least: 13, players: 12 }],
    [
      'a gang of few by option',
      12,
      { newGang: true },
      { id: 'card-players', card: 'new-gang', least: 13, players: 12 },
    ],
  ])('%s is refused', (_, players, options, refused) => {
    expect(extended!.problem({ players, options })).toMatchObject(refused);
  });

  test.each([
    ['as many as advised', 12, ['vest', 'swap', 'leader'], []],
    ['fewer', 12, ['vest'], []],
    ['none at all', 12, [], []],
    ['more', 11, ['vest', 'swap', 'leader'], [{ id: 'many-cards', advised: 2, wanted: 3 }]],
    ['one a player', 6, SINGLES.slice(5, 11), [{ id: 'many-cards', advised: 1, wanted: 6 }]],
    ['the whole deck', 16, [...SINGLES, 'new-gang'], [{ id: 'many-cards', advised: 4, wanted: 16 }]],
    ['a gang and one more', 14, ['new-gang', 'vest'], [{ id: 'many-cards', advised: 3, wanted: 4 }]],
    ['a gang of 13', 13, ['new-gang'], []],
    ['a defector beside another mafioso', 8, ['defector'], []],
    ['a defector beside none', 7, ['defector'], [{ id: 'risky-card', card: 'defector' }]],
    [
      'a defector beside none, and more',
      7,
      ['vest', 'defector'],
      [
        { id: 'many-cards', advised: 1, wanted: 2 },
        { id: 'risky-card', card: 'defector' },
      ],
    ],
  ])('%s: dealt, with a word where the rulebook advises otherwise', (_, players, cards, warnings) => {
    const prepared = extended!.prepared({ players, options: { cards } });
    expect(cardsIn(prepared.cards!)).toBe(cards.length + (cards.includes('new-gang') ? 2 : 0));
    expect(prepared.warnings).toEqual(warnings);
  });
});
