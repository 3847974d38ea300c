/** A call of the Bot API about a chat that is no message: permissions, deletions. */
export interface Errand {
  readonly chatId: number;
  readonly method: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
