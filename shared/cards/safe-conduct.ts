import { type Card, isSince } from '../engine/cards.ts';
import type { SeatId } from '../engine/ids.ts';
import type { Game } from '../engine/model.ts';
import { BOTH } from './signs.ts';

/**
 * `spytown.card.safe-conduct`, `family.card.safe-conduct`: in the next night the mafia cannot name its holder.
 * `spytown.cards.shown`, `family.cards.shown`: it lies open until that is over.
 */
export const safeConduct: Card = { id: 'safe-conduct', users: BOTH, plays: { at: ['dusk'] }, lies: { for: 'night' } };

export const hasSafeConduct = (game: Game, id: SeatId): boolean => isSince(game, safeConduct.id, id);
