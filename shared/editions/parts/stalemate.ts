import type { Turn } from '../../engine/turn.ts';

/** A draw when nobody has left the game in so many rounds running; rounds in which nobody can be shot do not count. */
export function drawIfStale(turn: Turn, rounds: number, uncounted = 1): void {
  const { round, lastDeparture } = turn.game;
  if (round - Math.max(lastDeparture, uncounted) >= rounds) turn.emit({ type: 'won', winner: 'draw', winners: [] });
}
