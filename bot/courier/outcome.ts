/** What an answer of Telegram means for what was to be sent. */
import { GrammyError } from 'grammy';
import type { Posted } from '../store/posts.ts';

export interface Sent {
  readonly is: 'sent';
  /** The message, if it is a new one or shows another picture. */
  readonly post: Posted | null;
  /** A picture that Telegram has from now on, and what it is called there. */
  readonly print?: { readonly fingerprint: string; readonly fileId: string };
}

export type SendingOutcome =
  | Sent
  /** Nobody will ever get it, or it is there already: nothing is left to do. */
  | { readonly is: 'settled'; readonly why: string }
  /** The message that was to be changed is gone. */
  | { readonly is: 'gone' }
  | { readonly is: 'unreachable'; readonly why: string }
  | { readonly is: 'moved'; readonly to: number }
  | { readonly is: 'flood'; readonly seconds: number }
  /** It may have arrived or not. */
  | { readonly is: 'unknown'; readonly why: string };

const GONE = [
  'message to edit not found',
  "message can't be edited",
  'MESSAGE_ID_INVALID',
  'message to delete not found',
];

export function outcomeOf(error: unknown): Exclude<SendingOutcome, Sent> {
  if (!(error instanceof GrammyError)) return { is: 'unknown', why: error instanceof Error ? error.name : 'error' };
  const { error_code: code, description, parameters } = error;
  if (parameters.migrate_to_chat_id !== undefined) return { is: 'moved', to: parameters.migrate_to_chat_id };
  if (code === 429) return { is: 'flood', seconds: parameters.retry_after ?? 1 };
  if (code >= 500 || code === 401 || code === 404) return { is: 'unknown', why: `${code}` };
  if (forbidsPictures(description)) return { is: 'settled', why: description };
  if (code === 403 || description.includes('chat not found')) return { is: 'unreachable', why: description };
  if (GONE.some((text) => description.includes(text))) return { is: 'gone' };
  return { is: 'settled', why: description };
}

export const isNotModified = (why: string): boolean => why.includes('message is not modified');

/** The chat takes none, whatever is on them. */
export const forbidsPictures = (why: string): boolean =>
  /rights to send photos|SEND_(?:PHOTOS|MEDIA)_FORBIDDEN/i.test(why);

/** It is not the words that Telegram does not like. */
export const blamesPicture = (why: string): boolean => /file|photo|image|media|too large/i.test(why);
