import { findRulebook } from '../../shared/editions/index.ts';
import type { Refusal as EngineRefusal } from '../../shared/engine/commands.ts';
import { voicesOf } from '../../shared/engine/rulebook.ts';
import type { Problem } from '../../shared/engine/setup/problems.ts';
import { problemText } from '../../shared/text/problems.ts';
import { type Arguments, hasText, type Speak, type TextId } from '../../shared/text/speak.ts';
import { idIn } from '../../shared/text/voices.ts';
import type { Setting } from './desk.ts';

/** Why something was not done, as the text that says so. */
export interface Refused {
  readonly refused: TextId;
  readonly values?: Arguments;
  /** Values that are texts themselves, each said in the language of whoever is refused. */
  readonly named?: Readonly<Record<string, TextId>>;
}

export const refuse = (refused: TextId, values?: Arguments): Refused => (values ? { refused, values } : { refused });

/** A table that cannot start as it is. */
export const refuseFor = (problem: Problem, setting: Pick<Setting, 'edition' | 'mode'>): Refused => {
  const { id, values } = problemText(problem);
  const named = {
    ...('role' in problem && ownText(setting, 'role', problem.role)),
    ...('card' in problem && ownText(setting, 'card', problem.card)),
    ...('group' in problem && ownText(setting, 'group', problem.group)),
    ...('option' in problem && ownText(setting, 'option', problem.option)),
  };
  return { refused: id, values, ...(Object.keys(named).length > 0 && { named }) };
};

/** In the words of the table, as it is set. */
function ownText({ edition, mode }: Pick<Setting, 'edition' | 'mode'>, kind: string, id: string) {
  const rulebook = findRulebook(edition);
  const voices = rulebook ? voicesOf(rulebook, mode) : [];
  const text = idIn(voices, `${kind}-${id}`, hasText);
  return text === null ? {} : { [kind]: text };
}

export const sayRefusal = (say: Speak, { refused, values, named = {} }: Refused): string =>
  say(refused, { ...values, ...Object.fromEntries(Object.entries(named).map(([name, id]) => [name, say(id)])) });

export const refusedByRules = (reason: EngineRefusal): Refused => refuse(`refusal-${reason}`);
