import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { fromNight } from '../../parts/nights.ts';

/**
 * `party.sheriff`, `party.sheriff.first-night`: from night 2 kills one player at the end of the night.
 * No doctor stops it: `party.decision.doctor-sheriff`.
 */
export const sheriff: Role = {
  id: 'sheriff',
  side: 'red',
  acts: [{ action: 'shoot', reach: others, opens: fromNight(2), pierces: true }],
};
