import type { Verb } from './index.ts';

/** The coming day a player's ballot counts as one's own. */
export const copy: Verb = (night, self, { target }) => {
  if (target !== undefined) night.marks.push({ mark: 'copied', on: target, by: self.id, until: 'dusk' });
};
