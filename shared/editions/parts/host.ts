import type { PersonId } from '../../engine/model.ts';
import type { Turn } from '../../engine/turn.ts';

/** Whoever leads the game knows every card. */
export function tellAllRoles(turn: Turn, to: PersonId): void {
  turn.tell(to, ...turn.game.seats.map(({ id, role }) => ({ about: id, role })));
}
