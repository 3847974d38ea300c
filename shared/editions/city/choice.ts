import type { RoleId } from '../../engine/model.ts';
import { type Line, lineFor, type Range, type Terms } from './tables.ts';

/** What a mode leaves to choose from, and whom its `auto` takes for a leader. */
export interface Choice {
  readonly leaders: readonly RoleId[];
  readonly autoLeaders: readonly RoleId[];
  readonly hasSpecials: boolean;
  readonly hasMafiaSpecials: boolean;
  readonly hasYakuza: boolean;
}

const NONE: Range = { least: 0, most: 0, auto: 0 };

/** The row for so many as this mode has it: `city.setup.beginner`, `city.yakuza.setup`. */
export function lineIn(choice: Choice, players: number, terms: Omit<Terms, 'gangs'>): Line {
  const { hasSpecials, hasMafiaSpecials, hasYakuza } = choice;
  const line = lineFor(players, { ...terms, gangs: hasYakuza ? 2 : 1 });
  return {
    ...line,
    townSpecials: hasSpecials ? line.townSpecials : NONE,
    mafiaSpecials: hasMafiaSpecials ? line.mafiaSpecials : NONE,
  };
}
