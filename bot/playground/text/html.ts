import type { MessageEntity, User } from 'grammy/types';
import { characterAt } from './characters.ts';
import type { Formatted } from './formatted.ts';
import { parseError } from './parse-error.ts';
import { readStartTag, type Tag } from './tags.ts';

export interface HtmlSurroundings {
  readonly userOf: (id: number) => User | undefined;
  /** Told of what Telegram lets pass although it is wrong. */
  readonly fault: (what: string) => void;
}

interface OpenTag extends Tag {
  readonly offset: number;
  readonly begin: number;
}

/** Telegram's HTML. Other than a browser it forgives nothing but a stray ampersand. */
export function parseHtml(source: string, surroundings: HtmlSurroundings): Formatted {
  let text = '';
  const entities: MessageEntity[] = [];
  const open: OpenTag[] = [];
  const offsetOf = (place: number) => Buffer.byteLength(source.slice(0, place));

  let at = 0;
  while (at < source.length) {
    const character = source[at]!;
    if (character === '&') {
      const reference = characterAt(source, at);
      if (!reference) surroundings.fault(`an ampersand that is no reference: ${source.slice(at, at + 12)}`);
      text += reference?.character ?? character;
      at += reference?.length ?? 1;
    } else if (character !== '<') {
      if (character === '>') surroundings.fault(`a bare ">": ${source.slice(Math.max(0, at - 12), at + 1)}`);
      text += character;
      at++;
    } else if (source[at + 1] !== '/') {
      const tag = readStartTag(source, at);
      if (tag.name === 'span' && tag.attributes.get('class') !== 'tg-spoiler') {
        throw parseError(`Tag "span" must have class "tg-spoiler" at byte offset ${offsetOf(at)}`);
      }
      open.push({ ...tag, offset: text.length, begin: at });
      at = tag.end;
    } else {
      const top = open.pop();
      if (!top) throw parseError(`Unexpected end tag at byte offset ${offsetOf(at)}`);
      const match = /^<\/([^\s>]*)\s*>/.exec(source.slice(at));
      if (!match) throw parseError(`Unclosed end tag at byte offset ${offsetOf(at)}`);
      const name = match[1]!.toLowerCase();
      if (name !== '' && name !== top.name) {
        throw parseError(
          `Unmatched end tag at byte offset ${offsetOf(at)}, expected "</${top.name}>", found "</${name}>"`,
        );
      }
      const length = text.length - top.offset;
      const entity = length > 0 ? entityOf(top, text.slice(top.offset), offsetOf(top.begin), surroundings) : null;
      if (entity) entities.push({ ...entity, offset: top.offset, length } as MessageEntity);
      at += match[0].length;
    }
  }
  const last = open.at(-1);
  if (last) throw parseError(`Can't find end tag corresponding to start tag "${last.name}"`);
  return { text, entities: joinCodeInPre(entities) };
}

const STYLES: Readonly<Record<string, string>> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', u: 'underline', ins: 'underline' },
  ...{ s: 'strikethrough', strike: 'strikethrough', del: 'strikethrough', span: 'spoiler', 'tg-spoiler': 'spoiler' },
};

type Bare = { readonly type: string; readonly [field: string]: unknown };

function entityOf(tag: Tag, inner: string, at: number, { userOf, fault }: HtmlSurroundings): Bare | null {
  switch (tag.name) {
    case 'a': {
      const url = tag.attributes.get('href') ?? inner;
      const user = /^tg:\/\/user\?id=(\d+)$/.exec(url);
      if (user) {
        const found = userOf(Number(user[1]));
        return found ? { type: 'text_mention', user: found } : null;
      }
      if (/^(?:https?:\/\/|tg:\/\/)?[^\s/?#]+\.?[^\s]*$/i.test(url) && /[.:]/.test(url))
        return { type: 'text_link', url };
      fault(`a link to nowhere: ${url}`);
      return null;
    }
    case 'code': {
      const language = /^language-(.+)$/.exec(tag.attributes.get('class') ?? '')?.[1];
      return { type: 'code', ...(language && { language }) };
    }
    case 'pre':
      return { type: 'pre' };
    case 'blockquote':
      return { type: tag.attributes.has('expandable') ? 'expandable_blockquote' : 'blockquote' };
    case 'tg-emoji': {
      const id = tag.attributes.get('emoji-id') ?? '';
      if (!/^\d+$/.test(id)) throw parseError(`Invalid custom emoji identifier specified at byte offset ${at}`);
      return { type: 'custom_emoji', custom_emoji_id: id };
    }
    case 'tg-time': {
      const [unix, format] = [tag.attributes.get('unix') ?? '', tag.attributes.get('format') ?? ''];
      if (!/^\d+$/.test(unix)) throw parseError(`Invalid unix time specified at byte offset ${at}`);
      if (!/^(?:r|w?[dD]?[tT]?)$/.test(format)) {
        throw parseError(`Invalid date-time format specified at byte offset ${at}`);
      }
      return { type: 'date_time', unix_time: Number(unix), date_time_format: format };
    }
    default:
      return { type: STYLES[tag.name]! };
  }
}

/** `<pre><code class="language-x">` is one block that knows its language; a language elsewhere means nothing. */
function joinCodeInPre(entities: readonly MessageEntity[]): readonly MessageEntity[] {
  const isSame = (a: MessageEntity, b: MessageEntity) => a.offset === b.offset && a.length === b.length;
  return entities.flatMap((entity): readonly MessageEntity[] => {
    if (entity.type === 'code') {
      if (entities.some((other) => other.type === 'pre' && isSame(entity, other))) return [];
      return [{ type: 'code', offset: entity.offset, length: entity.length }];
    }
    if (entity.type !== 'pre') return [entity];
    const code = entities.find((other) => other.type === 'code' && isSame(entity, other));
    return [code && 'language' in code ? { ...entity, language: String(code.language) } : entity];
  });
}
