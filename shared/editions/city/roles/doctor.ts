import type { Role } from '../../../engine/rules.ts';
import { others } from '../../parts/reach.ts';

/** `city.doctor`, `city.decision.repeat`: one other player cannot die this night, the same one as often as one likes. */
export const doctor: Role = {
  id: 'doctor',
  side: 'town',
  acts: [{ action: 'protect', reach: others, isFinal: true }],
};
