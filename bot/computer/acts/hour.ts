/** Everything that somebody who plays their role goes by at one moment. */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { View } from '../../../shared/engine/view.ts';
import type { Face } from '../face.ts';
import type { Judgement } from '../judgement.ts';
import type { GangMembership } from '../lots.ts';

/** Names the same for all of a gang. */
export type CommonChoice = (prey: readonly SeatId[]) => SeatId;

export interface Hour {
  readonly view: View;
  readonly judgement: Judgement;
  /** What is shown of it before the table. */
  readonly face: Face;
  readonly chance: Chance;
  readonly membership: GangMembership | null;
  readonly common: CommonChoice;
}
