import type { Chance } from '../../../shared/engine/chance.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';

/** The seats from the one that scores most to the one that scores least; equals by lot. */
export function ranked(seats: readonly SeatId[], score: (id: SeatId) => number, chance: Chance): readonly SeatId[] {
  return chance
    .shuffle(seats)
    .map((id) => ({ id, score: score(id) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** One of the seats by lot, as likely as its weight is high. */
export function drawn(seats: readonly SeatId[], weight: (id: SeatId) => number, chance: Chance): SeatId {
  const weights = seats.map((id) => 1 + Math.round(weight(id) * FINENESS));
  const lot = chance.below(weights.reduce((sum, each) => sum + each, 0));
  const upTo = (i: number) => weights.slice(0, i + 1).reduce((sum, each) => sum + each, 0);
  return seats.find((_, i) => lot < upTo(i))!;
}

const FINENESS = 1000;
