import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/**
 * `city.doctor`, `city.decision.targets`: one other player cannot die this night, the same one as often as one likes:
 * `city.decision.repeat`.
 */
export const doctor: Role = {
  id: 'doctor',
  side: 'town',
  acts: [{ action: 'protect', reach: others, isFinal: true }],
};
