import type { Card } from '../engine/cards.ts';
import { BOTH } from './signs.ts';

/** `spytown.card.defector`, `spytown.decision.token`: acts by the role, and wins with the side opposite to it. */
export const defector: Card = {
  id: 'defector',
  users: BOTH,
  side: (own) => (own === 'mafia' ? 'police' : 'mafia'),
};
