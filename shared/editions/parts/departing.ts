/** Whoever goes away is out when the stage ends. */
import { afterFall, strikeOff, takeOut } from '../../engine/departures.ts';
import type { Rules } from '../../engine/rules.ts';
import { isAlive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** At once only what concerns a trial: nobody who goes away is tried. */
export const leaveAtStageEnd: Rules['leave'] = (turn, { id }) => {
  turn.emit({ type: 'leaving', seat: id });
  strikeOff(turn, id);
  return 'goes-on';
};

export const goingAway = ({ game }: Turn): readonly string[] => game.leaving.filter((id) => isAlive(game, id));

/** True if somebody has gone. */
export function depart(turn: Turn): boolean {
  const gone = goingAway(turn);
  if (gone.length === 0) return false;
  takeOut(turn, gone, () => 'left');
  afterFall(turn, gone);
  return true;
}
