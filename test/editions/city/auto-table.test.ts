/** `city.decision.autoSpecials`, `city.decision.twoMembers`: every cell of what `auto` deals. */
import { describe, expect, test } from 'vitest';
import type { Composition } from '../../../shared/engine/rulebook.ts';
import { type Cell, COLUMNS, STANDARD, YAKUZA } from './auto-table.ts';
import { count, deckOf, LEADERS, LONERS, MAFIA, TOWN, warningsOf } from './dealing.ts';

const cellOf = (deck: Composition): string => {
  const town = [count(deck, LEADERS), count(deck, TOWN), count(deck, ['citizen'])];
  const mafia = [count(deck, MAFIA), count(deck, ['mafioso'])];
  return `${town.join('+')} / ${mafia.join('+')} / ${count(deck, LONERS)}`;
};

/** Special citizens are citizens, special mafiosi mafiosi. */
function withoutSpecials(cell: Cell): string {
  const [town, mafia] = cell.split(' / ').map((part) => part.split('+').map(Number)) as [number[], number[]];
  return `${town[0]}+0+${town[1]! + town[2]!} / 0+${mafia[0]! + mafia[1]!} / 0`;
}

const cases = STANDARD.flatMap(([players, ...cells]) =>
  COLUMNS.flatMap(({ leaders, loners }, column) =>
    leaders.flatMap((leader) => loners.map((loner) => ({ players, leader, loner, cell: cells[column]! }))),
  ),
);

/** What is not of the numbers: a town that wants no leader, a loner at a small table. */
const OF_THE_CHOICE = ['group-missing', 'group-players'];

describe('standard', () => {
  test.each(cases)('$players players, leader $leader, loner $loner: $cell', ({ players, leader, loner, cell }) => {
    for (const seed of ['a', 'b', 'c'])
      expect(cellOf(deckOf(players, { options: { leader, loner } }, seed))).toBe(cell);
    const warnings = warningsOf(players, { options: { leader, loner, mafiaSpecials: 'auto' } });
    expect(warnings.filter(({ id }) => !OF_THE_CHOICE.includes(id))).toEqual([]);
  });

  test('every cell is of its number of players', () => {
    for (const { players, cell } of cases)
      expect(cell.split(/[+/]/).reduce((sum, n) => sum + Number(n), 0)).toBe(players);
    expect(cases).toHaveLength(11 * (4 + 2 + 1) * (1 + 3));
  });
});

const plain = cases.filter(({ leader, loner }) => loner === 'none' && !['priest', 'judge', 'jailer'].includes(leader));

describe('`city.setup.beginner`', () => {
  test.each(plain)('$players players, leader $leader', ({ players, leader, cell }) => {
    const wish = { mode: 'beginner', options: { leader } };
    expect(cellOf(deckOf(players, wish))).toBe(withoutSpecials(cell));
    expect(warningsOf(players, wish).filter(({ id }) => !OF_THE_CHOICE.includes(id))).toEqual([]);
  });
});

describe('`city.yakuza.setup`', () => {
  const gangs = (deck: Composition) => [count(deck, ['mafioso']), count(deck, ['yakuza'])];
  const town = (deck: Composition) => count(deck, ['citizen', ...LEADERS, ...TOWN]);

  test.each(YAKUZA)('%i players', (players, mafioso, yakuza, ...unarmed) => {
    for (const leader of ['auto', 'detective', 'priest', 'sheriff']) {
      const deck = deckOf(players, { mode: 'yakuza', options: { leader } });
      expect([town(deck), ...gangs(deck)]).toEqual([players - mafioso - yakuza, mafioso, yakuza]);
      expect(count(deck, TOWN)).toBe(2);
      expect(warningsOf(players, { mode: 'yakuza', options: { leader } })).toEqual([]);
    }
    for (const leader of ['judge', 'jailer', 'none']) {
      const wish = { mode: 'yakuza', options: { leader } };
      const deck = deckOf(players, wish);
      expect([town(deck), ...gangs(deck)]).toEqual(unarmed);
      expect(count(deck, TOWN)).toBe(2);
      expect(warningsOf(players, wish).filter(({ id }) => !OF_THE_CHOICE.includes(id))).toEqual([]);
    }
  });
});
