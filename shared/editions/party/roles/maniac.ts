import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { fromNight } from '../../parts/nights.ts';

/** `party.maniac`: black, plays for himself, kills one player each night from night 2. */
export const maniac: Role = {
  id: 'maniac',
  side: 'maniac',
  acts: [{ action: 'shoot', reach: others, opens: fromNight(2) }],
};
