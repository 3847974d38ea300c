/** Whom an ability may name. */
import type { Reach } from './rules.ts';
import { hasMark, isIn } from './table.ts';

export const living: Reach = (_, __, other) => isIn(other);

export const others: Reach = (_, self, other) => isIn(other) && other.id !== self.id;

/** Anybody but oneself and those known to be of the own gang. */
export const outsiders: Reach = (game, self, other) =>
  others(game, self, other) && (self.gang === null || other.gang !== self.gang);

/** For the trial: anybody in the game but oneself and those accused already. */
export const unaccused: Reach = (game, self, other) =>
  others(game, self, other) && !game.leaving.includes(other.id) && !game.accused.some(({ seat }) => seat === other.id);

/** Not whom one visited the night before. */
export const notVisitedLast: Reach = (game, self, other) =>
  others(game, self, other) && !hasMark(game, other.id, 'visited', self.id);

/** Not whom one protected the night before. */
export const notTwiceRunning: Reach = (game, self, other) =>
  living(game, self, other) && !hasMark(game, other.id, 'protected', self.id);
