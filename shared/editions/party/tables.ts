import type { Composition } from '../../engine/rulebook.ts';

const rows = (roles: readonly string[], table: Readonly<Record<number, readonly number[]>>) =>
  Object.fromEntries(
    Object.entries(table).map(([players, numbers]) => [
      players,
      Object.fromEntries(roles.flatMap((role, i) => (numbers[i] ? [[role, numbers[i]]] : []))),
    ]),
  ) as Readonly<Record<number, Composition>>;

/** `party.setup.base-table` */
export const baseTable = rows(['citizen', 'commissioner', 'mafioso', 'don'], {
  6: [4, 1, 0, 1],
  7: [4, 1, 1, 1],
  8: [5, 1, 1, 1],
  9: [5, 1, 2, 1],
  10: [6, 1, 2, 1],
  11: [7, 1, 2, 1],
  12: [8, 1, 2, 1],
  13: [8, 1, 3, 1],
});

/** `party.setup.extended-table`, read as `party.decision.extended-table` says. */
export const extendedTable = rows(
  // biome-ignore format: the columns of the table
  [
    'citizen', 'commissioner', 'doctor', 'honest-judge', 'immortal', 'sheriff', 'mafioso', 'don', 'maniac', 'ninja',
    'yakuza', 'werewolf', 'lawyer', 'corrupt-judge',
  ],
  {
    6: [4, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    7: [4, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0],
    8: [5, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0],
    9: [5, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0],
    10: [6, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0],
    11: [5, 1, 0, 0, 1, 0, 2, 1, 0, 0, 0, 1, 0, 0],
    12: [5, 1, 1, 0, 1, 0, 2, 1, 1, 0, 0, 0, 0, 0],
    13: [5, 1, 1, 0, 1, 1, 2, 1, 0, 0, 0, 0, 1, 0],
    14: [6, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0],
    15: [4, 1, 1, 2, 1, 1, 2, 1, 0, 0, 0, 0, 1, 1],
    16: [5, 1, 1, 2, 1, 1, 2, 1, 0, 0, 0, 0, 1, 1],
    17: [5, 1, 1, 2, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1],
    18: [6, 1, 1, 2, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1],
    19: [6, 1, 1, 2, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1],
    20: [6, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    21: [6, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1],
    22: [7, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1],
    23: [7, 1, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1],
    24: [7, 1, 1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1, 1],
    25: [8, 1, 1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1, 1],
    26: [8, 1, 1, 2, 1, 1, 3, 1, 1, 1, 3, 1, 1, 1],
  },
);

/** The cards of `base`, and the whole box: the last row of each table, and nothing beyond it. */
export const baseDeck: Composition = baseTable[13]!;
export const extendedDeck: Composition = extendedTable[26]!;
