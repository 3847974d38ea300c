import type { Role } from '../../../engine/rules.ts';

/** `spytown.deal`: a token of the police that talks and votes. */
export const policeman: Role = { id: 'policeman', side: 'police' };
