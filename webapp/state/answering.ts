/** Answering a prompt, any prompt: what is picked so far, whether it is enough, and sending it. */
import { signal } from '@preact/signals';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Answer } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { feel } from '../telegram/index.ts';
import { order, tell } from './orders.ts';
import { play, sight } from './table.ts';
import { labelOf } from './told/seats.ts';
import { say, sayIfAny } from './words.ts';

interface Picked {
  /** The question it belongs to: with the next one it is gone. */
  readonly question: string;
  readonly seats: readonly SeatId[];
  readonly choice: string | null;
}

const picked = signal<Picked | null>(null);

/** Two questions to one person never ask for the same action, but for several awards, and a card has its own. */
export const keyOf = ({ action, award, card }: Prompt): string => [action, award ?? card].filter(Boolean).join('-');

/** What is asked, where there is a question to it. */
export const askOf = (prompt: Prompt): string => sayIfAny(`ask-${keyOf(prompt)}`) || `${pressText(prompt)}?`;

/** What is answered by pressing alone. */
const pressText = ({ action }: Prompt): string => sayIfAny(`night-${action}`) || sayIfAny(`action-${action}`);

const questionOf = (prompt: Prompt): string => `${play.value?.token} ${keyOf(prompt)}`;

const namesIn = ({ target, targets }: Answer): readonly SeatId[] => targets ?? (target === undefined ? [] : [target]);

/** What lies before the reader: picked just now, or answered before. */
export function pickedFor(prompt: Prompt): { readonly seats: readonly SeatId[]; readonly choice: string | null } {
  if (picked.value?.question === questionOf(prompt)) return picked.value;
  const { chosen } = prompt;
  return { seats: chosen ? namesIn(chosen) : [], choice: chosen?.choice ?? null };
}

/** The same taps feel the same, whatever the rules think of them. */
export function pickSeat(prompt: Prompt | null, seat: SeatId): void {
  feel('picked');
  const objection = objectionTo(prompt, seat);
  if (objection !== null) tell(objection);
  else if (prompt) picked.value = { question: questionOf(prompt), seats: withSeat(prompt, seat), choice: null };
}

function objectionTo(prompt: Prompt | null, seat: SeatId): string | null {
  if (!prompt) return say('app-nothing-to-pick');
  if (prompt.isFinal && prompt.chosen) return say('app-night-settled');
  if (!prompt.targets.includes(seat)) return say('app-not-this-one');
  const { seats } = pickedFor(prompt);
  const isFull = prompt.names.most > 1 && seats.length >= prompt.names.most && !seats.includes(seat);
  return isFull ? say('app-enough-picked', { n: prompt.names.most }) : null;
}

/** One for another where one is named; where several are, a second tap takes the name back. */
function withSeat(prompt: Prompt, seat: SeatId): readonly SeatId[] {
  const { seats } = pickedFor(prompt);
  if (prompt.names.most === 1) return [seat];
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
}

export function pickChoice(prompt: Prompt, choice: string): void {
  feel('picked');
  picked.value = { question: questionOf(prompt), seats: [], choice };
}

export function isEnough(prompt: Prompt): boolean {
  if (isPress(prompt)) return true;
  const { seats, choice } = pickedFor(prompt);
  return choice !== null || (prompt.names.most > 0 && seats.length >= prompt.names.least);
}

/** What lies there is what was answered already. */
export function isAnswered(prompt: Prompt): boolean {
  if (!prompt.chosen) return false;
  const { seats, choice } = pickedFor(prompt);
  return choice === (prompt.chosen.choice ?? null) && seats.join() === namesIn(prompt.chosen).join();
}

export function pickedText(prompt: Prompt): string {
  if (isPress(prompt)) return pressText(prompt);
  const { seats, choice } = pickedFor(prompt);
  return choice === null ? seats.map(labelOf).join(', ') : choiceText(choice);
}

export const choiceText = (choice: string): string => sayIfAny(`choice-${choice}`) || choice;

export function answerText({ choice, ...named }: Answer): string {
  return choice === undefined ? namesIn(named).map(labelOf).join(', ') : choiceText(choice);
}

export async function send(prompt: Prompt): Promise<boolean> {
  const { seats, choice } = pickedFor(prompt);
  const list = prompt.names.most > 1;
  const answer: Answer =
    choice !== null ? { choice } : list ? { targets: seats } : seats[0] === undefined ? {} : { target: seats[0] };
  return submit(prompt, prompt.award === undefined ? answer : { ...answer, choice: prompt.award });
}

/** Nothing to name and nothing to say: pressing it is the answer. */
export const isPress = ({ names, choices }: Prompt): boolean => names.most === 0 && choices.length === 0;

/** Nobody has to answer it: a card may be kept, and what is let pass is answered all the same. */
export const isOptional = ({ card, action }: Prompt): boolean => card !== undefined || action === 'finish';

/** Is one of the answers that exclude each other given? */
export const isSettled = (prompt: Prompt, among: readonly Prompt[]): boolean =>
  among.some(({ slot, chosen }) => slot === prompt.slot && chosen !== null);

/** An answer without a name: to end a speech, to take back an accusation. */
export async function submit({ action, card }: Pick<Prompt, 'action' | 'card'>, answer: Answer = {}): Promise<boolean> {
  const token = play.value?.token;
  if (!sight.value || !token) return false;
  feel('confirmed');
  const { target, targets, choice, reason, text } = answer;
  const done = await order(sight.value.game, {
    do: 'answer',
    token,
    action,
    ...(target !== undefined && { target }),
    ...(targets !== undefined && { targets: [...targets] }),
    ...(choice !== undefined && { choice }),
    ...(card !== undefined && { card }),
    ...(reason !== undefined && { reason }),
    ...(text !== undefined && { text }),
  });
  if (done) picked.value = null;
  return done !== null;
}
