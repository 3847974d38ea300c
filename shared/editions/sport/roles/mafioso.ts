import type { Role } from '../../../engine/rules.ts';
import { blindShot } from '../gang.ts';

export const mafioso: Role = { id: 'mafioso', side: 'black', gang: 'black', acts: [blindShot] };
