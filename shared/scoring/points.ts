import { bestMovePoints } from './best-move.ts';
import { sumOf } from './decimals.ts';
import { hasWon, isWon, type ScoredGame, type ScoredSeat } from './game.ts';

export interface Points {
  readonly main: number;
  readonly penalty: number;
  readonly bestMove: number;
  readonly bonus: number;
  /** The three before together. */
  readonly extra: number;
  readonly total: number;
}

/**
 * The points of one game, without K: `sport.points.system`, `sport.points.win`, `sport.points.none`,
 * `sport.points.disqualified`. A draw voids the judge's bonus (`sport.bonus.draw`) and leaves the rest of the extra
 * points as it is (`sport.decision.draw.extra`).
 */
export function pointsOf(game: ScoredGame, seat: ScoredSeat): Points {
  const main = hasWon(game, seat) ? 2 : 0;
  const penalty = seat.disqualified ? -1 : 0;
  const bestMove = bestMovePoints(game, seat);
  const bonus = isWon(game) ? seat.bonus : 0;
  const extra = sumOf(penalty, bestMove, bonus);
  return { main, penalty, bestMove, bonus, extra, total: sumOf(main, extra) };
}
