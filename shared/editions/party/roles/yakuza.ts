import type { Role } from '../../../engine/rules.ts';
import { gangShot } from '../gang.ts';

/** `party.yakuza`: a second gang, against the mafia and the red team alike. */
export const yakuza: Role = { id: 'yakuza', side: 'yakuza', gang: 'yakuza', acts: [gangShot] };
