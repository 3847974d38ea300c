/** What is private is of one length for everybody, so that nobody learns anything from how long it is. */
import { lengthOf } from '../../chat/caption.ts';
import type { Message } from '../../chat/message.ts';

/** How long a hidden text can be at a table, whoever it belongs to. */
export interface Space {
  readonly signs: number;
  readonly lines: number;
}

export const roomFor = (texts: readonly string[]): Space => ({
  signs: Math.max(0, ...texts.map(lengthOf)),
  lines: Math.max(0, ...texts.map(linesOf)),
});

const linesOf = (text: string): number => text.split('\n').length;

const BLANK = '\u00A0';
/** Stands last, since blanks at the end of a message are cut off. */
const LAST = '♠';

/** A text below a cover, blank to the end of its room: the cover hides how much of it is written on. */
export function filled(text: string, { signs, lines }: Space): string {
  const more = Math.max(0, lines - linesOf(text));
  const below = `\n${BLANK}`.repeat(more);
  const rest = signs + 2 * (lines - 1) - lengthOf(text) - 2 * more;
  return `${text}${below}\n${BLANK.repeat(Math.max(0, rest))}${LAST}`;
}

/** Counts as a sign and takes no room; it is no blank, so that nothing cuts it off. */
const UNSEEN = '\u2060';
/** Signs of a private message: so many, and so many more for everybody who could be named in it; whole steps of them. */
const LEAST = 1024;
const EACH = 48;
const STEP = 256;

/** The same for every private message of a table. */
export const lengthAt = (players: number): number => Math.ceil((LEAST + EACH * players) / STEP) * STEP;

/**
 * Seen as it was, and as long as any other. What is not seen ends the first line, so that a preview on a locked phone says
 * no more than that; where there is but one, it stands before the last sign.
 */
export function evened(message: Message, length: number): Message {
  const { text } = message;
  const missing = length - lengthOf(text);
  if (missing <= 0) return message;
  const first = text.indexOf('\n');
  const at = first < 0 ? text.search(LAST_SIGN) : first;
  return { ...message, text: `${text.slice(0, at)}${UNSEEN.repeat(missing)}${text.slice(at)}` };
}

/** A letter or a reference, after which there is nothing but tags. */
const LAST_SIGN = /(?:&[a-z]+;|[^\s<>])(?:\s|<\/?[^>]*>)*$/u;
