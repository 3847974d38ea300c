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
  const named = {
    ...('role' in problem && ownText(edition, 'role', problem.role)),
    ...('group' in problem && ownText(edition, 'group', problem.group)),
    ...('option' in problem && ownText(edition, 'option', problem.option)),
  };
  return { refused: id, values, ...(Object.keys(named).length > 0 && { named }) };
};

function ownText(edition: string, kind: string, id: string): Readonly<Record<string, TextId>> {
  const text = `${edition}-${kind}-${id}`;
  return hasText(text) ? { [kind]: text } : {};
}

export const sayRefusal = (say: Speak, { refused, values, named = {} }: Refused): string =>
  say(refused, { ...values, ...Object.fromEntries(Object.entries(named).map(([name, id]) => [name, say(id)])) });

export const refusedByRules = (reason: EngineRefusal): Refused => refuse(`refusal-${reason}`);
