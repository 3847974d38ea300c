/** A finished game as the points see it: who won, and what each seat is counted for. */

export const SCORED_SIDES = ['red', 'black'] as const;
export type ScoredSide = (typeof SCORED_SIDES)[number];

export interface ScoredGame {
  /** A side, or `draw`. */
  readonly winner: string;
  readonly seats: readonly ScoredSeat[];
}

export interface ScoredSeat {
  /** The name by which the games of a tournament are joined. */
  readonly player: string;
  readonly side: ScoredSide;
  /** Don or sheriff. */
  readonly isKeyRole: boolean;
  readonly disqualified: boolean;
  /** The judge's extra points. */
  readonly bonus: number;
  /** On night 2: on the meeting night nobody can be shot. */
  readonly killedFirstNight: boolean;
  /** The best move: the players named in it. */
  readonly guess: readonly string[];
}

export const isWon = ({ winner }: ScoredGame): boolean => SCORED_SIDES.some((side) => side === winner);

/** Also who left or was disqualified has won with the side: `sport.points.win`, `sport.decision.disqualified.win`. */
export const hasWon = ({ winner }: ScoredGame, { side }: ScoredSeat): boolean => side === winner;
