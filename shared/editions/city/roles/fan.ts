import { roleSeen } from '../../../engine/night/draft.ts';
import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';
import { LEADERS } from '../groups.ts';

/** `city.fan`, `city.decision.fan`: learns whether one player is the leader, and which. */
export const fan: Role = {
  id: 'fan',
  side: 'town',
  acts: [
    {
      action: 'check',
      reach: others,
      wave: 2,
      isFinal: true,
      learns: (night, _, target) => {
        const { id: about } = target;
        // `city.decision.framedFan`: a framed leader is none.
        const role = roleSeen(night, target);
        const isLeader = LEADERS.includes(role);
        const answer = { about, is: 'leader', value: isLeader };
        return isLeader ? [answer, { about, role }] : [answer];
      },
    },
  ],
};
