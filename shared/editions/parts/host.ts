import type { PlaceId } from '../../engine/ids.ts';
import type { Turn } from '../../engine/turn.ts';

/** Whoever leads the game knows every role, and every action card. */
export function tellAllRoles(turn: Turn, to: PlaceId): void {
  const { seats } = turn.game;
  turn.tell(to, ...seats.map(({ id, role }) => ({ about: id, role })));
  turn.tell(to, ...seats.flatMap(({ id, card }) => (card === null ? [] : [{ about: id, card }])));
}
