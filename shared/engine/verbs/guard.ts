import type { Verb } from './index.ts';

/** Stands between a player and every shot of the night. */
export const guard: Verb = (night, self, { target }) => {
  if (target !== undefined) night.guards.set(target, self.id);
};
