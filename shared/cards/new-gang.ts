import type { Card } from '../engine/cards.ts';
import { sideWith } from '../engine/cards.ts';
import { alive } from '../engine/table.ts';
import type { Turn } from '../engine/turn.ts';
import { BOTH } from './signs.ts';

const GANG = 'gang';

/** `spytown.card.new-gang`: acts by the role and plays for a third side; shown when its holder leaves the game. */
export const newGang: Card = {
  id: 'new-gang',
  /** `spytown.decision.gang-agent`: not the agent's. */
  users: BOTH,
  side: () => GANG,
  wakesWith: GANG,
  isShownOnLeaving: true,
};

/** `spytown.card.new-gang.meet`: before the first mafia phase its members are told of each other. */
export function gangMeets(turn: Turn): void {
  const members = alive(turn.game).filter((seat) => sideWith(turn.rules, seat) === GANG);
  for (const self of members) {
    turn.tell(self.id, ...members.flatMap(({ id }) => (id === self.id ? [] : [{ about: id, side: GANG }])));
  }
}
