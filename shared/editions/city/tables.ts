/** `city.setup.table`: the printed table. */

/** The least and the most of a group, and how many of it the rulebook's own deal has. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly auto: number;
}

export interface Line {
  readonly town: number;
  readonly townSpecials: Range;
  readonly criminals: number;
  readonly mafiaSpecials: Range;
}

type Numbers = readonly [number, number, number];

const range = ([least, most, auto]: Numbers): Range => ({ least, most, auto });

const line = (town: number, townSpecials: Numbers, criminals: number, mafiaSpecials: Numbers): Line => ({
  town,
  townSpecials: range(townSpecials),
  criminals,
  mafiaSpecials: range(mafiaSpecials),
});

export const table: Readonly<Record<number, Line>> = {
  6: line(4, [0, 0, 0], 2, [0, 0, 0]),
  7: line(5, [0, 0, 0], 2, [0, 1, 0]),
  8: line(5, [0, 1, 1], 3, [0, 1, 1]),
  9: line(6, [0, 1, 1], 3, [0, 1, 1]),
  10: line(7, [0, 1, 1], 3, [0, 1, 1]),
  11: line(7, [1, 2, 2], 4, [0, 1, 1]),
  12: line(8, [1, 2, 2], 4, [0, 1, 1]),
  13: line(9, [1, 2, 2], 4, [0, 1, 1]),
  14: line(9, [1, 2, 2], 5, [0, 1, 1]),
  15: line(10, [1, 2, 2], 5, [1, 2, 2]),
  16: line(11, [1, 2, 2], 5, [1, 2, 2]),
};

/** `city.setup.nonShooting`: a town without a gun is one larger, from eight players on. */
export function lineFor(players: number, hasGun: boolean): Line {
  const printed = table[players]!;
  const { town, criminals } = printed;
  return hasGun || players < 8 ? printed : { ...printed, town: town + 1, criminals: criminals - 1 };
}

/** `city.yakuza.setup`: the larger half is the mafia's. */
export const halves = (criminals: number) => ({ mafioso: Math.ceil(criminals / 2), yakuza: Math.floor(criminals / 2) });
