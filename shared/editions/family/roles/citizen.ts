import type { Role } from '../../../engine/rules.ts';

/** `family.groups`: of the town; talks and votes. */
export const citizen: Role = { id: 'citizen', side: 'town' };
