import type { Role } from '../../../engine/rules.ts';
import { gangShot } from '../gang.ts';

/** `party.mafia.shot`: shoots with the gang. */
export const mafioso: Role = { id: 'mafioso', side: 'mafia', gang: 'mafia', acts: [gangShot] };
