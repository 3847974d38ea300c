/** The groups of characters that the rulebook speaks of. */
import type { RoleId } from '../../engine/model.ts';
import type { Composition } from '../../engine/rulebook.ts';

export const LEADERS: readonly RoleId[] = ['detective', 'priest', 'judge', 'jailer', 'sheriff'];
export const TOWN_SPECIALS: readonly RoleId[] = ['doctor', 'sleepwalker', 'bodyguard', 'beauty', 'fan'];
export const LONERS: readonly RoleId[] = ['maniac', 'butcher', 'swindler'];
export const MAFIA_SPECIALS: readonly RoleId[] = ['godfather', 'thief', 'lawyer', 'snitch'];

/** `city.setup.nonShooting`: with one of these the town has a gun. */
export const SHOOTING_LEADERS: readonly RoleId[] = ['detective', 'priest', 'sheriff'];

/** `city.setup.snitch`: those who learn something that a framing can spoil for the town. */
export const TOWN_CHECKERS: readonly RoleId[] = ['detective', 'priest', 'judge', 'jailer', 'fan'];

/** The 29 printed cards. */
export const box: Composition = {
  ...Object.fromEntries([...LEADERS, ...TOWN_SPECIALS, ...LONERS, ...MAFIA_SPECIALS].map((role) => [role, 1])),
  citizen: 5,
  mafioso: 4,
  yakuza: 3,
};
