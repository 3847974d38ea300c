import type { Refusal as EngineRefusal } from '../../shared/engine/commands.ts';
import type { Problem } from '../../shared/engine/setup/problems.ts';
import { problemText } from '../../shared/text/problems.ts';
import { type Arguments, hasText, type Speak, type TextId } from '../../shared/text/speak.ts';

/** Why something was not done, as the text that says so. */
export interface Refused {
  readonly refused: TextId;
  readonly values?: Arguments;
  /** Values that are texts themselves, each said in the language of whoever is refused. */
  readonly named?: Readonly<Record<string, TextId>>;
}

export const refuse = (refused: TextId, values?: Arguments): Refused => (values ? { refused, values } : { refused });

/** A table that cannot start as it is. */
export const refuseFor = (problem: Problem, edition: string): Refused => {
  const { id, values } = problemText(problem);
  const role = 'role' in problem ? `${edition}-role-${problem.role}` : '';
  return { refused: id, values, ...(hasText(role) && { named: { role } }) };
};

export const sayRefusal = (say: Speak, { refused, values, named = {} }: Refused): string =>
  say(refused, { ...values, ...Object.fromEntries(Object.entries(named).map(([name, id]) => [name, say(id)])) });

export const refusedByRules = (reason: EngineRefusal): Refused => refuse(`refusal-${reason}`);
