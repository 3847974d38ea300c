import type { Card } from '../engine/cards.ts';
import { others } from '../engine/reach.ts';
import { seatOf } from '../engine/table.ts';
import { BOTH } from './signs.ts';

/**
 * `spytown.card.wiretap`: at dusk sees the role of another. `spytown.decision.wiretap-public`: whom it named is told,
 * as of any card that is not secret; what it saw only to its holder.
 */
export const wiretap: Card = {
  id: 'wiretap',
  users: BOTH,
  plays: {
    at: ['dusk'],
    on: others,
    does: (turn, holder, { target }) => {
      if (target !== undefined) turn.tell(holder.id, { about: target, role: seatOf(turn.game, target).role });
      return [];
    },
  },
  lies: { for: 'end' },
};
