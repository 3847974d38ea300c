/** What somebody who plays by themselves does next: any answer that is offered, as likely as any other. */
import { randomInt } from 'node:crypto';
import type { Answer } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { Action } from '../../shared/engine/words.ts';
import type { PlaySight, Sight } from '../../shared/protocol/sight.ts';
import { oneOf, shuffled } from './cast.ts';

export type Deed =
  | { readonly is: 'say' }
  | { readonly is: 'look' }
  | { readonly is: 'answer'; readonly prompt: Prompt; readonly answer: Answer };

/** What was done in a turn already, so that nobody talks for ever. */
export interface Turn {
  readonly name: string;
  readonly hasSpoken: boolean;
  readonly hasAccused: boolean;
}

/** Seconds between which somebody makes up their mind. */
export type Thought = readonly [least: number, most: number];

const BY_NIGHT: Thought = [3, 14];
const BY_DAY: Thought = [2, 7];
const TALKING: Thought = [2, 6];

/** Taking a word back is no way to get on, and judging is left to people. */
const NEVER: readonly Action[] = ['withdraw', 'leave', 'foul', 'disqualify', 'defeat', 'bonus', 'protest'];

export const turnName = ({ view: { table } }: PlaySight): string =>
  `${table.round} ${table.stage} ${table.speaker ?? ''}`;

export function nextDeed({ play, place }: Sight, turn: Turn): { deed: Deed; thought: Thought } | null {
  if (!play || place === null || play.token === null) return null;
  const { prompts, table } = play.view;
  if (play.cards?.hasLooked === false) return { deed: { is: 'look' }, thought: BY_DAY };
  const wanted = prompts.filter(({ action }) => !NEVER.includes(action));
  const card = wanted.find((prompt) => prompt.card !== undefined);
  // A card is kept for a better hour as often as not.
  if (card && randomInt(2) === 0) return { deed: answering(card), thought: BY_DAY };
  const offered = wanted.filter((prompt) => prompt !== card);
  const questions = offered.filter((prompt) => prompt.chosen === null && !isPress(prompt));
  const end = offered.find(isPress);
  if (!end) {
    if (questions.length === 0) return null;
    return { deed: answering(oneOf(questions)), thought: table.stage === 'night' ? BY_NIGHT : BY_DAY };
  }
  const isTalkative = table.speaker === place || (table.speaker === null && randomInt(3) === 0);
  if (isTalkative && !turn.hasSpoken) return { deed: { is: 'say' }, thought: TALKING };
  const [accusation] = questions;
  const wantsToAccuse = accusation && !turn.hasAccused && randomInt(3) > 0;
  return { deed: answering(wantsToAccuse ? accusation : end), thought: TALKING };
}

/** Asks for nothing but to be pressed. */
const isPress = ({ names, choices }: Prompt): boolean => names.most === 0 && choices.length === 0;

const answering = (prompt: Prompt): Deed => ({ is: 'answer', prompt, answer: someAnswer(prompt) });

export const someAnswer = (prompt: Prompt): Answer =>
  prompt.card === undefined ? plainAnswer(prompt) : { ...plainAnswer(prompt), card: prompt.card };

function plainAnswer({ targets, choices, names }: Prompt): Answer {
  const takesChoice = choices.length > 0 && (targets.length === 0 || randomInt(4) === 0);
  if (takesChoice) return { choice: oneOf(choices) };
  if (names.most === 0) return {};
  if (names.most === 1) return { target: oneOf(targets) };
  const number = names.least + randomInt(Math.min(names.most, targets.length) - names.least + 1);
  return { targets: shuffled(targets).slice(0, number) };
}
