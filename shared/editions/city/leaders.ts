/** What leaders do at night: one choice, confirmed and final (`city.night.confirm`), right after the shots. */
import { others } from '../../engine/reach.ts';
import type { Ability } from '../../engine/rules.ts';
import { theRole } from '../parts/checks.ts';

/** One of the two, not both: they share a slot. At anybody alive but oneself: `city.decision.targets`. */
const once = { slot: 'leader', reach: others, wave: 2, isFinal: true } as const;

export const leaderCheck: Ability = { ...once, action: 'check', learns: theRole };
export const leaderShot: Ability = { ...once, action: 'shoot' };
