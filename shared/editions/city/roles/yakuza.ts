import type { Role } from '../../../engine/rules.ts';
import { gangShot } from '../gang.ts';

/** `city.yakuza.shot` */
export const yakuza: Role = { id: 'yakuza', side: 'yakuza', gang: 'yakuza', acts: [gangShot] };
