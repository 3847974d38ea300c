import type { Card } from '../engine/cards.ts';
import type { SeatId } from '../engine/ids.ts';
import type { Game } from '../engine/model.ts';
import { others } from '../engine/reach.ts';
import { LAW } from './signs.ts';

/**
 * `spytown.card.seizure`: the one it names does not vote today; he talks, and can be voted for.
 * `spytown.cards.conflict`: one in hiding can be named, for nothing.
 */
export const seizure: Card = {
  id: 'seizure',
  users: LAW,
  plays: { at: ['opening'], on: others },
  /** `spytown.cards.shown` */
  lies: { for: 'day', before: 'target' },
};

export const isSeized = ({ played, round }: Game, id: SeatId): boolean =>
  played.some((play) => play.card === seizure.id && play.on === id && play.round === round);
