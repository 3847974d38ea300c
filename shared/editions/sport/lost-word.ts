/** The third foul costs the next speech of the talk. */
import type { SeatId } from '../../engine/ids.ts';
import type { Floor } from '../../engine/rules.ts';
import { alive, isMarked } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

const LOST = 'lost-word';

/** `sport.penalty.third-foul`; given in the own minute it costs the next day's: `sport.decision.third-foul.own-minute`. */
export const takeWord = (turn: Turn, id: SeatId): void =>
  turn.emit({ type: 'marked', mark: { mark: LOST, on: id, by: id, until: 'released' } });

/**
 * `sport.decision.third-foul.turn`: ten seconds are left for a nomination; `sport.special.third-foul-endgame`: half a
 * minute where three or four are left. `sport.decision.third-foul.last-word`, `sport.special.third-foul-tie`: no other
 * speech is lost.
 */
export const lost: NonNullable<Floor['lost']> = (game, speaker, { name }) => {
  if (name !== 'talk' || !isMarked(game, speaker, LOST)) return null;
  return alive(game).length <= 4 ? 'lost-word-endgame' : 'lost-word';
};

/** After this turn he speaks normally again. */
export const onLost = (turn: Turn, on: SeatId): void => turn.emit({ type: 'markLifted', mark: LOST, on });
