/** Which seats may be the gang, as far as the table knows. */
import { loreOf } from '../../../bot/computer/lore.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { GangId, RoleId } from '../../../shared/engine/model.ts';
import type { Record } from './record.ts';

/** A gang as it may be, by the places of its seats. */
export type Guess = readonly number[];

export interface Guesses {
  readonly seats: readonly SeatId[];
  readonly gang: GangId;
  readonly isOfGang: (role: RoleId) => boolean;
  /** Those of whom nothing is certain. */
  readonly open: readonly number[];
  readonly all: readonly Guess[];
}

/** Everybody whose card has not been seen may be of it. */
export function guessesIn({ end: { table } }: Record): Guesses {
  const { rules } = loreOf(table);
  const [gang = ''] = Object.keys(rules.gangs);
  const isOfGang = (role: RoleId) => rules.roles[role]?.gang === gang && !rules.roles[role]?.pretends;
  const size = Object.entries(table.inPlay).reduce((sum, [role, n]) => sum + (isOfGang(role) ? n : 0), 0);
  const shown = table.seats.flatMap(({ role }, i) => (role !== null && isOfGang(role) ? [i] : []));
  const open = table.seats.flatMap(({ role }, i) => (role === null ? [i] : []));
  return {
    seats: table.seats.map(({ id }) => id),
    gang,
    isOfGang,
    open,
    all: choose(open, size - shown.length).map((rest) => [...shown, ...rest].sort((a, b) => a - b)),
  };
}

function choose(from: readonly number[], number: number): readonly Guess[] {
  if (number <= 0) return [[]];
  return from.flatMap((first, i) => choose(from.slice(i + 1), number - 1).map((rest) => [first, ...rest]));
}
