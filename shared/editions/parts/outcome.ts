import type { Game, Outcome, Seat, SideId } from '../../engine/model.ts';

export const DRAW: Outcome = { winner: 'draw', winners: [] };

const isOfSide = ({ side }: Seat, winner: SideId): boolean => side === winner;

/** A side wins as a whole, with those who are out; in some editions others share it. */
export const wonBy = (
  game: Game,
  winner: SideId,
  shares: (seat: Seat, winner: SideId) => boolean = isOfSide,
): Outcome => ({
  winner,
  winners: game.seats.filter((seat) => shares(seat, winner)).map(({ id }) => id),
});
