import type { Role } from '../../../engine/rules.ts';
import { strike } from '../../../engine/verbs/shoot.ts';
import { look } from '../../parts/looks.ts';

const KILLERS: readonly string[] = ['mafioso', 'maniac'];

/**
 * `family.detective.check`, `family.detective.kill`: a killer whom he looks at dies that night, whether he wants it or
 * not. `family.decision.detective-sees`: he is told the exact role.
 */
export const detective: Role = {
  id: 'detective',
  side: 'town',
  acts: [
    {
      ...look,
      andThen: (night, _, target) => {
        if (KILLERS.includes(target.role)) strike(night, target.id);
      },
    },
  ],
};
