import { type Card, isSince } from '../engine/cards.ts';
import type { SeatId } from '../engine/ids.ts';
import type { Game } from '../engine/model.ts';
import { BOTH } from './signs.ts';

/**
 * `spytown.card.hideout`, `family.card.hideout`: the whole next round nobody can name its holder, who does not vote.
 * `spytown.cards.shown`, `family.cards.shown`: it lies open for as long.
 */
export const hideout: Card = { id: 'hideout', users: BOTH, plays: { at: ['dusk'] }, lies: { for: 'round' } };

export const isHidden = (game: Game, id: SeatId): boolean => isSince(game, hideout.id, id);
