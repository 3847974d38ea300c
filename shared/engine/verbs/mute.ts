import type { SeatId } from '../ids.ts';
import type { Night } from '../night/draft.ts';
import type { Verb } from './index.ts';

/** Takes a player's vote away for the coming day. */
export const mute: Verb = (night, self, { target }) => {
  if (target !== undefined) takeVote(night, self.id, target);
};

export const takeVote = (night: Night, by: SeatId, on: SeatId): void =>
  void night.marks.push({ mark: 'muted', on, by, until: 'dusk' });
