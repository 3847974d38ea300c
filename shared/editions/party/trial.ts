/** From the end of the talk to the ballots. */
import type { AgendaItem, Game } from '../../engine/model.ts';
import type { Step } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import { step } from '../parts/agenda.ts';
import { pleas } from './agenda.ts';
import { livingJudges } from './judges.ts';

/** `party.talk.no-accused`, `party.trial.first-day-single`, `party.trial.single`, `party.trial.defence`. */
export const trial: Step = ({ game }) => {
  const accused = game.accused.map(({ seat }) => seat);
  if (accused.length === 0) return [];
  if (accused.length === 1) return game.round === 1 ? [] : [step('execute', accused)];
  return [pleas('defence', accused), step('call-vote')];
};

/** Whether judges vote is settled when the ballot opens: `party.judges.only`, `party.judges.dead`. */
export const callVote: Step = ({ game }) => {
  const judges = livingJudges(game).map(({ id }) => id);
  return judges.length > 0 ? [{ kind: 'ballot', rung: 'judges', voters: judges }] : [everybody(game, 'vote')];
};

export const callRunoff: Step = ({ game }) => [everybody(game, 'runoff')];
export const callRaise: Step = ({ game }) => [everybody(game, 'raise')];

const everybody = (game: Game, rung: string): AgendaItem => ({
  kind: 'ballot',
  rung,
  voters: alive(game).map(({ id }) => id),
});
