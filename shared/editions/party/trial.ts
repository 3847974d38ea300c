/** From the end of the talk to the ballots. */
import { step } from '../../engine/agenda.ts';
import type { Step } from '../../engine/rules.ts';
import { everybodyVotes } from '../parts/ballots.ts';
import { pleas } from './agenda.ts';
import { livingJudges } from './judges.ts';

/** `party.talk.no-accused`, `party.trial.first-day-single`, `party.trial.single`, `party.trial.defence`. */
export const trial: Step = ({ game }) => {
  // `party.trial.announce`: in the order of nomination; every view has them so, each with who named him.
  const accused = game.accused.map(({ seat }) => seat);
  if (accused.length === 0) return [];
  // `party.decision.single-defence`: no pleas.
  if (accused.length === 1) return game.round === 1 ? [] : [step('execute', accused)];
  return [pleas('defence', accused), step('call-vote')];
};

/**
 * Whether judges vote is settled when the ballot opens: `party.judges.only`, `party.judges.dead`.
 * `party.decision.judge-abstain`: an accused judge votes like the others.
 */
export const callVote: Step = ({ game }) => {
  const judges = livingJudges(game).map(({ id }) => id);
  return judges.length > 0 ? [{ kind: 'ballot', rung: 'judges', voters: judges }] : [everybodyVotes(game, 'vote')];
};

export const callRunoff: Step = ({ game }) => [everybodyVotes(game, 'runoff')];
export const callRaise: Step = ({ game }) => [everybodyVotes(game, 'raise')];
