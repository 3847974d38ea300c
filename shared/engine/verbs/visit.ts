import type { Verb } from './index.ts';
import { mute } from './mute.ts';

/** Keeps a player from voting the coming day, and remembers until the next dawn whom. */
export const visit: Verb = (night, self, choice, ability) => {
  mute(night, self, choice, ability);
  if (choice.target !== undefined) {
    night.marks.push({ mark: 'visited', on: choice.target, by: self.id, until: 'dawn' });
  }
};
