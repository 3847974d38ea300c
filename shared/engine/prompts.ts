import type { Act, Refusal } from './commands.ts';
import type { Game, PersonId, SeatId } from './model.ts';
import type { Prompt } from './prompt.ts';
import type { Rules } from './rules.ts';
import { stagePrompts } from './stages/index.ts';
import { findSeat } from './table.ts';

export const promptsFor = (game: Game, rules: Rules, person: PersonId): readonly Prompt[] =>
  stagePrompts(game, rules, person);

/** The prompt that offers this act, or why none does. The only check of legality there is. */
export function offerFor(game: Game, rules: Rules, act: Act): Prompt | Refusal {
  const seat = findSeat(game, act.by);
  if (!seat && act.by !== game.host) return 'stranger';
  const prompts = promptsFor(game, rules, act.by).filter((prompt) => prompt.action === act.action);
  if (prompts.length === 0) {
    if (seat?.out) return 'out';
    return game.leaving.includes(act.by) ? 'leaving' : 'not-now';
  }
  let refusal: Refusal = 'not-now';
  for (const prompt of prompts) {
    const objection = objectionTo(prompt, act);
    if (!objection) return prompt;
    refusal = objection;
  }
  return refusal;
}

function objectionTo(prompt: Prompt, { target, targets, choice, card }: Act): Refusal | null {
  const given = [target, targets, choice].filter((part) => part !== undefined).length;
  if (given > 1 || card !== undefined) return 'too-much';
  if (choice !== undefined) return prompt.choices.includes(choice) ? null : 'wrong-choice';
  const { least, most } = prompt.names;
  if (most > 1) {
    if (!Array.isArray(targets)) return targets === undefined && target === undefined ? 'no-target' : 'wrong-number';
    if (targets.length < least || targets.length > most) return 'wrong-number';
    if (new Set(targets).size < targets.length) return 'wrong-number';
    return targets.every((id) => prompt.targets.includes(id)) ? null : 'wrong-target';
  }
  if (targets !== undefined) return 'wrong-number';
  if (most === 0) return target === undefined && given === 0 && prompt.choices.length === 0 ? null : noName(target);
  if (target === undefined) return 'no-target';
  return prompt.targets.includes(target) ? null : 'wrong-target';
}

/** A prompt that takes no name was given one, or one that wants a choice was given nothing. */
const noName = (target: SeatId | undefined): Refusal => (target === undefined ? 'wrong-choice' : 'wrong-target');
