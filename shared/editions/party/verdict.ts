/** `party.trial.last-words`, `party.decision.executed-out`. */
import { step } from '../../engine/agenda.ts';
import { afterFall, takeOut } from '../../engine/departures.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { Step } from '../../engine/rules.ts';

/** The executed are out when the verdict is, have their last words, and only then is the end of the game checked. */
export const execute: Step = (turn, condemned) => {
  takeOut(turn, condemned, () => 'condemned');
  afterFall(turn, condemned);
  const lastWords: AgendaItem = {
    kind: 'speech',
    name: 'verdict',
    seconds: 'last-words',
    queue: condemned,
    /** `party.conduct.dead`: all that somebody who is out may still say. */
    lastWords: true,
  };
  return [lastWords, step('check-end')];
};

/** `party.win.check`, `party.day.execution-ends`. */
export const checkEnd: Step = (turn) => {
  turn.decideOutcome();
  return [];
};
