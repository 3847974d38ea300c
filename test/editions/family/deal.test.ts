/** Who is dealt in `family`, and which cards. */
import { describe, expect, test } from 'vitest';
import { family } from '../../../shared/editions/family/index.ts';
import type { Options } from '../../../shared/engine/model.ts';
import { cardsIn, compositionOf } from '../../../shared/engine/setup/composition.ts';
import { asking, range } from '../../kit/rules/asking.ts';

/** As in the catalogue: players; mafiosi, detective, catwoman, maniac, citizens beside commissioner and doctor. */
const TABLE: readonly (readonly [number, number, number, number, number, number])[] = [
  [7, 2, 0, 0, 0, 3],
  [8, 2, 0, 0, 0, 4],
  [9, 2, 1, 0, 0, 4],
  [10, 2, 1, 1, 0, 4],
  [11, 3, 1, 1, 0, 4],
  [12, 3, 1, 1, 1, 4],
  [13, 3, 1, 1, 1, 5],
  [14, 3, 1, 1, 1, 6],
  [15, 3, 1, 1, 1, 7],
];

const COMMON = ['vest', 'bandage', 'swap', 'hideout', 'safe-conduct', 'corner-shot'];

const [basic, extended, kids] = ['basic', 'extended', 'kids'].map((mode) => asking(family, mode));
const SEEDS = range(1, 60).map((i) => `seed ${i}`);

describe('`family.players`, `family.decision.composition`', () => {
  test.each(TABLE)('%i players', (players, mafioso, detective, catwoman, maniac, citizen) => {
    const { commissioner, doctor, ...rest } = basic!.dealt({ players });
    expect([commissioner, doctor]).toEqual([1, 1]);
    expect({ detective: 0, catwoman: 0, maniac: 0, ...rest }).toEqual({
      mafioso,
      detective,
      catwoman,
      maniac,
      citizen,
    });
    for (const mode of [extended!, kids!])
      expect(mode.dealt({ players })).toEqual({ mafioso, citizen: players - mafioso });
    const options = { plainRoles: false };
    expect(kids!.dealt({ players, options })).toEqual(basic!.dealt({ players }));
  });

  test('7 to 15 and nobody else', () => {
    for (const mode of [basic!, extended!, kids!]) expect(mode.starts()).toEqual(range(7, 15));
    expect(basic!.problem({ players: 6 })).toEqual({ id: 'players', least: 7, most: 15, players: 6 });
  });
});

describe('options: `family.deal`', () => {
  test.each<[number, Options, Record<string, number>]>([
    [7, { mafiosi: 1 }, { mafioso: 1, commissioner: 1, doctor: 1, citizen: 4 }],
    [7, { maniac: true }, { mafioso: 2, commissioner: 1, doctor: 1, maniac: 1, citizen: 2 }],
    [12, { maniac: false, catwoman: false }, { mafioso: 3, commissioner: 1, doctor: 1, detective: 1, citizen: 6 }],
    [9, { detective: false, mafiosi: 3 }, { mafioso: 3, commissioner: 1, doctor: 1, citizen: 4 }],
    [7, { catwoman: 'vote' }, { mafioso: 2, commissioner: 1, doctor: 1, catwoman: 1, citizen: 2 }],
    [7, { catwoman: 'role' }, { mafioso: 2, commissioner: 1, doctor: 1, catwoman: 1, citizen: 2 }],
    [8, { mafiosi: 'auto', detective: 'auto' }, { mafioso: 2, commissioner: 1, doctor: 1, citizen: 4 }],
  ])('%i players with %o', (players, options, dealt) => {
    expect(basic!.dealt({ players, options })).toEqual(dealt);
  });

  test('mafiosi are counted in every mode, the others only where they have abilities', () => {
    expect(extended!.dealt({ players: 8, options: { mafiosi: 1 } })).toEqual({ mafioso: 1, citizen: 7 });
    expect(kids!.dealt({ players: 8, options: { mafiosi: 3 } })).toEqual({ mafioso: 3, citizen: 5 });
    for (const mode of [extended!, kids!])
      expect(mode.problem({ players: 9, options: { detective: true } })).toEqual({
        id: 'unknown-option',
        option: 'detective',
      });
  });

  test.each<[Options]>([
    [{ mafiosi: 0 }],
    [{ mafiosi: 4 }],
    [{ mafiosi: 1.5 }],
    [{ maniac: 'yes' }],
    [{ catwoman: 1 }],
    [{ catwoman: 'night' }],
    [{ maniac: 'role' }],
  ])('%o is refused', (options) => {
    expect(basic!.problem({ players: 10, options })).toMatchObject({
      id: 'option-value',
      option: Object.keys(options)[0],
    });
  });

  test('somebody must be left as a citizen', () => {
    const all = { mafiosi: 3, detective: true, catwoman: true, maniac: true };
    expect(basic!.problem({ players: 7, options: all })).toMatchObject({ id: 'role-range', role: 'citizen' });
    expect(basic!.problem({ players: 8, options: all })).toEqual({
      id: 'role-range',
      role: 'citizen',
      least: 1,
      most: 8,
    });
    expect(basic!.dealt({ players: 9, options: all })).toMatchObject({ citizen: 1 });
  });
});

