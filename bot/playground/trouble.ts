import type { ResponseParameters } from 'grammy/types';
import type { Upload } from './wire/multipart.ts';

/** A call of the Bot API, as it was made. */
export interface MadeCall {
  readonly at: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly chatId: number | null;
  /** What was uploaded with it. */
  readonly files: readonly Upload[];
  /** False until it has succeeded. */
  ok: boolean;
  description?: string;
}

export type Trouble =
  | { readonly kind: 'flood'; readonly retryAfter: number }
  | { readonly kind: 'server-error'; readonly status: 500 | 502 | 504 }
  /** The connection breaks before anything has happened. */
  | { readonly kind: 'drop' }
  /** The call is carried out, then the connection breaks: the bot cannot know. */
  | { readonly kind: 'drop-after' }
  | {
      readonly kind: 'refuse';
      readonly code: number;
      readonly description: string;
      readonly parameters?: ResponseParameters;
    }
  | { readonly kind: 'slow'; readonly milliseconds: number };
