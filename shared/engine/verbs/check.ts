import { seatTonight } from '../night/draft.ts';
import type { Verb } from './index.ts';

/** Learns something of a player, as that player is at this point of the night. */
export const check: Verb = (night, self, { target }, { learns, andThen }) => {
  if (target === undefined) return;
  const other = seatTonight(night, target);
  for (const fact of learns?.(night, self, other) ?? []) night.answers.push({ wave: night.wave, to: self.id, fact });
  andThen?.(night, self, other);
};
