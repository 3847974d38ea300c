import type { MessageEntity } from 'grammy/types';

const PATTERNS = [
  ['url', /(?<![\p{L}\p{N}_@./-])(?:https?:\/\/[^\s<>"«»]+|t\.me\/[^\s<>"«»]+)(?<![.,:;!?)'])/giu],
  ['bot_command', /(?<![\p{L}\p{N}_/<>])\/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\p{L}\p{N}_/<>])/gu],
  ['mention', /(?<![\p{L}\p{N}_/@])@[A-Za-z0-9_]{2,32}(?![\p{L}\p{N}_])/gu],
  ['hashtag', /(?<![\p{L}\p{N}_#])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu],
] as const;

/** Inside these nothing is looked for. */
const SEALED = ['code', 'pre', 'text_link', 'text_mention', 'custom_emoji', 'date_time'];

/** Links, commands, mentions and hashtags, which Telegram marks by itself. */
export function foundEntities(text: string, given: readonly MessageEntity[]): readonly MessageEntity[] {
  const taken = given.filter(({ type }) => SEALED.includes(type)).map(({ offset, length }) => ({ offset, length }));
  const found: MessageEntity[] = [];
  for (const [type, pattern] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [offset, length] = [match.index, match[0].length];
      if (taken.some((other) => offset < other.offset + other.length && other.offset < offset + length)) continue;
      taken.push({ offset, length });
      found.push({ type, offset, length });
    }
  }
  return found;
}
