import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { mafiaShots } from '../gang.ts';

/** `city.thief`: one player has no abilities this night. */
export const thief: Role = {
  id: 'thief',
  side: 'mafia',
  gang: 'mafia',
  acts: [{ action: 'block', reach: others, isFinal: true }, ...mafiaShots],
};
