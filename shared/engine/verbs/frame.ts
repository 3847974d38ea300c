import type { Verb } from './index.ts';

/** Makes a player look like somebody else to every check of the night. */
export const frame: Verb = (night, _, { target }, { disguise }) => {
  if (target !== undefined && disguise !== undefined) night.disguised.set(target, disguise);
};
