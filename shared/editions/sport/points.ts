/** `sport.points.system`: what the game was worth to each, from what was dealt and written down. */
import type { SeatId } from '../../engine/ids.ts';
import type { Game, Seat, SeatPoints } from '../../engine/model.ts';
import { BONUS_POINTS, BONUSES } from '../../scoring/bonus.ts';
import type { ScoredGame, ScoredSeat } from '../../scoring/game.ts';
import { pointsOf } from '../../scoring/points.ts';
import { FIRST_SHOTS } from './best-move.ts';

export function points(game: Game): Readonly<Record<SeatId, SeatPoints>> {
  const scored = scoredGame(game);
  return Object.fromEntries(
    scored.seats.map((seat) => {
      const { main, penalty, bestMove, bonus, total } = pointsOf(scored, seat);
      return [seat.player, { main, penalty, bestMove, bonus, total }];
    }),
  );
}

export const scoredGame = (game: Game): ScoredGame => ({
  winner: game.outcome?.winner ?? 'draw',
  seats: game.seats.map((seat) => scoredSeat(game, seat)),
});

function scoredSeat({ judged }: Game, { id, side, role, out }: Seat): ScoredSeat {
  const given = judged.awards.find(({ seat }) => seat === id)?.award;
  const award = BONUSES.find((bonus) => bonus === given);
  return {
    player: id,
    side: side === 'black' ? 'black' : 'red',
    isKeyRole: role === 'don' || role === 'sheriff',
    disqualified: judged.disqualified.some(({ seat }) => seat === id),
    bonus: award ? BONUS_POINTS[award] : 0,
    killedFirstNight: isFirstShot(out),
    guess: judged.guess?.by === id ? judged.guess.named : [],
  };
}

export const isFirstShot = (out: Seat['out']): boolean => out?.how === 'shot' && out.round === FIRST_SHOTS;
