import type { Role } from '../../../engine/rules.ts';

/** No night action, only a vote. */
export const citizen: Role = { id: 'citizen', side: 'town' };
