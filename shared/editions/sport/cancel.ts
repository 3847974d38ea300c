import type { Turn } from '../../engine/turn.ts';

/**
 * `sport.special.cancel`: the ballot of this day is not held; told each time, also where it was off already.
 * `sport.decision.cancelled-talk`: several for one day cancel no other.
 */
export function cancelBallot(turn: Turn, day: number): void {
  turn.emit({ type: 'ballotCancelled', round: day });
  turn.announce({ cancelled: day });
}
