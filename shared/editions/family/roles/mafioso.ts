import type { Role } from '../../../engine/rules.ts';

/** `family.mafia.shot`: shoots with the mafia, whose every member may (see `parts/mafia.ts`). */
export const mafioso: Role = { id: 'mafioso', side: 'mafia', gang: 'mafia' };
