import type { Step } from '../../engine/rules.ts';
import { clockwise, positionOf } from '../../engine/table.ts';

/** `party.talk.order`, `party.talk.opener`: clockwise, each day from the next living player after the last opener. */
export const talk: Step = (turn) => {
  const { game } = turn;
  const queue = clockwise(game, game.opener === null ? 0 : positionOf(game, game.opener) + 1);
  const [opener] = queue;
  if (opener === undefined) return [];
  turn.emit({ type: 'talkOpened', opener });
  return [{ kind: 'speech', name: 'talk', seconds: 'speech', queue, nominates: true }];
};
