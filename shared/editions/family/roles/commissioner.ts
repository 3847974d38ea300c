import type { Role } from '../../../engine/rules.ts';
import { look } from '../../parts/looks.ts';

/** `family.commissioner.check`: sees a role a night; finding mafia makes the news (see `dawn.ts`). */
export const commissioner: Role = { id: 'commissioner', side: 'town', acts: [look] };
