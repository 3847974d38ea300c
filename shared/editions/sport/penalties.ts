/** `sport.penalty.kinds`: fouls, disqualification, awarded defeat. */
import { strikeOff, takeOut } from '../../engine/departures.ts';
import type { Game, Seat } from '../../engine/model.ts';
import type { Fate } from '../../engine/rules.ts';
import { awaitsLastWords, speakerOf } from '../../engine/stages/speech.ts';
import { isIn } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { wonBy } from '../parts/outcome.ts';
import { cancelBallot } from './cancel.ts';
import { takeWord } from './lost-word.ts';
import { clearList } from './verdict.ts';

/** Players of the game, and whoever has or awaits a last word. */
export const isPunishable = (game: Game, seat: Seat): boolean =>
  !game.leaving.includes(seat.id) && (isIn(seat) || awaitsLastWords(game, seat.id));

/** An oral warning is told and written down, and changes nothing. */
export function warn(turn: Turn, { id }: Seat, reason?: string): Fate {
  turn.emit({ type: 'warned', seat: id, ...because(reason) });
  turn.announce({ warned: id, ...because(reason) });
  return 'goes-on';
}

const because = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** `sport.penalty.foul`: public, with its number; the third costs a speech, the fourth the game. */
export function foul(turn: Turn, seat: Seat, reason?: string): Fate {
  turn.emit({ type: 'fouled', seat: seat.id, ...because(reason) });
  const count = turn.game.judged.fouls[seat.id] ?? 0;
  turn.announce({ foul: seat.id, count, ...because(reason) });
  if (count === 3 && isIn(seat)) takeWord(turn, seat.id);
  // `sport.decision.fourth-foul.penalty`: with the point that every disqualification costs.
  return count >= 4 ? disqualify(turn, seat) : 'goes-on';
}

/** `sport.penalty.disqualify`, `sport.penalty.fourth-foul`: out at once, without last word. */
export function disqualify(turn: Turn, seat: Seat, reason?: string): Fate {
  const { id } = seat;
  const { stage, round } = turn.game;
  const isSpeaking = speakerOf(turn.game) === id;
  turn.emit({ type: 'disqualified', seat: id, ...because(reason) });
  if (!isIn(seat)) {
    // `sport.special.cancel.exempt`: had left already, and loses only what was left of the word.
    turn.announce({ disqualified: id, ...because(reason) });
    turn.emit({ type: 'leaving', seat: id });
    return isSpeaking ? 'closes' : 'goes-on';
  }
  takeOut(turn, [id], () => 'disqualified');
  turn.announce({ disqualified: id, ...because(reason) });
  strikeOff(turn, id);
  if (turn.decideOutcome()) {
    clearList(turn);
    return 'breaks-off';
  }
  switch (stage.name) {
    case 'night':
      // Whether the ballot is off is told at dawn.
      return 'goes-on';
    case 'vote':
    case 'runoff':
    case 'raise':
      cancelBallot(turn, round);
      clearList(turn);
      turn.skipTo('end-day');
      return 'breaks-off';
    case 'verdict':
      // `sport.special.cancel-next`
      cancelBallot(turn, round + 1);
      return 'goes-on';
    default:
      cancelBallot(turn, round);
      return isSpeaking ? 'closes' : 'goes-on';
  }
}

/**
 * `sport.penalty.defeat`, `sport.decision.defeat.penalty`: the side of this player has lost; nobody leaves by it or
 * loses a point.
 */
export function awardDefeat(turn: Turn, { id, side }: Seat, reason?: string): Fate {
  clearList(turn);
  // For whose offence, the table is told; only why is still to be kept.
  if (reason !== undefined) turn.emit({ type: 'defeated', seat: id, reason });
  turn.announce({ defeat: id, loses: side, ...because(reason) });
  turn.emit({ type: 'won', ...wonBy(turn.game, side === 'red' ? 'black' : 'red') });
  return 'breaks-off';
}
