import type { Role } from '../../../engine/rules.ts';
import { others } from '../../parts/reach.ts';
import { mafiaShots } from '../gang.ts';

/** `city.godfather.mute`: one player has no vote the coming day. */
export const godfather: Role = {
  id: 'godfather',
  side: 'mafia',
  gang: 'mafia',
  acts: [...mafiaShots, { action: 'mute', reach: others, wave: 2, isFinal: true }],
};
