/** Everything that somebody who plays their role goes by at one moment. */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { View } from '../../../shared/engine/view.ts';
import type { Judgement } from '../judgement.ts';
import type { CommonChoice } from './gang.ts';

export interface Hour {
  readonly view: View;
  readonly judgement: Judgement;
  readonly chance: Chance;
  readonly common: CommonChoice;
}
