import type { SeatId } from '../model.ts';
import { type Night, seatTonight } from '../night/draft.ts';
import type { Verb } from './index.ts';

export const shoot: Verb = (night, _, { target }, { pierces }) => {
  if (target !== undefined) strike(night, target, pierces);
};

/** A blow looks for its victim: a shield stops it unless it pierces, and some cannot be killed at night at all. */
export function strike(night: Night, victim: SeatId, pierces?: true): void {
  if (night.rules.roles[seatTonight(night, victim).role]?.endures) return;
  if (night.shielded.has(victim) && !pierces) return;
  night.fallen.add(victim);
}
