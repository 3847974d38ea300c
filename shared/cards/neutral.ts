import type { Card } from '../engine/cards.ts';

/** `spytown.card.neutral`, `family.card.neutral`: nothing; it only hides who has an action card. */
export const neutral: Card = { id: 'neutral', users: [] };
