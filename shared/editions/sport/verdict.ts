import { takeOut } from '../../engine/departures.ts';
import type { Step } from '../../engine/rules.ts';
import type { Turn } from '../../engine/turn.ts';
import { lastWords } from './last-words.ts';

/** `sport.leave.hidden`; `sport.decision.over-at-once`: who decides the game by leaving says no more. */
export const leaveByBallot: Step = (turn, condemned) => {
  clearList(turn);
  takeOut(turn, condemned, () => 'condemned');
  return turn.decideOutcome() ? [] : [lastWords('verdict', condemned)];
};

/** Nobody is up for a ballot any more. */
export function clearList(turn: Turn): void {
  if (turn.game.accused.length > 0) turn.emit({ type: 'accusedNarrowed', accused: [] });
}
