import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/**
 * `city.beauty`: one player has no abilities this night and cannot die. Not herself, or nobody could ever kill her:
 * `city.decision.targets`.
 */
export const beauty: Role = {
  id: 'beauty',
  side: 'town',
  acts: [{ action: 'charm', reach: others, isFinal: true }],
};
