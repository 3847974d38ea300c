import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/** `city.bodyguard`: dies instead of one other player. */
export const bodyguard: Role = {
  id: 'bodyguard',
  side: 'town',
  acts: [{ action: 'guard', reach: others, isFinal: true }],
};
