import type { Card } from '../engine/cards.ts';
import type { SeatId } from '../engine/ids.ts';
import type { Game } from '../engine/model.ts';
import { BOTH } from './signs.ts';

/**
 * `spytown.card.arrest`: today nobody can vote for its holder, who talks and votes: `spytown.decision.arrest-vote`.
 * `spytown.cards.shown`: it lies open until the day's killing.
 */
export const arrest: Card = { id: 'arrest', users: BOTH, plays: { at: ['opening'] }, lies: { for: 'day' } };

export const isArrested = ({ played, round }: Game, id: SeatId): boolean =>
  played.some((play) => play.card === arrest.id && play.by === id && play.round === round);
