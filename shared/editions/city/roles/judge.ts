import type { Role } from '../../../engine/rules.ts';
import { leaderCheck } from '../leaders.ts';

/** `city.judge.check`: learns one player’s role. The pardon of the day follows from the ballot: `../pardon.ts`. */
export const judge: Role = { id: 'judge', side: 'town', acts: [leaderCheck] };
