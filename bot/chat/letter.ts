import type { GameId } from '../../shared/engine/ids.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import type { Button, Message } from './message.ts';

/**
 * A message to send, to change, or (frozen) to leave as it is, with a change that still waits. The same subject in the
 * same chat is the same message.
 */
export interface Letter {
  readonly kind: 'post' | 'edit' | 'freeze';
  readonly chatId: ChatId;
  readonly subject: string;
  readonly message: Message;
}

export const subjectOf = (game: GameId, subject: string): string => `${game}/${subject}`;

export const isSame = (one: Message, other: Message): boolean =>
  one === other ||
  (one.text === other.text &&
    isAlike(one.buttons ?? NO_BUTTONS, other.buttons ?? NO_BUTTONS) &&
    isAlike(one.picture, other.picture));

const NO_BUTTONS: NonNullable<Message['buttons']> = [];

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const keyboardOf = (buttons: readonly (readonly Button[])[] | undefined) => ({
  inline_keyboard: (buttons ?? []).map((row) =>
    row.map((button) => {
      if ('app' in button) return { text: button.text, web_app: { url: button.app } };
      return 'url' in button
        ? { text: button.text, url: button.url }
        : { text: button.text, callback_data: button.press };
    }),
  ),
});
