import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { mafiaShots } from '../gang.ts';

/** `city.godfather.mute`, `city.decision.muted`: one player has no vote the coming day, and has it back the next. */
export const godfather: Role = {
  id: 'godfather',
  side: 'mafia',
  gang: 'mafia',
  acts: [...mafiaShots, { action: 'mute', reach: others, wave: 2, isFinal: true }],
};
