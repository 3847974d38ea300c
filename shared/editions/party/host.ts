import { press } from '../../engine/prompt.ts';
import type { Rules } from '../../engine/rules.ts';
import { speakerOf } from '../../engine/stages/speech.ts';

/**
 * `party.host.powers`: may end the speech of whoever has the floor, and nothing else; so may a dead host, who can do
 * no more than that: `party.conduct.dead`.
 */
export const hostMay: Rules['hostMay'] = (game, host) => {
  const speaker = speakerOf(game);
  return speaker === null || speaker === host ? [] : [press('finish')];
};
