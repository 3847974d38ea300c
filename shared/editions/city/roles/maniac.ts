import type { Role } from '../../../engine/rules.ts';
import { others } from '../../parts/reach.ts';

/** `city.maniac`: may shoot one player. */
export const maniac: Role = {
  id: 'maniac',
  side: 'loner',
  acts: [{ action: 'shoot', reach: others, wave: 2, isFinal: true }],
};
