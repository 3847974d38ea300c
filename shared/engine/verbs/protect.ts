import type { Verb } from './index.ts';

/** Shields a player for the night, also from what was done already, and remembers until the next dawn whom. */
export const protect: Verb = (night, self, { target }) => {
  if (target === undefined) return;
  night.shielded.add(target);
  night.fallen.delete(target);
  night.marks.push({ mark: 'protected', on: target, by: self.id, until: 'dawn' });
};
