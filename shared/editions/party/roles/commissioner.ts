import { sideSeen } from '../../../engine/night/draft.ts';
import { others } from '../../../engine/reach.ts';
import type { Role } from '../../../engine/rules.ts';

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
