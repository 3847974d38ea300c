/** Somebody who has seen many games weighs what speaks for a guess by how well it served in them. */
import { climbed, worthBy } from './climbed.ts';

export interface Case {
  /** For each guess what speaks for it. */
  readonly guesses: readonly (readonly number[])[];
  /** Which of them is right. */
  readonly right: number;
}

/** How much each sign is worth. */
export type Weights = readonly number[];

/** How firmly one holds to what one thought before: the firmest changes nothing. */
const FIRMNESS = [Number.POSITIVE_INFINITY, 256, 64, 16, 4, 1, 0.25];
const FOLDS = 4;

/** How likely each guess is. */
export function chancesBy(weights: Weights, guesses: Case['guesses']): readonly number[] {
  const worth = worthBy(weights, guesses);
  const best = Math.max(...worth);
  const raised = worth.map((each) => Math.exp(each - best));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

/** What is thought at first, by the same games. */
type Start = (cases: readonly Case[]) => Weights;

/** As far from what was thought at first as serves best in games that were not learned from. */
export function learned(cases: readonly Case[], start: Start): Weights {
  const folds = Array.from({ length: FOLDS }, (_, k) => ({
    seen: cases.filter((_, i) => i % FOLDS !== k),
    unseen: cases.filter((_, i) => i % FOLDS === k),
  })).filter(({ seen, unseen }) => seen.length > 0 && unseen.length > 0);
  const scores = FIRMNESS.map(() => 0);
  for (const { seen, unseen } of folds) {
    const first = start(seen);
    let weights = first;
    for (const [i, firmness] of FIRMNESS.entries()) {
      weights = climbed(seen, { first, firmness, from: weights });
      scores[i]! += likelihood(unseen, weights);
    }
  }
  const firmness = FIRMNESS[scores.indexOf(Math.max(...scores))]!;
  const first = start(cases);
  return climbed(cases, { first, firmness, from: first });
}

const likelihood = (cases: readonly Case[], weights: Weights): number =>
  cases.reduce((sum, { guesses, right }) => sum + Math.log(chancesBy(weights, guesses)[right]!), 0);
