import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

/** `city.swindler`: the coming day one player’s ballot counts as the swindler’s own. */
export const swindler: Role = {
  id: 'swindler',
  side: 'loner',
  acts: [{ action: 'copy', reach: others, wave: 2, isFinal: true }],
};
