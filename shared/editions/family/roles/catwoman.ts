import { notVisitedLast } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/** `family.catwoman.visit`, `family.catwoman.block`: whom she visits has no vote the next day. `family.catwoman.repeat`. */
export const catwoman: Role = {
  id: 'catwoman',
  side: 'catwoman',
  acts: [{ action: 'visit', reach: notVisitedLast }],
};
