import { seatTonight } from '../night/draft.ts';
import type { Verb } from './index.ts';

/** Learns something of a player, as that player is at this point of the night. */
export const check: Verb = (night, self, { target }, { learns }) => {
  if (target === undefined || !learns) return;
  night.answers.push({ wave: night.wave, to: self.id, fact: learns(night, self, seatTonight(night, target)) });
};
