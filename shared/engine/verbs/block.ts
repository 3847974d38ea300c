import type { Verb } from './index.ts';

/** Takes a player's abilities away for the night. */
export const block: Verb = (night, _, { target }) => {
  if (target !== undefined) night.blocked.add(target);
};
