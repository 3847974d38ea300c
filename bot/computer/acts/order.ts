import type { Chance } from '../../../shared/engine/chance.ts';
import type { SeatId } from '../../../shared/engine/model.ts';

/** The seats from the one that scores most to the one that scores least; equals by lot. */
export function ranked(seats: readonly SeatId[], score: (id: SeatId) => number, chance: Chance): readonly SeatId[] {
  return chance
    .shuffle(seats)
    .map((id) => ({ id, score: score(id) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
