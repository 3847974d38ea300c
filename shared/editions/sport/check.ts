import type { Fact, Seat } from '../../engine/model.ts';
import type { Ability } from '../../engine/rules.ts';
import { seatOf } from '../../engine/table.ts';
import { fromNight } from '../parts/nights.ts';

/**
 * `sport.night.one-check`, `sport.gesture.only`: one a night, final, answered at once.
 * `sport.decision.check.targets`: anybody else, also one who has left.
 */
export const checkOf = (answer: (target: Seat) => Fact): Ability => ({
  action: 'check',
  reach: (_, self, other) => other.id !== self.id,
  /** `sport.night1.no-action` */
  opens: fromNight(2),
  isFinal: true,
  atOnce: (turn, self, { target }) => {
    if (target !== undefined) turn.tell(self.id, answer(seatOf(turn.game, target)));
  },
});