describe('by hand', () => {
  const full = { mafioso: 2, commissioner: 1, doctor: 1, citizen: 4 };
  test.each([
    [
      'no commissioner',
      { mafioso: 2, doctor: 1, citizen: 5 },
      { id: 'role-range', role: 'commissioner', least: 1, most: 1 },
    ],
    ['no doctor', { mafioso: 2, commissioner: 1, citizen: 5 }, { id: 'role-range', role: 'doctor' }],
    [
      'no mafioso',
      { commissioner: 1, doctor: 1, citizen: 6 },
      { id: 'role-range', role: 'mafioso', least: 1, most: 3 },
    ],
    [
      'four mafiosi',
      { ...full, mafioso: 4, citizen: 2 },
      { id: 'card-shortage', role: 'mafioso', cards: 3, wanted: 4 },
    ],
    ['two doctors', { ...full, doctor: 2, citizen: 3 }, { id: 'card-shortage', role: 'doctor' }],
    ['an agent', { ...full, agent: 1, citizen: 3 }, { id: 'unknown-role', role: 'agent' }],
    ['one too few', { ...full, citizen: 3 }, { id: 'composition-sum', cards: 7, players: 8 }],
  ])('%s is refused', (_, composition, refused) => {
    expect(basic!.problem({ players: 8, composition })).toMatchObject(refused);
  });

  test('without abilities there are citizens and mafiosi only', () => {
    const options = { plainRoles: false };
    expect(kids!.dealt({ players: 8, options, composition: full })).toEqual(full);
    expect(kids!.problem({ players: 8, options, composition: { citizen: 6, mafioso: 2 } })).toMatchObject({
      id: 'role-range',
      role: 'commissioner',
    });
    expect(kids!.problem({ players: 8, composition: full })).toEqual({ id: 'unknown-role', role: 'commissioner' });
    expect(kids!.problem({ players: 8, composition: { citizen: 8 } })).toMatchObject({
      id: 'role-range',
      role: 'mafioso',
    });
  });
});

describe('`family.cards.deal`, `family.cards.limit`', () => {
  test.each(range(7, 15))('`auto` draws for %i players', (players) => {
    for (const seed of SEEDS) {
      const cards = extended!.cards({ players, seed })!;
      expect(cardsIn(cards)).toBe(Math.floor(players / 4));
      expect(Object.values(cards).every((number) => number === 1)).toBe(true);
      expect(COMMON).toEqual(expect.arrayContaining(Object.keys(cards)));
      const held = compositionOf(extended!.seats({ players, seed }).flatMap(({ card }) => card ?? []));
      expect(held).toEqual({ ...cards, neutral: players - Math.floor(players / 4) });
    }
  });

  test('every one of the six comes', () => {
    const drawn = new Set(SEEDS.flatMap((seed) => Object.keys(extended!.cards({ players: 15, seed })!)));
    expect([...drawn].sort()).toEqual([...COMMON].sort());
  });

  test('a list is dealt as it stands', () => {
    expect(extended!.cards({ players: 12, options: { cards: ['vest', 'swap'] } })).toEqual({ vest: 1, swap: 1 });
    expect(basic!.cards({ players: 12 })).toBeNull();
  });

  test.each([
    ['as many as advised', 12, ['vest', 'swap', 'hideout'], []],
    ['none at all', 12, [], []],
    ['more', 7, ['vest', 'swap'], [{ id: 'many-cards', advised: 1, wanted: 2 }]],
    ['all six', 7, COMMON, [{ id: 'many-cards', advised: 1, wanted: 6 }]],
  ])('%s: dealt, with a word where the rulebook advises otherwise', (_, players, cards, warnings) => {
    const prepared = extended!.prepared({ players, options: { cards: [...cards] } });
    expect(cardsIn(prepared.cards!)).toBe(cards.length);
    expect(prepared.warnings).toEqual(warnings);
  });

  test.each([
    ['one twice', 12, ['vest', 'vest'], { id: 'option-value', option: 'cards' }],
    ['none of this box', 12, ['recruit'], { id: 'option-value', option: 'cards' }],
  ])('%s is refused', (_, players, cards, refused) => {
    expect(extended!.problem({ players, options: { cards } })).toMatchObject(refused);
  });
});
