import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { mafiaShots } from '../gang.ts';

/** `city.snitch`: one player looks like a mafioso to every check of the night. */
export const snitch: Role = {
  id: 'snitch',
  side: 'mafia',
  gang: 'mafia',
  acts: [{ action: 'frame', reach: others, isFinal: true, disguise: 'mafioso' }, ...mafiaShots],
};
