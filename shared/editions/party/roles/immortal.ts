import type { Role } from '../../../engine/rules.ts';

/** `party.immortal`: every shot at him fails; he can be executed by day. */
export const immortal: Role = { id: 'immortal', side: 'red', endures: true };
