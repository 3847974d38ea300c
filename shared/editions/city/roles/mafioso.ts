import type { Role } from '../../../engine/rules.ts';
import { mafiaShots } from '../gang.ts';

/** `city.mafia.shot` */
export const mafioso: Role = { id: 'mafioso', side: 'mafia', gang: 'mafia', acts: mafiaShots };
