import { describe, expect, test } from 'vitest';
import { rulebooks } from '../../../shared/editions/index.ts';
import { party } from '../../../shared/editions/party/index.ts';
import { baseDeck, baseTable, extendedDeck, extendedTable } from '../../../shared/editions/party/tables.ts';
import { cardsIn, compositionProblem } from '../../../shared/engine/setup/composition.ts';
import { prepare } from '../../../shared/engine/setup/prepare.ts';
import { seatsFor } from '../../kit/rules/sitting.ts';

const range = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

describe('every row adds up to its players and takes no card that the box has not', () => {
  test.each(range(6, 13))('base table, %i players', (players) => {
    expect(compositionProblem(baseTable[players]!, baseDeck, players)).toBeNull();
  });
  test.each(range(6, 26))('extended table, %i players', (players) => {
    expect(compositionProblem(extendedTable[players]!, extendedDeck, players)).toBeNull();
  });
});

test('the box holds 26 cards: 14 red, 12 black', () => {
  const red = ['citizen', 'commissioner', 'doctor', 'immortal', 'honest-judge', 'sheriff'];
  const ofRed = Object.entries(extendedDeck).filter(([role]) => red.includes(role));
  expect(cardsIn(extendedDeck)).toBe(26);
  expect(cardsIn(Object.fromEntries(ofRed))).toBe(14);
  expect(extendedDeck).toMatchObject({ citizen: 8, 'honest-judge': 2, mafioso: 3, yakuza: 3, don: 1, ninja: 1 });
});

test('the tables are those of the rulebook', () => {
  expect(Object.keys(baseTable).map(Number)).toEqual(range(6, 13));
  expect(Object.keys(extendedTable).map(Number)).toEqual(range(6, 26));
  expect(baseTable[6]).toEqual({ citizen: 4, commissioner: 1, don: 1 });
  expect(extendedTable[11]).toEqual({ citizen: 5, commissioner: 1, immortal: 1, mafioso: 2, don: 1, werewolf: 1 });
  expect(extendedTable[9]).toMatchObject({ maniac: 1 });
  expect(extendedTable[9]).not.toHaveProperty('ninja');
  expect(extendedTable[14]).toMatchObject({ ninja: 1, yakuza: 1 });
  expect(extendedTable[15]).toMatchObject({ 'honest-judge': 2, 'corrupt-judge': 1, lawyer: 1 });
});

test.each([
  ['base', 6, 13],
  ['pro', 6, 13],
  ['extended', 6, 26],
  ['hostless', 12, 26],
] as const)('%s takes %i to %i players and nobody else', (mode, least, most) => {
  const starts = range(1, 30).filter(
    (players) => !('refused' in prepare(party, { mode, players: seatsFor(players) }, 's')),
  );
  expect(starts).toEqual(range(least, most));
});

describe('hostless deals the base table at 12 and 13, or the extended one by option, and above always that', () => {
  const auto = (deck: string, players: number) => party.modes.hostless?.row({ deck, deadHost: false }, players);
  test.each([12, 13])('%i players', (players) => {
    expect(auto('base', players)).toEqual({ cards: baseTable[players], draws: [] });
    expect(auto('extended', players)).toEqual({ cards: extendedTable[players], draws: [] });
  });
  test.each(range(14, 26))('%i players', (players) => {
    expect(auto('base', players)).toEqual({ cards: extendedTable[players], draws: [] });
    expect(auto('extended', players)).toEqual({ cards: extendedTable[players], draws: [] });
  });
});

test.each(Object.values(rulebooks))('every edition can say what it deals', ({ modes, speaksOf }) => {
  for (const mode of Object.values(modes)) {
    for (const players of range(mode.players.least, mode.players.most)) {
      const options = Object.fromEntries(Object.entries(mode.options).map(([id, spec]) => [id, spec.byDefault]));
      const rules = mode.rules(options, players);
      expect(speaksOf.roles).toEqual(expect.arrayContaining(Object.keys(rules.roles)));
      expect(Object.keys(rules.roles)).toEqual(expect.arrayContaining(Object.keys(mode.deck(options, players))));
    }
  }
});
