import { characterAt } from './characters.ts';
import { parseError } from './parse-error.ts';

/** The tags that Telegram's HTML knows. */
const TAGS = [
  ...['a', 'b', 'strong', 'i', 'em', 's', 'strike', 'del', 'u', 'ins', 'span', 'pre', 'code', 'blockquote'],
  ...['tg-spoiler', 'tg-emoji', 'tg-time'],
];

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the text goes on behind it. */
  readonly end: number;
}

const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character);

/** Reads the start tag whose `<` is at `begin`. */
export function readStartTag(source: string, begin: number): Tag {
  const at = Buffer.byteLength(source.slice(0, begin));
  let end = begin + 1;
  const skip = (matches: (character: string) => boolean) => {
    while (end < source.length && matches(source[end]!)) end++;
  };
  const mustGoOn = () => {
    if (end >= source.length) throw parseError(`Unclosed start tag at byte offset ${at}`);
  };

  skip((character) => !isSpace(character) && character !== '>');
  mustGoOn();
  const name = source.slice(begin + 1, end).toLowerCase();
  if (!TAGS.includes(name)) throw parseError(`Unsupported start tag "${name}" at byte offset ${at}`);

  const attributes = new Map<string, string>();
  for (;;) {
    skip(isSpace);
    mustGoOn();
    if (source[end] === '>') return { name, attributes, end: end + 1 };
    const from = end;
    skip((character) => !isSpace(character) && character !== '=' && character !== '>');
    const attribute = source.slice(from, end).toLowerCase();
    if (attribute === '') throw parseError(`Empty attribute name in the tag "${name}" at byte offset ${at}`);
    skip(isSpace);
    mustGoOn();
    if (source[end] !== '=') {
      if (name === 'blockquote' && attribute === 'expandable') {
        attributes.set(attribute, '');
        continue;
      }
      throw parseError(`Expected equal sign in declaration of an attribute of the tag "${name}" at byte offset ${at}`);
    }
    end++;
    skip(isSpace);
    mustGoOn();
    const value = readValue(source, end);
    end = value.end;
    mustGoOn();
    attributes.set(attribute, value.text);
  }
}

function readValue(source: string, begin: number): { readonly text: string; readonly end: number } {
  const quote = source[begin];
  if (quote !== '"' && quote !== "'") {
    const text = /^[A-Za-z0-9.-]*/.exec(source.slice(begin))![0];
    const next = source[begin + text.length];
    if (next !== undefined && !isSpace(next) && next !== '>') {
      throw parseError(`Unexpected end of name token at byte offset ${Buffer.byteLength(source.slice(0, begin))}`);
    }
    return { text: text.toLowerCase(), end: begin + text.length };
  }
  let text = '';
  let end = begin + 1;
  while (end < source.length && source[end] !== quote) {
    const reference = source[end] === '&' ? characterAt(source, end) : null;
    text += reference ? reference.character : source[end];
    end += reference ? reference.length : 1;
  }
  return { text, end: end + 1 };
}
