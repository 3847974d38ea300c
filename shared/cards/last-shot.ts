import type { Card } from '../engine/cards.ts';
import { aimable, fireAt } from './killing.ts';
import { LAW } from './signs.ts';

/** `spytown.card.last-shot`: killed, at whatever moment, its holder shows it and another player is hit. */
export const lastShot: Card = {
  id: 'last-shot',
  users: LAW,
  plays: { at: ['shot'], on: aimable, does: fireAt },
  lies: { for: 'end' },
};
