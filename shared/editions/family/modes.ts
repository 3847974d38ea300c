/** What action cards and children change in the rules. */
import { cardsById, common, neutral } from '../../cards/index.ts';
import type { Rules } from '../../engine/rules.ts';
import { ladder } from '../parts/ladder.ts';
import { isKilled, lastShotFor, withDusk, withSwap } from '../parts/modes.ts';
import { kidsRoles, plainRoles } from './roles/index.ts';
import { court } from './rules.ts';

/** `family.extended.roles`; `family.cards.set`: every view of the table names the cards that were dealt, and no holder. */
export const extended = (rules: Rules): Rules => ({
  ...withDusk(withSwap(rules)),
  roles: plainRoles,
  cards: cardsById(...common, neutral),
});

/** `family.kids…`: last shots, and one ballot where one leads it. */
export const kids = (rules: Rules): Rules => ({
  ...lastShotFor((_, how) => isKilled(how))(rules),
  ...ladder({ ...court, hasFinal: false }),
  roles: kidsRoles,
  steps: { ...rules.steps, ...ladder({ ...court, hasFinal: false }).steps },
});
