import type { Reach, Step } from '../../engine/rules.ts';
import { clockwise, positionOf } from '../../engine/table.ts';
import { others } from '../parts/reach.ts';

/** `party.talk.order`, `party.talk.opener`: clockwise, each day from the next living player after the last opener. */
export const talk: Step = (turn) => {
  const { game } = turn;
  const queue = clockwise(game, game.opener === null ? 0 : positionOf(game, game.opener) + 1);
  const [opener] = queue;
  if (opener === undefined) return [];
  turn.emit({ type: 'talkOpened', opener });
  return [{ kind: 'speech', name: 'talk', seconds: 'speech', queue, nominates: true }];
};

/** `party.talk.nominate`, `party.decision.nominate`: any living player but oneself and those accused already. */
export const nominee: Reach = (game, self, other) =>
  others(game, self, other) && !game.accused.some(({ seat }) => seat === other.id);
