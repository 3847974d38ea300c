import type { Role } from '../../../engine/rules.ts';
import { leaderCheck, leaderShot } from '../leaders.ts';

/** `city.priest`: learns or shoots as the detective; `city.priest.known`: whoever is checked learns who the priest is. */
export const priest: Role = {
  id: 'priest',
  side: 'town',
  acts: [
    {
      ...leaderCheck,
      // `city.decision.priestDead`: the dead feel no touch.
      andThen: ({ answers, wave, fallen }, self, { id }) => {
        if (!fallen.has(id)) answers.push({ wave, to: id, fact: { about: self.id, role: self.role } });
      },
    },
    leaderShot,
  ],
};
