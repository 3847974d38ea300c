import type { Role } from '../../../engine/rules.ts';
import { leaderCheck } from '../leaders.ts';
import { jailCriminal } from '../prison.ts';

/** `city.jailer.check`, `city.jailer.jail`: learns one player’s role, and a criminal goes to prison. */
export const jailer: Role = {
  id: 'jailer',
  side: 'town',
  acts: [{ ...leaderCheck, andThen: jailCriminal }],
};
