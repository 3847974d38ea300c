/** What the rulebook thinks of the cards that are to be dealt, by option or by hand. */
import type { Composition, Mode } from '../../engine/rulebook.ts';
import { numberIn } from '../../engine/setup/composition.ts';
import type { Problem, Warning } from '../../engine/setup/problems.ts';
import { type CityChoice, lineIn } from './choice.ts';
import { LEADERS, LONERS, MAFIA_SPECIALS, SHOOTING_LEADERS, TOWN_CHECKERS, TOWN_SPECIALS } from './groups.ts';
import { halves, LARGEST, type Range } from './tables.ts';

/** `city.loner.replaces` */
const LONER_FROM = 10;

/** `city.setup.leader`, `city.loner.side`: refused. All else is a word of warning: `city.setup.ratio`. */
export const judgesFor =
  (choice: CityChoice): NonNullable<Mode['judges']> =>
  (composition, players) => {
    const leaders = numberIn(composition, LEADERS);
    const loners = numberIn(composition, LONERS);
    if (leaders > 1) return refuse({ id: 'one-of-group', group: 'leader', wanted: leaders });
    if (loners > 1) return refuse({ id: 'one-of-group', group: 'loner', wanted: loners });
    return [
      ...(leaders === 0 ? [{ id: 'group-missing', group: 'leader' } as const] : []),
      ...(loners > 0 && players < LONER_FROM
        ? [{ id: 'group-players', group: 'loner', least: LONER_FROM, players } as const]
        : []),
      ...rowWarnings(choice, composition, players),
      ...snitchWarnings(composition),
    ];
  };

const refuse = (refused: Problem) => ({ refused });

/** `city.setup.snitch` */
const snitchWarnings = (composition: Composition): readonly Warning[] =>
  composition.snitch && numberIn(composition, TOWN_CHECKERS) === 0 ? [{ id: 'nothing-to-do', role: 'snitch' }] : [];

/** `city.decision.autoSpecials`: against the row for the own leader and loner; for more than it has rows for, `city.decision.max`. */
function rowWarnings(choice: CityChoice, composition: Composition, players: number): readonly Warning[] {
  if (players > LARGEST) return [{ id: 'players-off-table', most: LARGEST, players }];
  const line = lineIn(choice, players, {
    hasGun: numberIn(composition, SHOOTING_LEADERS) > 0,
    hasLoner: numberIn(composition, LONERS) > 0,
  });
  return [
    ...gangWarnings(choice, composition, line.criminals),
    ...outside('town-special', numberIn(composition, TOWN_SPECIALS), line.townSpecials),
    ...outside('mafia-special', numberIn(composition, MAFIA_SPECIALS), line.mafiaSpecials),
  ];
}

/** `city.yakuza.setup`: of two gangs each has its number. */
function gangWarnings({ hasYakuza }: CityChoice, composition: Composition, criminals: number): readonly Warning[] {
  if (!hasYakuza) return outside('criminal', numberIn(composition, [...MAFIA_SPECIALS, 'mafioso']), exactly(criminals));
  const { mafioso, yakuza } = halves(criminals);
  return [
    ...outside('mafia', numberIn(composition, ['mafioso']), exactly(mafioso)),
    ...outside('yakuza', numberIn(composition, ['yakuza']), exactly(yakuza)),
  ];
}

type Bounds = Pick<Range, 'least' | 'most'>;

const exactly = (number: number): Bounds => ({ least: number, most: number });

const outside = (group: string, wanted: number, { least, most }: Bounds): readonly Warning[] =>
  wanted < least || wanted > most ? [{ id: 'group-range', group, least, most, wanted }] : [];
