/** Everything that practice players leave to chance is drawn by a key: without it nobody can foresee it. */
import type { Chance } from '../../shared/engine/chance.ts';
import type { GangId } from '../../shared/engine/model.ts';

/** The lots about one matter; the same matter, the same lots. */
export type Lots = (...matter: readonly (string | number)[]) => Chance;

/** The gang that a player is of now. Its lots are the same for all members, and for nobody else. */
export interface GangMembership {
  readonly gang: GangId;
  readonly lots: Lots;
}
