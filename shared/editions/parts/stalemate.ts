import type { Turn } from '../../engine/turn.ts';

/** A draw when nobody has left the game in so many rounds running. Round 1, in which nobody can be shot, does not count. */
export function drawIfStale(turn: Turn, rounds: number): void {
  const { round, lastDeparture } = turn.game;
  if (round - Math.max(lastDeparture, 1) >= rounds) turn.emit({ type: 'won', winner: 'draw', winners: [] });
}
