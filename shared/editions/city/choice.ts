import type { RoleId } from '../../engine/model.ts';
import { lineFor, type Range, type TableLine, type Terms } from './tables.ts';

/** What a mode leaves to choose from, and whom its `auto` takes for a leader. */
export interface CityChoice {
  readonly leaders: readonly RoleId[];
  readonly autoLeaders: readonly RoleId[];
  readonly hasSpecials: boolean;
  readonly hasMafiaSpecials: boolean;
  readonly hasYakuza: boolean;
}

const NONE: Range = { least: 0, most: 0, auto: 0 };

/** The row for so many as this mode has it: `city.setup.beginner`, `city.yakuza.setup`. */
export function lineIn(choice: CityChoice, players: number, terms: Omit<Terms, 'gangs'>): TableLine {
  const { hasSpecials, hasMafiaSpecials, hasYakuza } = choice;
  const line = lineFor(players, { ...terms, gangs: hasYakuza ? 2 : 1 });
  return {
    ...line,
    townSpecials: hasSpecials ? line.townSpecials : NONE,
    mafiaSpecials: hasMafiaSpecials ? line.mafiaSpecials : NONE,
  };
}
