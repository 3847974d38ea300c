import type { Card } from '../engine/cards.ts';
import type { SeatId } from '../engine/ids.ts';
import { clockwise, isAlive, positionOf, seatOf } from '../engine/table.ts';
import type { Turn } from '../engine/turn.ts';

/**
 * `spytown.card.leader`: shown from the start; votes first, decides ties, and goes to the left every day.
 * `spytown.cards.symbol`: the only card that an agent can use. `spytown.cards.once`: it is not played, and stays.
 */
export const leader: Card = { id: 'leader', users: 'everybody' };

/** The card has gone on today already: `spytown.decision.leader-dead`. */
const MOVED = 'leader-moved';

export function showLeader(turn: Turn): void {
  const holder = turn.game.seats.find(({ card }) => card === leader.id);
  if (!holder) return;
  turn.emit({ type: 'leaderNamed', seat: holder.id });
  turn.announce({ card: leader.id, by: holder.id }, { leader: holder.id });
}

/** As each morning opens. */
export function announceLeader(turn: Turn): void {
  if (turn.game.leader !== null) turn.announce({ leader: turn.game.leader });
}

/** Whoever leaves the game passes it on at once; at the verdict or later that is the day's move. */
export function replaceLeader(turn: Turn): void {
  const { leader: before, stage } = turn.game;
  if (before === null || isAlive(turn.game, before) || !passOn(turn, before)) return;
  announceLeader(turn);
  const isByBallot = seatOf(turn.game, before).out?.how === 'condemned';
  if (isByBallot || stage.name === 'verdict' || stage.name === 'dusk') {
    turn.emit({ type: 'marked', mark: { mark: MOVED, on: before, by: before, until: 'dusk' } });
  }
}

/** When night falls the card moves, unless it has today. */
export function moveLeader(turn: Turn): void {
  const { leader: before, marks } = turn.game;
  if (before !== null && !marks.some(({ mark }) => mark === MOVED)) passOn(turn, before);
}

/** `spytown.seats`: on the left sits the next number. */
function passOn(turn: Turn, from: SeatId): boolean {
  const [next] = clockwise(turn.game, positionOf(turn.game, from) + 1);
  if (next !== undefined) turn.emit({ type: 'leaderNamed', seat: next });
  return next !== undefined;
}
