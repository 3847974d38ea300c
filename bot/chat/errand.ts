import type { ChatId } from '../../shared/wire/ids.ts';

/** A call of the Bot API about a chat that is no message: permissions, deletions. */
export interface ChatCall {
  readonly chatId: ChatId;
  readonly method: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
