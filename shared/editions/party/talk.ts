import type { Step } from '../../engine/rules.ts';
import { openTalk } from '../parts/talk.ts';

/**
 * `party.talk.speech`, `party.talk.order`, `party.talk.opener`; `party.decision.opener`: counted from a seat, whether
 * or not the player on it still lives.
 */
export const talk: Step = (turn) => [
  { kind: 'speech', name: 'talk', seconds: 'speech', queue: openTalk(turn), nominates: true },
];
