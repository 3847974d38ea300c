import type { Role } from '../../../engine/rules.ts';
import { leaderShot } from '../leaders.ts';

/** `city.sheriff`: may shoot one player. */
export const sheriff: Role = { id: 'sheriff', side: 'town', acts: [leaderShot] };
