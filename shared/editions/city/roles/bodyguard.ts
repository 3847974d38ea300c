import type { Role } from '../../../engine/rules.ts';
import { others } from '../../parts/reach.ts';

/** `city.bodyguard`: dies instead of one other player. */
export const bodyguard: Role = {
  id: 'bodyguard',
  side: 'town',
  acts: [{ action: 'guard', reach: others, isFinal: true }],
};
