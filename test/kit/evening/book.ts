/** Everything that can be read in the rulebooks by pressing buttons, beginning at the shelf. */
import { keyboardOf } from '../../../bot/chat/letter.ts';
import type { Message } from '../../../bot/chat/message.ts';
import { decode, encode } from '../../../bot/chat/press.ts';
import { bookMessage, SHELF } from '../../../bot/narrator/book/index.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { speaker } from '../../../shared/text/speak.ts';

/** Where the buttons of a screen lead. */
export const waysFrom = ({ buttons }: Message): readonly string[] =>
  keyboardOf(buttons)
    .inline_keyboard.flat()
    .flatMap((button) => ('callback_data' in button && button.callback_data ? [button.callback_data] : []));

export const screenAt = (language: Language, data: string): Message => {
  const press = decode(data);
  if (press?.do !== 'rules') throw new Error(`${data} leads out of the rulebooks`);
  return bookMessage(speaker(language), press);
};

/** Each screen by the press that leads to it. */
export function everyScreen(language: Language): ReadonlyMap<string, Message> {
  const seen = new Map<string, Message>();
  const ahead = [encode({ do: 'rules', ...SHELF })];
  for (let data = ahead.pop(); data !== undefined; data = ahead.pop()) {
    if (seen.has(data)) continue;
    const screen = screenAt(language, data);
    seen.set(data, screen);
    ahead.push(...waysFrom(screen));
  }
  return seen;
}
