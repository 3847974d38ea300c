/** What an answer of Telegram means for what was to be sent. */
import { GrammyError } from 'grammy';

export type Outcome =
  | { readonly is: 'sent'; readonly messageId: number | null }
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

export function outcomeOf(error: unknown): Exclude<Outcome, { is: 'sent' }> {
  if (!(error instanceof GrammyError)) return { is: 'unknown', why: error instanceof Error ? error.name : 'error' };
  const { error_code: code, description, parameters } = error;
  if (parameters.migrate_to_chat_id !== undefined) return { is: 'moved', to: parameters.migrate_to_chat_id };
  if (code === 429) return { is: 'flood', seconds: parameters.retry_after ?? 1 };
  if (code >= 500 || code === 401 || code === 404) return { is: 'unknown', why: `${code}` };
  if (code === 403 || description.includes('chat not found')) return { is: 'unreachable', why: description };
  if (GONE.some((text) => description.includes(text))) return { is: 'gone' };
  return { is: 'settled', why: description };
}

export const isNotModified = (why: string): boolean => why.includes('message is not modified');
