import type { Seat } from '../../engine/model.ts';
import { isVain, unanswered } from '../../engine/night/steps.ts';
import { others } from '../../engine/reach.ts';
import type { Ability } from '../../engine/rules.ts';
import { seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** A look at another's role. */
export const look: Ability = {
  action: 'check',
  /** `spytown.decision.self`, `family.decision.self`: the same one as often as one likes. */
  reach: others,
  /** `spytown.decision.final-look`, `family.decision.change` */
  isFinal: true,
  /** `spytown.decision.waves`, `family.decision.waves`: told the moment it is made. */
  atOnce: (turn: Turn, self: Seat, { target }) => {
    if (target === undefined) return;
    turn.tell(
      self.id,
      isVain(turn, self) ? unanswered(target) : { about: target, role: seatOf(turn.game, target).role },
    );
  },
};
