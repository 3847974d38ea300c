/** What is wrong with a table that wants to start, as the text that says so. */
import type { Problem } from '../engine/setup/problems.ts';
import type { Arguments, Speak, TextId } from './speak.ts';

export interface ProblemText {
  readonly id: TextId;
  readonly values: Arguments;
}

export function problemText({ id, ...parts }: Problem): ProblemText {
  const values = Object.entries(parts).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  const isExact = 'least' in parts && 'most' in parts && parts.least === parts.most && id === 'players';
  return { id: isExact ? 'problem-players-exact' : `problem-${id}`, values: Object.fromEntries(values) };
}

export function sayProblem(problem: Problem, say: Speak): string {
  const { id, values } = problemText(problem);
  return say(id, values);
}
