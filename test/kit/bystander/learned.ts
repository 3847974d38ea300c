/** Somebody who has seen many games weighs what speaks for a guess by how well it served in them. */
export interface Case {
  /** For each guess what speaks for it. */
  readonly guesses: readonly (readonly number[])[];
  /** Which of them is right. */
  readonly right: number;
}

const STEPS = 150;
const RATE = 0.3;
/** How little a weight is believed before anything was seen. */
const PRIOR = 2;

/** Each feature in units of its own spread. */
function scaleOf(cases: readonly Case[]): readonly number[] {
  const width = cases[0]?.guesses[0]?.length ?? 0;
  return Array.from({ length: width }, (_, f) => {
    const spreads = cases.map(({ guesses }) => {
      const mean = guesses.reduce((sum, each) => sum + each[f]!, 0) / guesses.length;
      return guesses.reduce((sum, each) => sum + (each[f]! - mean) ** 2, 0) / guesses.length;
    });
    return Math.sqrt(spreads.reduce((sum, each) => sum + each, 0) / spreads.length) || 1;
  });
}

/** The likelihood of the right guesses is climbed step by step. */
export function learned(cases: readonly Case[]): (guesses: Case['guesses']) => readonly number[] {
  const scale = scaleOf(cases);
  const weights = scale.map(() => 0);
  const chances = (guesses: Case['guesses']): readonly number[] => {
    const worth = guesses.map((each) => each.reduce((sum, value, f) => sum + (weights[f]! * value) / scale[f]!, 0));
    const best = Math.max(...worth);
    const raised = worth.map((each) => Math.exp(each - best));
    const total = raised.reduce((sum, each) => sum + each, 0);
    return raised.map((each) => each / total);
  };
  const memory = scale.map(() => 1e-6);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -PRIOR * weight);
    for (const { guesses, right } of cases) {
      const share = chances(guesses);
      for (let f = 0; f < scale.length; f++) {
        const mean = guesses.reduce((sum, each, g) => sum + share[g]! * each[f]!, 0);
        slope[f]! += (guesses[right]![f]! - mean) / scale[f]!;
      }
    }
    for (let f = 0; f < scale.length; f++) {
      memory[f]! += slope[f]! ** 2;
      weights[f]! += (RATE * slope[f]!) / Math.sqrt(memory[f]!);
    }
  }
  return chances;
}
