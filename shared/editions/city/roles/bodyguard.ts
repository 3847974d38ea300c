import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/**
 * `city.bodyguard`, `city.decision.targets`: dies instead of one other player. The guard holds against every shot of
 * the night, also after the own death (`city.decision.bodyguard`); where a shield saves either of the two, nobody dies
 * of it (`city.decision.guardAndDoctor`).
 */
export const bodyguard: Role = {
  id: 'bodyguard',
  side: 'town',
  acts: [{ action: 'guard', reach: others, isFinal: true }],
};
