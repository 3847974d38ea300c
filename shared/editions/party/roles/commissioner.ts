import { sideSeen } from '../../../engine/night/draft.ts';
import type { Role } from '../../../engine/rules.ts';
import { others } from '../../parts/reach.ts';

/** `party.commissioner.check`: learns each night whether one player is black. */
export const commissioner: Role = {
  id: 'commissioner',
  side: 'red',
  acts: [
    {
      action: 'check',
      reach: others,
      learns: (night, _, target) => [{ about: target.id, is: 'black', value: sideSeen(night, target) !== 'red' }],
    },
  ],
};
