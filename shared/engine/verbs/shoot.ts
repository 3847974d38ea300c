import type { SeatId } from '../ids.ts';
import { type Night, seatTonight } from '../night/draft.ts';
import type { Verb } from './index.ts';

export const shoot: Verb = (night, _, { target }, { pierces, spares = [] }) => {
  if (target !== undefined && !spares.includes(seatTonight(night, target).role)) strike(night, target, pierces);
};

/**
 * A blow looks for its victim: a shield stops it unless it pierces, some cannot be killed at night at all, and a guard
 * takes it upon himself.
 */
export function strike(night: Night, victim: SeatId, pierces?: true): void {
  night.attacked.add(victim);
  if (night.rules.roles[seatTonight(night, victim).role]?.endures) return;
  if (night.shielded.has(victim) && !pierces) return;
  const guard = night.guards.get(victim);
  if (guard === undefined) night.fallen.add(victim);
  else if (!night.shielded.has(guard)) night.fallen.add(guard);
}
