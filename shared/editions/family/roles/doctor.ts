import { notTwiceRunning } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { hasMark } from '../../../engine/table.ts';

/** The doctor has treated himself once. */
export const SELF = 'treated-self';

/**
 * `family.doctor.protect`, `family.doctor.repeat`; `family.doctor.self`: himself in one night of the game only.
 * `family.doctor.any`: no attack of this edition pierces it.
 */
export const doctor: Role = {
  id: 'doctor',
  side: 'town',
  acts: [
    {
      action: 'protect',
      /** `family.decision.self`: the only one who may name himself. */
      reach: (game, self, other) =>
        notTwiceRunning(game, self, other) && !(other.id === self.id && hasMark(game, self.id, SELF, self.id)),
    },
  ],
};
