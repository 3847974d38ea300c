/** Whoever goes away, or is sent away by the host, is out when the stage ends. */
import { afterFall, strikeOff, takeOut } from '../../engine/departures.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { Game, How } from '../../engine/model.ts';
import { naming } from '../../engine/prompt.ts';
import type { Rules } from '../../engine/rules.ts';
import { alive, isAlive, isMarked, isPresent, seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** At once only what concerns a trial: nobody who goes away is tried. */
export const leaveAtStageEnd: Rules['leave'] = (turn, { id }) => {
  turn.emit({ type: 'leaving', seat: id });
  strikeOff(turn, id);
  return 'goes-on';
};

/** Who was sent away. */
const SENT = 'sent-away';

/** Everybody who is not seen to be going already: that somebody goes away by night shows in the morning. */
export function mayBeSentAway(game: Game): ReturnType<Rules['hostMay']> {
  const isNight = game.stage.name === 'night';
  const stays = (id: SeatId) => !isMarked(game, id, SENT) && (isNight || isPresent(game, id));
  const targets = alive(game).flatMap(({ id }) => (stays(id) ? [id] : []));
  return targets.length === 0 ? [] : [{ ...naming('disqualify', targets), isStanding: true }];
}

export const sendAway: NonNullable<Rules['hostDid']> = (turn, { by, target }) => {
  if (target === undefined) return 'goes-on';
  turn.emit({ type: 'marked', mark: { mark: SENT, on: target, by, until: 'dusk' } });
  return isPresent(turn.game, target) ? leaveAtStageEnd(turn, seatOf(turn.game, target)) : 'goes-on';
};

export const goingAway = ({ game }: Turn): readonly string[] => game.leaving.filter((id) => isAlive(game, id));

/** By the own will, or by the host's. */
export const wayOut = ({ game }: Turn, id: SeatId): How => (isMarked(game, id, SENT) ? 'disqualified' : 'left');

/** True if somebody has gone. */
export function depart(turn: Turn): boolean {
  const gone = goingAway(turn);
  if (gone.length === 0) return false;
  takeOut(turn, gone, (id) => wayOut(turn, id));
  afterFall(turn, gone);
  return true;
}
