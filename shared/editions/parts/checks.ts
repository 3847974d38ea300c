/** What a check answers. */
import { roleSeen } from '../../engine/night/draft.ts';
import type { Ability } from '../../engine/rules.ts';

type Learns = NonNullable<Ability['learns']>;

export const theRole: Learns = (night, _, target) => [{ about: target.id, role: roleSeen(night, target) }];
