import type { ScoredGame, ScoredSeat } from './game.ts';

const WORTH = [0, 0, 0.25, 0.5] as const;

/** `sport.bestmove.points`: only a red is paid for it, and whatever the result of the game. */
export function bestMovePoints(game: ScoredGame, seat: ScoredSeat): number {
  if (!seat.killedFirstNight || seat.side !== 'red') return 0;
  const found = game.seats.filter(({ player, side }) => side === 'black' && seat.guess.includes(player));
  return WORTH[Math.min(found.length, 3)] ?? 0;
}
