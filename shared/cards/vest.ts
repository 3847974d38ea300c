import type { Card } from '../engine/cards.ts';
import { spare } from './killing.ts';
import { BOTH } from './signs.ts';

/**
 * `spytown.card.vest`, `family.card.vest`: hit, its holder shows it and stays, the role hidden.
 * `spytown.decision.rescue-any`: by whatever he was hit.
 */
export const vest: Card = {
  id: 'vest',
  users: BOTH,
  plays: { at: ['rescue'], answers: (holder, hit) => holder.id === hit, does: spare },
  lies: { for: 'end' },
};
