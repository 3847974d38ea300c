import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/**
 * `city.butcher`: may shoot one player; an ordinary citizen survives it, and so does the bodyguard of one:
 * `city.decision.guardAndButcher`.
 */
export const butcher: Role = {
  id: 'butcher',
  side: 'loner',
  acts: [{ action: 'shoot', reach: others, wave: 2, isFinal: true, spares: ['citizen'] }],
};
