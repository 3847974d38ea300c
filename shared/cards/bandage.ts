import type { Card } from '../engine/cards.ts';
import { spare } from './killing.ts';
import { BOTH } from './signs.ts';

/**
 * `spytown.card.bandage`, `family.card.bandage`: another is hit, and stays. It never saves its own holder.
 * `spytown.decision.rescue-any`: by whatever the other was hit.
 */
export const bandage: Card = {
  id: 'bandage',
  users: BOTH,
  plays: { at: ['rescue'], answers: (holder, hit) => holder.id !== hit, does: spare },
  lies: { for: 'end' },
};
