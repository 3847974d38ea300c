import type { Verb } from './index.ts';

/** Takes a player's vote away for the coming day. */
export const mute: Verb = (night, self, { target }) => {
  if (target !== undefined) night.marks.push({ mark: 'muted', on: target, by: self.id, until: 'dusk' });
};
