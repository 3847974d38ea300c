/** What `auto` deals, cell by cell, as the catalogue of the rules has it in its section 2. */

/** Leader + special citizens + citizens / special mafiosi + mafiosi / loner. */
export type Cell = `${number}+${number}+${number} / ${number}+${number} / ${number}`;

/** Who leads the town, and whether a loner plays: the columns. */
export const COLUMNS = [
  { leaders: ['auto', 'detective', 'priest', 'sheriff'], loners: ['none'] },
  { leaders: ['judge', 'jailer'], loners: ['none'] },
  { leaders: ['none'], loners: ['none'] },
  { leaders: ['auto', 'detective', 'priest', 'sheriff'], loners: ['maniac', 'butcher', 'swindler'] },
  { leaders: ['judge', 'jailer'], loners: ['maniac', 'butcher', 'swindler'] },
  { leaders: ['none'], loners: ['maniac', 'butcher', 'swindler'] },
] as const;

export const STANDARD: readonly (readonly [number, Cell, Cell, Cell, Cell, Cell, Cell])[] = [
  [6, '1+0+3 / 0+2 / 0', '1+0+3 / 0+2 / 0', '0+0+4 / 0+2 / 0', '1+0+2 / 0+2 / 1', '1+0+2 / 0+2 / 1', '0+0+3 / 0+2 / 1'],
  [7, '1+0+4 / 0+2 / 0', '1+0+4 / 0+2 / 0', '0+0+5 / 0+2 / 0', '1+0+3 / 0+2 / 1', '1+0+3 / 0+2 / 1', '0+0+4 / 0+2 / 1'],
  [8, '1+1+3 / 1+2 / 0', '1+1+4 / 1+1 / 0', '0+1+5 / 1+1 / 0', '1+1+3 / 1+1 / 1', '1+1+3 / 1+1 / 1', '0+1+4 / 1+1 / 1'],
  [9, '1+1+4 / 1+2 / 0', '1+1+5 / 1+1 / 0', '0+1+6 / 1+1 / 0', '1+1+4 / 1+1 / 1', '1+1+4 / 1+1 / 1', '0+1+5 / 1+1 / 1'],
  [
    10,
    '1+1+5 / 1+2 / 0',
    '1+1+6 / 1+1 / 0',
    '0+1+7 / 1+1 / 0',
    '1+1+5 / 1+1 / 1',
    '1+1+5 / 1+1 / 1',
    '0+1+6 / 1+1 / 1',
  ],
  [
    11,
    '1+2+4 / 1+3 / 0',
    '1+2+5 / 1+2 / 0',
    '0+2+6 / 1+2 / 0',
    '1+2+4 / 1+2 / 1',
    '1+2+5 / 1+1 / 1',
    '0+2+6 / 1+1 / 1',
  ],
  [
    12,
    '1+2+5 / 1+3 / 0',
    '1+2+6 / 1+2 / 0',
    '0+2+7 / 1+2 / 0',
    '1+2+5 / 1+2 / 1',
    '1+2+6 / 1+1 / 1',
    '0+2+7 / 1+1 / 1',
  ],
  [
    13,
    '1+2+6 / 1+3 / 0',
    '1+2+7 / 1+2 / 0',
    '0+2+8 / 1+2 / 0',
    '1+2+6 / 1+2 / 1',
    '1+2+7 / 1+1 / 1',
    '0+2+8 / 1+1 / 1',
  ],
  [
    14,
    '1+2+6 / 1+4 / 0',
    '1+2+7 / 1+3 / 0',
    '0+2+8 / 1+3 / 0',
    '1+2+6 / 1+3 / 1',
    '1+2+7 / 1+2 / 1',
    '0+2+8 / 1+2 / 1',
  ],
  [
    15,
    '1+2+7 / 2+3 / 0',
    '1+2+8 / 1+3 / 0',
    '0+2+9 / 1+3 / 0',
    '1+2+7 / 1+3 / 1',
    '1+2+8 / 1+2 / 1',
    '0+2+9 / 1+2 / 1',
  ],
  [
    16,
    '1+2+8 / 2+3 / 0',
    '1+2+9 / 1+3 / 0',
    '0+2+10 / 1+3 / 0',
    '1+2+8 / 1+3 / 1',
    '1+2+9 / 1+2 / 1',
    '0+2+10 / 1+2 / 1',
  ],
];

/** Players; mafiosi and yakuza; the town, mafiosi and yakuza where the town has no gun. */
export const YAKUZA: readonly (readonly [number, number, number, number, number, number])[] = [
  [12, 2, 2, 8, 2, 2],
  [13, 2, 2, 9, 2, 2],
  [14, 3, 2, 10, 2, 2],
  [15, 3, 2, 11, 2, 2],
  [16, 3, 2, 12, 2, 2],
];
