/** `city.setup.table`: the printed table. */

/** The least and the most of a group, and how many of it the rulebook's own deal has. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly auto: number;
}

export interface TableLine {
  readonly town: number;
  readonly townSpecials: Range;
  readonly criminals: number;
  readonly mafiaSpecials: Range;
}

type Numbers = readonly [number, number, number];

const range = ([least, most, auto]: Numbers): Range => ({ least, most, auto });

const line = (town: number, townSpecials: Numbers, criminals: number, mafiaSpecials: Numbers): TableLine => ({
  town,
  townSpecials: range(townSpecials),
  criminals,
  mafiaSpecials: range(mafiaSpecials),
});

export const table: Readonly<Record<number, TableLine>> = {
  // `city.setup.six`: all six have a role, as the bot hosts from the start.
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

/** The table ends with its last row: `city.decision.max`. */
export const LARGEST = Math.max(...Object.keys(table).map(Number));

/** `city.decision.twoMembers` */
const LEAST_MEMBERS = 2;

/** What differs from table to table of the same size. */
export interface Terms {
  readonly hasGun: boolean;
  readonly hasLoner: boolean;
  readonly gangs: number;
}

/**
 * `city.setup.nonShooting`, `city.loner.replaces`: a town without a gun and a loner take a criminal each, as far as
 * `city.decision.twoMembers` lets them; special roles are cut to what is left of a side.
 */
export function lineFor(players: number, { hasGun, hasLoner, gangs }: Terms): TableLine {
  const printed = table[players]!;
  const loner = hasLoner ? 1 : 0;
  const wanted = loner + (hasGun ? 0 : 1);
  const criminals = printed.criminals - Math.min(wanted, Math.max(0, printed.criminals - LEAST_MEMBERS * gangs));
  const town = players - criminals - loner;
  return {
    town,
    townSpecials: cut(printed.townSpecials, mostPrinted('town', 'townSpecials', town)),
    criminals,
    mafiaSpecials: cut(printed.mafiaSpecials, mostPrinted('criminals', 'mafiaSpecials', criminals)),
  };
}

/** `city.decision.autoSpecials`: the highest number that is printed for a side of that size. */
function mostPrinted(side: 'town' | 'criminals', specials: 'townSpecials' | 'mafiaSpecials', size: number): number {
  const lines = Object.values(table).filter((printed) => printed[side] <= size);
  return Math.max(0, ...lines.map((printed) => printed[specials].most));
}

const cut = ({ least, most, auto }: Range, top: number): Range => ({
  least: Math.min(least, top),
  most: Math.min(most, top),
  auto: Math.min(auto, top),
});

/** `city.yakuza.setup`: the larger half is the mafia's. */
export const halves = (criminals: number) => ({ mafioso: Math.ceil(criminals / 2), yakuza: Math.floor(criminals / 2) });
