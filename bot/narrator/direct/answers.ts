/** Answers to questions: what a press stands for, and how an answer reads. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { hasText, type TextId } from '../../../shared/text/speak.ts';
import type { OwnAnswer } from '../../../shared/wire/sight.ts';
import type { Focus } from '../../chat/press.ts';
import type { Seen } from '../seen.ts';
import { capital } from '../words.ts';

/** Nobody is asked the same act twice at once, but for several awards. */
export const keyOf = ({ action, award }: Prompt): string => (award === undefined ? action : `${action}-${award}`);

export const promptAt = ({ view }: Seen, key: string): Prompt | undefined =>
  view.prompts.find((prompt) => keyOf(prompt) === key);

export const namesIn = ({ target, targets }: Answer): readonly SeatId[] =>
  targets ?? (target === undefined ? [] : [target]);

export function answerWords({ words }: Seen, answer: Answer): string {
  if (answer.card !== undefined) return [words.card(answer.card), ...namesIn(answer).map(words.name)].join(' → ');
  return isWord(answer) ? words.say(`choice-${answer.choice}` as TextId) : words.names(namesIn(answer));
}

export function answerLabel({ words }: Seen, answer: Answer): string {
  if (answer.card !== undefined) return [words.card(answer.card), ...namesIn(answer).map(words.label)].join(' → ');
  return isWord(answer) ? words.say(`choice-${answer.choice}` as TextId) : namesIn(answer).map(words.label).join(', ');
}

/** A word, and no name beside it. */
const isWord = (answer: Answer): boolean => answer.choice !== undefined && namesIn(answer).length === 0;

export function answerLine(seen: Seen, answer: OwnAnswer): string {
  const { say, own } = seen.words;
  if (answer.action === 'decline') return say('answer', { answer: say(own('night-decline')) });
  const act = `action-${answer.action}`;
  return hasText(act)
    ? say('answer-to', { act: capital(say(act)), answer: answerWords(seen, answer) })
    : say('answer', { answer: answerWords(seen, answer) });
}

/** The answer that a press stands for. */
export function answerFrom(seen: Seen, prompt: Prompt, focus: Focus): Answer {
  return prompt.card === undefined
    ? plainAnswer(seen, prompt, focus)
    : { ...plainAnswer(seen, prompt, focus), card: prompt.card };
}

function plainAnswer({ view }: Seen, prompt: Prompt, { picked, choice, reason = null }: Focus): Answer {
  if (choice !== null) return { choice };
  const seats = picked.map((number) => view.table.seats[number - 1]?.id ?? '');
  if (prompt.names.most > 1 || seats.length > 1) return { targets: seats };
  if (seats[0] === undefined) return {};
  return {
    target: seats[0],
    ...(prompt.award !== undefined && { choice: prompt.award }),
    ...(reason !== null && { reason: prompt.reasons?.[reason - 1] ?? '' }),
  };
}

/** Whether a button of this question could have said that. */
export function isOffered({ choices, targets, names, reasons = [] }: Prompt, answer: Answer): boolean {
  if (answer.reason !== undefined && !reasons.includes(answer.reason)) return false;
  if (isWord(answer) && answer.choice !== undefined) return choices.includes(answer.choice);
  const named = namesIn(answer);
  if (named.length > names.most || new Set(named).size < named.length) return false;
  return named.every((seat) => targets.includes(seat));
}

export const isEnough = ({ names, card }: Prompt, answer: Answer): boolean =>
  isWord(answer) || ((names.most > 0 || card !== undefined) && namesIn(answer).length >= names.least);

export const isFull = ({ names }: Prompt, answer: Answer): boolean =>
  isWord(answer) || namesIn(answer).length >= names.most;

/** Takes no name and no word: to end a speech, to be ready, to take an accusation back. A card is thought over. */
export const isPressed = ({ names, choices, card }: Prompt): boolean =>
  names.most === 0 && choices.length === 0 && card === undefined;

/** Still waiting for an answer; a card is played only by whoever asks for it. */
export const isOpen = (prompt: Prompt): boolean =>
  prompt.chosen === null && !isPressed(prompt) && prompt.card === undefined;
