import type { Role } from '../../../engine/rules.ts';

/** `sport.setup.deal`: talks and votes. */
export const citizen: Role = { id: 'citizen', side: 'red' };
