/** What action cards and children change in the rules. */
import { cardsById, common, neutral } from '../../cards/index.ts';
import type { Options } from '../../engine/model.ts';
import type { Rules } from '../../engine/rules.ts';
import { eased, renamed, withDusk, withSwap } from '../parts/modes.ts';
import { plainRoles } from './roles/index.ts';
import { court } from './rules.ts';

/** Everybody plays a citizen or a mafioso, and holds a card. */
export const extended = (rules: Rules): Rules => ({
  ...withDusk(withSwap(rules)),
  /** `family.extended.roles` */
  roles: plainRoles,
  /**
   * `family.cards.set`: every view of the table names those that were dealt, and no holder.
   * `family.cards.once`: what its holder has played is not offered again.
   */
  cards: cardsById(...common, neutral),
});

/** `family.kids.words`: the children's names of all roles, which are those of their emblems as well. */
export const NAMES = {
  citizen: 'student',
  commissioner: 'monitor',
  doctor: 'medic',
  detective: 'tracker',
  catwoman: 'cat',
  maniac: 'lone-rascal',
  mafioso: 'rascal',
} as const;

/**
 * `family.kids.last-shot`, `family.kids.one-ballot`, `family.kids.roles`: last shots, one ballot where one leads it,
 * nobody with an ability; each as the host likes.
 */
export const kids =
  (options: Options) =>
  (rules: Rules): Rules => ({
    ...eased(options, court)(rules),
    roles: renamed(options.plainRoles === false ? rules.roles : plainRoles, NAMES),
  });
