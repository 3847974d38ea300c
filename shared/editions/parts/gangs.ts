import type { Fact, Seat } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** What members of a gang know of each other. */
export const sideAndRole = (mate: Seat): readonly Fact[] => [
  { about: mate.id, side: mate.side },
  { about: mate.id, role: mate.role },
];

/** Those who wake together get to know each other, as far as the edition lets them. */
export function gangsMeet(turn: Turn, known: (mate: Seat) => readonly Fact[]): void {
  const seats = alive(turn.game);
  for (const self of seats) {
    if (self.gang === null) continue;
    const mates = seats.filter((seat) => seat.gang === self.gang && seat.id !== self.id);
    turn.tell(self.id, ...mates.flatMap(known));
  }
}
