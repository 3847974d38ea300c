import { step } from '../engine/agenda.ts';
import type { Card } from '../engine/cards.ts';
import { aimable, fireAt } from './killing.ts';
import { LAW } from './signs.ts';

/**
 * `spytown.card.corner-shot`, `family.card.corner-shot`: another player is hit, while all talk, while the accused speak,
 * or at dusk.
 */
export const cornerShot: Card = {
  id: 'corner-shot',
  users: LAW,
  plays: {
    /** `spytown.decision.corner-shot-window`, `family.decision.corner-shot-window` */
    at: ['talk', 'speech', 'dusk'],
    on: aimable,
    does: (turn, holder, play) => [...fireAt(turn, holder, play), step('check-end')],
  },
  lies: { for: 'end' },
};
