/** What the ballots come to: one is killed, or nobody. */
import { kill } from '../../cards/killing.ts';
import { step } from '../../engine/agenda.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { Step } from '../../engine/rules.ts';

const VERDICT: AgendaItem = { kind: 'pause', name: 'verdict', seconds: 'verdict' };

/**
 * The verdict opens with his name, and stands for its time when all that it led to is settled, a last shot before the
 * win check: `spytown.decision.shot-before-win`, `family.decision.shot-before-win`.
 */
export const condemn: Step = (turn, [condemned]) => {
  // `spytown.ballot.reveal`: that is the end of the day's ballots.
  turn.skipTo('dusk');
  if (condemned === undefined) return [VERDICT];
  return [kill(condemned, 'condemned', 'verdict'), step('check-end'), VERDICT];
};

/** `spytown.decision.no-votes`, `family.decision.no-votes`: a day whose ballots have killed nobody. */
export const acquit: Step = (turn) => {
  turn.announce({ spared: true });
  return [VERDICT];
};

/** `spytown.decision.win-check`, `family.decision.win-check`: done wherever deaths have been settled, never between. */
export const checkEnd: Step = (turn) => {
  turn.decideOutcome();
  return [];
};
