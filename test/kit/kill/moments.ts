/** Moments at which a process can be caught: what has to be seen of it, and how long after that it dies. */
import type { MadeCall } from '../../../bot/playground/index.ts';
import type { Chance } from '../../../shared/engine/chance.ts';

/** What can be seen of a process from outside. */
export type Sign =
  | { readonly is: 'call'; readonly call: MadeCall }
  | { readonly is: 'press' }
  | { readonly is: 'deadline' };

export interface Moment {
  readonly name: string;
  readonly isIt: (sign: Sign) => boolean;
  /** Real milliseconds between the sign and the kill; none at all for 0. */
  readonly delay: (chance: Chance) => number;
  /** The call that gave the sign never arrives. */
  readonly isLost?: true;
}

const calls =
  (...methods: readonly string[]) =>
  (sign: Sign): boolean =>
    sign.is === 'call' && methods.includes(sign.call.method);

const SENDING = ['sendMessage', 'editMessageText'];
const atOnce = () => 0;
const upTo = (milliseconds: number) => (chance: Chance) => 1 + chance.below(milliseconds);

/** A press fetches an update, the answer ends its handling; the next poll confirms it. */
export const MOMENTS: readonly Moment[] = [
  { name: 'a press is being handled', isIt: ({ is }) => is === 'press', delay: upTo(12) },
  { name: 'an answer arrives', isIt: calls('answerCallbackQuery'), delay: atOnce },
  { name: 'an answer is lost', isIt: calls('answerCallbackQuery'), delay: atOnce, isLost: true },
  { name: 'an answer has arrived', isIt: calls('answerCallbackQuery'), delay: upTo(5) },
  { name: 'a post arrives', isIt: calls('sendMessage'), delay: atOnce },
  { name: 'a post is lost', isIt: calls('sendMessage'), delay: atOnce, isLost: true },
  { name: 'a post has arrived', isIt: calls(...SENDING), delay: upTo(6) },
  { name: 'an edit arrives', isIt: calls('editMessageText'), delay: atOnce },
  { name: 'an errand arrives', isIt: calls('setChatPermissions', 'restrictChatMember'), delay: atOnce },
  { name: 'updates are confirmed', isIt: calls('getUpdates'), delay: upTo(3) },
  { name: 'just before a deadline', isIt: ({ is }) => is === 'deadline', delay: atOnce },
  { name: 'at a deadline', isIt: ({ is }) => is === 'deadline', delay: (chance) => 10 + chance.below(25) },
  { name: 'any', isIt: () => false, delay: atOnce },
];

const carries = (sign: Sign, method: string, part: string): boolean =>
  sign.is === 'call' && sign.call.method === method && JSON.stringify(sign.call.params).includes(part);

export interface RareMoment extends Moment {
  /** It is taken every so many times that it comes along, and only so often. */
  readonly every: number;
  readonly most: number;
}

const soon = (chance: Chance): number => chance.below(2) * chance.below(8);

/** Moments that are too rare to wait for. */
export const RARE: readonly RareMoment[] = [
  { name: 'in the lobby', isIt: (sign) => carries(sign, 'editMessageText', '"j:'), delay: soon, every: 3, most: 2 },
  { name: 'before the deal', isIt: calls('sendChatAction'), delay: soon, every: 9, most: 2 },
  { name: 'at the deal', isIt: (sign) => carries(sign, 'sendMessage', 'tg-spoiler'), delay: soon, every: 9, most: 3 },
  { name: 'at the end', isIt: (sign) => carries(sign, 'sendMessage', '"r:'), delay: soon, every: 2, most: 3 },
];
