/** *lazy*: any answer that is offered, as likely as any other. */
import type { Chance } from '../../shared/engine/chance.ts';
import type { Answer } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { Action } from '../../shared/engine/words.ts';
import { answering, type Deed, isPress } from './deed.ts';
import type { Memory } from './memory.ts';
import type { Outlook } from './mind.ts';

/** Taking a word back is no way to get on, and judging is left to people. */
const NEVER: readonly Action[] = ['withdraw', 'leave', 'warn', 'foul', 'disqualify', 'defeat', 'bonus', 'protest'];

/** What a practice player considers at all. Whoever is out and leads the game lets its clock run. */
export function considered({ view: { prompts, table, you } }: Outlook, { named }: Memory): readonly Prompt[] {
  const isLeading = you !== null && table.host === you.id;
  return prompts.flatMap((prompt) => {
    if (NEVER.includes(prompt.action) || (isLeading && prompt.action === 'finish')) return [];
    if (isSettled(prompt, prompts)) return [];
    if (prompt.action !== 'nominate' || !table.isListHidden || named.round !== table.round) return [prompt];
    // Whoever heard a name remembers it: nobody is named twice.
    const targets = prompt.targets.filter((seat) => !named.seats.includes(seat));
    return targets.length > 0 ? [{ ...prompt, targets }] : [];
  });
}

/** Of answers that replace each other one is enough, and a press that stands is not pressed again. */
const isSettled = (prompt: Prompt, prompts: readonly Prompt[]): boolean =>
  (prompt.chosen !== null && isPress(prompt)) ||
  prompts.some(({ slot, action, chosen }) => slot === prompt.slot && action !== prompt.action && chosen !== null);

export function lazyDeed(offered: readonly Prompt[], chance: Chance): Deed | null {
  const card = offered.find((prompt) => prompt.card !== undefined);
  const others = offered.filter((prompt) => prompt !== card);
  // A card is kept for a better hour as often as not.
  if (card && (others.length === 0 || chance.below(2) === 0)) return answering(card, someAnswer(card, chance));
  const questions = others.filter((prompt) => prompt.chosen === null && !isPress(prompt));
  const end = others.find(isPress);
  if (!end) return questions.length === 0 ? null : anyOf(questions, chance);
  return questions.length > 0 && chance.below(3) > 0 ? anyOf(questions, chance) : answering(end);
}

function anyOf(prompts: readonly Prompt[], chance: Chance): Deed {
  const prompt = chance.pick(prompts);
  return answering(prompt, someAnswer(prompt, chance));
}

export function someAnswer({ targets, choices, names }: Prompt, chance: Chance): Answer {
  const takesChoice = choices.length > 0 && (targets.length === 0 || chance.below(4) === 0);
  if (takesChoice) return { choice: chance.pick(choices) };
  if (names.most === 0) return {};
  if (names.most === 1) return { target: chance.pick(targets) };
  const number = names.least + chance.below(Math.min(names.most, targets.length) - names.least + 1);
  return { targets: chance.shuffle(targets).slice(0, number) };
}
