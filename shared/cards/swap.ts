import { type Card, sideWith } from '../engine/cards.ts';
import type { Choice, Seat } from '../engine/model.ts';
import { others } from '../engine/reach.ts';
import { seatOf } from '../engine/table.ts';
import type { Turn } from '../engine/turn.ts';
import { BOTH } from './signs.ts';

/** `spytown.card.swap`, `family.card.swap`: before anything else its holder may exchange roles with another player. */
export const swap: Card = {
  id: 'swap',
  users: BOTH,
  plays: { at: ['swap'], on: others, does: exchange },
  lies: { for: 'end' },
};

function exchange(turn: Turn, holder: Seat, { target }: Choice) {
  if (target === undefined) return [];
  const other = seatOf(turn.game, target);
  take(turn, holder, other);
  take(turn, other, holder);
  turn.announce({ swapped: [holder.id, other.id] });
  return [];
}

/** Cards stay with their holders, and are read anew: `spytown.decision.defector-swap`. Each knows what the other has now. */
function take(turn: Turn, self: Seat, { role, gang, id }: Seat): void {
  turn.emit({ type: 'turned', seat: self.id, role, gang, side: sideWith(turn.rules, { role, card: self.card }) });
  turn.tell(self.id, { about: id, role: self.role });
  if (turn.game.host !== null) turn.tell(turn.game.host, { about: self.id, role });
}
