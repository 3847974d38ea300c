import type { Role } from '../../../engine/rules.ts';

/**
 * `party.immortal`: every shot at him fails; he can be executed by day. `party.decision.immortal-protected`: he endures
 * with a doctor or without.
 */
export const immortal: Role = { id: 'immortal', side: 'red', endures: true };
