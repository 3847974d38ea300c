import type { Answer } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import type { Action } from '../../shared/engine/words.ts';
import type { Statement } from '../../shared/wire/practice.ts';

/** What a practice player does next: answers a prompt, or states something before the table. */
export type Deed = ActDeed | { readonly is: 'say'; readonly statement: Statement };

export interface ActDeed extends Answer {
  readonly is: 'act';
  readonly action: Action;
}

/** An answer to this prompt, with the card that it is about. */
export const answering = ({ action, card }: Prompt, answer: Answer = {}): ActDeed => ({
  is: 'act',
  action,
  ...answer,
  ...(card !== undefined && { card }),
});

/** Asks for nothing but to be pressed. */
export const isPress = ({ names, choices }: Prompt): boolean => names.most === 0 && choices.length === 0;
