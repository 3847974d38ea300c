import type { PlaceId } from '../ids.ts';
import type { Game } from '../model.ts';
import { ONE, type Prompt } from '../prompt.ts';
import type { Rules } from '../rules.ts';
import { seatOf } from '../table.ts';

/** Whom this person may put up for trial; no prompt where there is nobody. */
export function nomination(game: Game, rules: Rules, person: PlaceId): readonly Prompt[] {
  const self = seatOf(game, person);
  const targets = game.seats.filter((other) => rules.nominee(game, self, other)).map(({ id }) => id);
  if (targets.length === 0) return [];
  return [{ slot: 'nominate', action: 'nominate', targets, names: ONE, choices: [], chosen: null, isFinal: false }];
}
