import type { Step } from '../../engine/rules.ts';
import { openTalk } from '../parts/talk.ts';

/** `sport.day.speech`, `sport.day.finish`, `sport.day.order`, `sport.day.rotation`, `sport.decision.rotation`. */
export const talk: Step = (turn) => {
  const queue = openTalk(turn);
  return [{ kind: 'speech', name: 'talk', seconds: 'speech', queue }];
};
