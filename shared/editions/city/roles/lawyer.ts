import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { theRole } from '../../parts/checks.ts';
import { mafiaShots } from '../gang.ts';

/** `city.lawyer`: learns one player’s role before the mafia shoots. */
export const lawyer: Role = {
  id: 'lawyer',
  side: 'mafia',
  gang: 'mafia',
  acts: [{ action: 'check', reach: others, isFinal: true, learns: theRole }, ...mafiaShots],
};
