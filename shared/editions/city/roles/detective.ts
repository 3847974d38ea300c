import type { Role } from '../../../engine/rules.ts';
import { leaderCheck, leaderShot } from '../leaders.ts';

/** `city.detective`: learns one player’s role or shoots one player. */
export const detective: Role = {
  id: 'detective',
  side: 'town',
  acts: [leaderCheck, leaderShot],
};
