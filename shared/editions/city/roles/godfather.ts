import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { mafiaShots } from '../gang.ts';

/** `city.godfather.mute`: one player has no vote the coming day. */
export const godfather: Role = {
  id: 'godfather',
  side: 'mafia',
  gang: 'mafia',
  acts: [...mafiaShots, { action: 'mute', reach: others, wave: 2, isFinal: true }],
};
