/** What the ballots come to: one is killed, or nobody. */
import { kill } from '../../cards/killing.ts';
import { step } from '../../engine/agenda.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { Step } from '../../engine/rules.ts';

const VERDICT: AgendaItem = { kind: 'pause', name: 'verdict', seconds: 'verdict' };

/** The verdict opens with his name, and stands for its time when all that it led to is settled. */
export const condemn: Step = (turn, [condemned]) => {
  turn.skipTo('dusk');
  if (condemned === undefined) return [VERDICT];
  return [kill(condemned, 'condemned', 'verdict'), step('check-end'), VERDICT];
};

export const acquit: Step = (turn) => {
  turn.announce({ spared: true });
  return [VERDICT];
};

/** `…decision.win-check` */
export const checkEnd: Step = (turn) => {
  turn.decideOutcome();
  return [];
};
