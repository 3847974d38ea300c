import type { Call } from '../engine/night/calls.ts';

/** The text that is read out when somebody is called; each edition has its own. */
export const wakeId = (call: Call): string => `wake-${'role' in call ? call.role : call.gang}-${call.for}`;
