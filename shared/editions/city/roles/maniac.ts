import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/** `city.maniac`: may shoot one player. */
export const maniac: Role = {
  id: 'maniac',
  side: 'loner',
  acts: [{ action: 'shoot', reach: others, wave: 2, isFinal: true }],
};
