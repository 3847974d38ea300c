import type { Act, Refusal } from './commands.ts';
import type { PlaceId } from './ids.ts';
import type { Game } from './model.ts';
import type { Prompt } from './prompt.ts';
import type { Rules } from './rules.ts';
import { stagePrompts } from './stages/index.ts';
import { findSeat, isLeading } from './table.ts';

/** What the stage asks of this person, and what leading the game lets them do besides. */
export function promptsFor(game: Game, rules: Rules, person: PlaceId): readonly Prompt[] {
  const asked = stagePrompts(game, rules, person);
  return isLeading(game, rules, person) && !game.outcome ? [...asked, ...rules.hostMay(game, person)] : asked;
}

/** The prompt that offers this act, or why none does. The only check of legality there is. */
export function offerFor(game: Game, rules: Rules, act: Act): Prompt | Refusal {
  const seat = findSeat(game, act.by);
  if (!seat && !isLeading(game, rules, act.by)) return 'stranger';
  const prompts = promptsFor(game, rules, act.by).filter((prompt) => prompt.action === act.action);
  if (prompts.length === 0) {
    if (seat?.out) return 'out';
    return game.leaving.includes(act.by) ? 'leaving' : 'not-now';
  }
  let refusal: Refusal = 'not-now';
  for (const prompt of prompts) {
    const objection = objectionTo(prompt, act);
    if (!objection) return rules.objects?.(game, act) ?? prompt;
    // Of several awards the one that was meant says what is wrong.
    if (refusal === 'not-now' || objection !== 'wrong-choice') refusal = objection;
  }
  return refusal;
}

function objectionTo(prompt: Prompt, act: Act): Refusal | null {
  const { award, ...bare } = prompt;
  if (award === undefined) return objectionToAnswer(prompt, act);
  const { choice, ...named } = act;
  return choice === award ? objectionToAnswer(bare, named) : 'wrong-choice';
}

function objectionToAnswer(prompt: Prompt, act: Act): Refusal | null {
  const { target, targets, choice, card } = act;
  const given = [target, targets, choice].filter((part) => part !== undefined).length;
  if (given > 1 || (card !== undefined && prompt.card === undefined)) return 'too-much';
  if (card !== prompt.card) return 'wrong-card';
  return objectionToNames(prompt, act) ?? objectionToReason(prompt, act) ?? objectionToText(prompt, act);
}

function objectionToReason({ reasons }: Prompt, { reason }: Act): Refusal | null {
  if (reason === undefined) return null;
  if (!reasons) return 'too-much';
  return reasons.includes(reason) ? null : 'wrong-reason';
}

function objectionToText({ text: room }: Prompt, { text = '' }: Act): Refusal | null {
  if (typeof text !== 'string' || (text !== '' && !room)) return 'too-much';
  if (text.length < (room?.least ?? 0)) return 'not-now';
  return text.length > (room?.most ?? 0) ? 'too-long' : null;
}

function objectionToNames(prompt: Prompt, { target, targets, choice }: Act): Refusal | null {
  const given = [target, targets, choice].filter((part) => part !== undefined).length;
  if (choice !== undefined) return prompt.choices.includes(choice) ? null : 'wrong-choice';
  switch (prompt.names.most) {
    case 0:
      if (given > 0) return 'wrong-target';
      return prompt.choices.length === 0 ? null : 'wrong-choice';
    case 1:
      if (targets !== undefined) return 'wrong-number';
      if (target === undefined) return 'no-target';
      return prompt.targets.includes(target) ? null : 'wrong-target';
    default:
      return given === 0 ? 'no-target' : objectionToList(prompt, targets);
  }
}

function objectionToList({ names, targets: open }: Prompt, targets: Act['targets']): Refusal | null {
  if (!Array.isArray(targets)) return 'wrong-number';
  if (targets.length < names.least || targets.length > names.most) return 'wrong-number';
  if (new Set(targets).size < targets.length) return 'wrong-number';
  return targets.every((id) => open.includes(id)) ? null : 'wrong-target';
}
