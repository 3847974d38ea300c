import { seatTonight } from '../night/draft.ts';
import type { Verb } from './index.ts';

/** Is with a player for the night, whatever that does to them, and remembers until the next dawn with whom. */
export const visit: Verb = (night, self, { target }, { andThen }) => {
  if (target === undefined) return;
  andThen?.(night, self, seatTonight(night, target));
  night.marks.push({ mark: 'visited', on: target, by: self.id, until: 'dawn' });
};
