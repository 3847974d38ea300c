/** Every rulebook there is. */
import type { Deal } from '../engine/model.ts';
import type { Rulebook } from '../engine/rulebook.ts';
import type { Rules } from '../engine/rules.ts';
import { city } from './city/index.ts';
import { family } from './family/index.ts';
import { party } from './party/index.ts';
import { sport } from './sport/index.ts';
import { spytown } from './spytown/index.ts';

export const EDITIONS = ['party', 'city', 'sport', 'spytown', 'family'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const rulebooks: Readonly<Record<EditionId, Rulebook>> = { party, city, sport, spytown, family };

export const findRulebook = (edition: string): Rulebook | undefined =>
  Object.hasOwn(rulebooks, edition) ? rulebooks[edition as EditionId] : undefined;

/** The rules a game is played by; they follow from what was fixed at its start. */
export function rulesOf({
  edition,
  mode: id,
  options,
  seats,
}: Pick<Deal, 'edition' | 'mode' | 'options'> & { readonly seats: readonly unknown[] }): Rules {
  const mode = findRulebook(edition)?.modes[id];
  if (!mode) throw new Error(`there is no rulebook ${edition} with a mode ${id}`);
  return mode.rules(options, seats.length);
}
