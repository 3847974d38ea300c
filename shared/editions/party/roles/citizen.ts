import type { Role } from '../../../engine/rules.ts';

/** `party.citizen`: no night action; speaks, nominates and votes by day. */
export const citizen: Role = { id: 'citizen', side: 'red' };
