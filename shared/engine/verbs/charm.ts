import type { Verb } from './index.ts';

/** Distracts a player for the night: no abilities, and no harm either. */
export const charm: Verb = (night, _, { target }) => {
  if (target === undefined) return;
  night.charmed.add(target);
  night.shielded.add(target);
};
