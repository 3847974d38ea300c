/** From the end of the speeches to the ballots, in which everybody in the game votes: `sport.vote.one`. */
import type { Step } from '../../engine/rules.ts';
import { everybodyVotes } from '../parts/ballots.ts';

/**
 * `sport.ballot.when`, `sport.vote.day-one-single`, `sport.vote.single`, `sport.special.cancel`.
 * `sport.decision.cancelled-talk`: that the ballot is off is looked at only here, after the speeches.
 */
export const trial: Step = ({ game }) => {
  const { accused, round, judged } = game;
  const isOff = judged.cancelled.includes(round) || accused.length === 0 || (round === 1 && accused.length === 1);
  return isOff ? [] : [everybodyVotes(game, 'vote')];
};

export const callRunoff: Step = ({ game }) => [everybodyVotes(game, 'runoff')];
export const callRaise: Step = ({ game }) => [everybodyVotes(game, 'raise')];
