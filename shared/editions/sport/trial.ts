/** From the end of the speeches to the ballots. */
import type { AgendaItem, Game } from '../../engine/model.ts';
import type { Step } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';

/** `sport.ballot.when`, `sport.vote.day-one-single`, `sport.vote.single`, `sport.special.cancel`. */
export const trial: Step = ({ game }) => {
  const { accused, round, judged } = game;
  const isOff = judged.cancelled.includes(round) || accused.length === 0 || (round === 1 && accused.length === 1);
  return isOff ? [] : [ballot(game, 'vote')];
};

export const callRunoff: Step = ({ game }) => [ballot(game, 'runoff')];
export const callRaise: Step = ({ game }) => [ballot(game, 'raise')];

/** `sport.vote.one`: everybody in the game votes, the candidates included. */
const ballot = (game: Game, rung: string): AgendaItem => ({
  kind: 'ballot',
  rung,
  voters: alive(game).map(({ id }) => id),
});
