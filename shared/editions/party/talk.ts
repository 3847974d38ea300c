import type { Step } from '../../engine/rules.ts';
import { openTalk } from '../parts/talk.ts';

/** `party.talk.order`, `party.talk.opener`. */
export const talk: Step = (turn) => [
  { kind: 'speech', name: 'talk', seconds: 'speech', queue: openTalk(turn), nominates: true },
];
