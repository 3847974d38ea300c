/** The weights with which the right guesses are likeliest, found by Newton's steps. */
import type { Case, Weights } from './learned.ts';

/** How much speaks for each guess. */
export const worthBy = (weights: Weights, guesses: Case['guesses']): readonly number[] =>
  guesses.map((signs) => signs.reduce((sum, sign, f) => sum + weights[f]! * sign, 0));

interface Climb {
  /** What was thought at first, and how firmly: each sign counts in units of its own spread. */
  readonly first: Weights;
  readonly firmness: number;
  /** Where to begin. */
  readonly from: Weights;
}

const STEPS = 25;
const HALVINGS = 12;
const ENOUGH = 1e-4;

export function climbed(cases: readonly Case[], { first, firmness, from }: Climb): Weights {
  if (firmness === Number.POSITIVE_INFINITY || cases.length === 0) return first;
  const pull = spreadOf(cases).map((spread) => firmness * spread);
  const height = (weights: Weights): Slope => slopeAt(cases, weights, { first, pull });
  let here = from;
  let slope = height(here);
  for (let step = 0; step < STEPS; step++) {
    const way = solved(slope.bend, slope.rise);
    let stride = 1;
    let next = here;
    let there = slope;
    for (let halving = 0; halving < HALVINGS; halving++, stride /= 2) {
      next = here.map((weight, f) => weight + stride * way[f]!);
      there = height(next);
      if (there.height >= slope.height) break;
    }
    const gain = there.height - slope.height;
    if (gain <= 0) return here;
    [here, slope] = [next, there];
    if (gain < ENOUGH) return here;
  }
  return here;
}

/** The mean square of each sign about its mean in a game; where it never differs, 1. */
function spreadOf(cases: readonly Case[]): Weights {
  const sums = cases[0]!.guesses[0]!.map(() => 0);
  for (const { guesses } of cases)
    for (let f = 0; f < sums.length; f++) {
      const mean = guesses.reduce((sum, signs) => sum + signs[f]!, 0) / guesses.length;
      sums[f]! += guesses.reduce((sum, signs) => sum + (signs[f]! - mean) ** 2, 0) / guesses.length;
    }
  return sums.map((sum) => sum / cases.length || 1);
}

interface Slope {
  readonly height: number;
  readonly rise: Float64Array;
  /** How the rise changes, row by row. */
  readonly bend: Float64Array;
}

/** What is too unlikely to matter. */
const NEVER = 1e-9;

function slopeAt(
  cases: readonly Case[],
  weights: Weights,
  { first, pull }: { readonly first: Weights; readonly pull: Weights },
): Slope {
  const width = weights.length;
  const rise = new Float64Array(width);
  const bend = new Float64Array(width * width);
  const mean = new Float64Array(width);
  let height = 0;
  for (const { guesses, right } of cases) {
    const worth = worthBy(weights, guesses);
    const best = Math.max(...worth);
    const total = worth.reduce((sum, each) => sum + Math.exp(each - best), 0);
    height += worth[right]! - best - Math.log(total);
    mean.fill(0);
    for (const [g, signs] of guesses.entries()) {
      const share = Math.exp(worth[g]! - best) / total;
      if (share < NEVER) continue;
      for (let f = 0; f < width; f++) {
        const part = share * signs[f]!;
        if (part === 0) continue;
        mean[f]! += part;
        for (let other = 0; other <= f; other++) bend[f * width + other]! += part * signs[other]!;
      }
    }
    for (let f = 0; f < width; f++) {
      rise[f]! += guesses[right]![f]! - mean[f]!;
      for (let other = 0; other <= f; other++) bend[f * width + other]! -= mean[f]! * mean[other]!;
    }
  }
  for (let f = 0; f < width; f++) {
    const away = weights[f]! - first[f]!;
    height -= (pull[f]! * away ** 2) / 2;
    rise[f]! -= pull[f]! * away;
    bend[f * width + f]! += pull[f]!;
  }
  return { height, rise, bend };
}

/** The way to go, by Cholesky's square root of the bend. */
function solved(bend: Float64Array, rise: Float64Array): Float64Array {
  const width = rise.length;
  const root = new Float64Array(bend);
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      let sum = root[i * width + j]!;
      for (let k = 0; k < j; k++) sum -= root[i * width + k]! * root[j * width + k]!;
      root[i * width + j] = i === j ? Math.sqrt(Math.max(sum, NEVER)) : sum / root[j * width + j]!;
    }
  const way = new Float64Array(rise);
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < i; k++) way[i]! -= root[i * width + k]! * way[k]!;
    way[i]! /= root[i * width + i]!;
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let k = i + 1; k < width; k++) way[i]! -= root[k * width + i]! * way[k]!;
    way[i]! /= root[i * width + i]!;
  }
  return way;
}
