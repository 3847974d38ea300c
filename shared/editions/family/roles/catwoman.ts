import { notVisitedLast } from '../../../engine/reach.ts';
import type { Ability, Role } from '../../../engine/rules.ts';
import { takeVote } from '../../../engine/verbs/mute.ts';

/** `family.catwoman.visit`, `family.catwoman.repeat` */
const visit = { action: 'visit', reach: notVisitedLast } as const satisfies Ability;

/** `family.catwoman.block`: whom she visits has no vote the next day. */
export const catwoman: Role = {
  id: 'catwoman',
  side: 'catwoman',
  acts: [{ ...visit, andThen: (night, self, target) => takeVote(night, self.id, target.id) }],
};

/** `family.catwoman.role`: whom she visits keeps the vote, and does nothing in the next night that counts. */
export const sleeplessCatwoman: Role = { ...catwoman, acts: [visit] };
