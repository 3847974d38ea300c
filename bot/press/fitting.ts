/** Words are set as large as their frame allows: they shrink, wrap, balance; only where nothing helps is a word broken. */
import type { FontFace } from './faces.ts';
import { setLine, widthOf } from './measure.ts';

export interface FitRoom {
  readonly face: FontFace;
  readonly width: number;
  /** No limit where nothing is said. */
  readonly height?: number;
  readonly lines: number;
  readonly largest: number;
  /** Below it words are broken first, and only then set smaller still. */
  readonly smallest: number;
  /** From line to line, in sizes. */
  readonly leading?: number;
  readonly spacing?: number;
  /** Lines of about the same length. */
  readonly isBalanced?: boolean;
}

/** Words that have found their size and their lines. */
export interface Block {
  readonly face: FontFace;
  readonly size: number;
  readonly spacing: number;
  readonly leading: number;
  readonly lines: readonly string[];
  readonly width: number;
  /** From the top of the first line's ink to its baseline; at least as much as a capital has. */
  readonly above: number;
  /** From the last baseline down; at least as much as most letters that hang take. */
  readonly below: number;
  readonly capital: number;
  readonly height: number;
  /** Words were broken, or are smaller than was wanted. */
  readonly isStrained: boolean;
}

const CAPITAL = 'Н';
/** What hangs below the line is allowed for even where nothing does, so that words stand evenly. */
const DESCENT = 0.2;
const STEP = 1;
/** Nobody can read less. */
const TINY = 5;

/** Null where no size will do. */
export function fitting(text: string, room: FitRoom): Block | null {
  for (let size = Math.min(room.largest, largestByFar(text, room)); size >= room.smallest; size -= STEP) {
    const block = blockAt(text, size, room, false);
    if (fits(block, room)) return balanced(text, block, room, false);
  }
  return null;
}

/** All lines together are no longer than the words; what is larger need not be tried. */
function largestByFar(text: string, { face, width, lines }: FitRoom): number {
  const type = { face, size: 1000 };
  const words = widthOf(text, type) - (lines - 1) * widthOf(' ', type) * 1.5;
  return words > 0 ? Math.ceil((lines * width * 1000) / words) : Number.POSITIVE_INFINITY;
}

/** The first room that suffices; the last one is made do with at any price, but for the words themselves. */
export function fitted(text: string, ...rooms: readonly [...FitRoom[], FitRoom]): Block {
  for (const room of rooms) {
    const block = fitting(text, room);
    if (block) return block;
  }
  const last = rooms.at(-1)!;
  for (let size = last.smallest; size > TINY; size -= STEP) {
    const block = blockAt(text, size, last, true);
    if (fits(block, last)) return { ...balanced(text, block, last, true), isStrained: true };
  }
  return shortened(text, { ...last, smallest: TINY });
}

/** The first room that suffices; else as much of the words as there is room for, and an ellipsis. Never for a name. */
export function fittedOrCut(text: string, ...rooms: readonly [...FitRoom[], FitRoom]): Block {
  for (const room of rooms) {
    const block = fitting(text, room);
    if (block) return block;
  }
  return shortened(text, rooms.at(-1)!);
}

function shortened(text: string, room: FitRoom): Block {
  const size = room.smallest;
  const signs = [...text];
  let [most, least] = [0, signs.length];
  const cut = (kept: number) =>
    `${signs
      .slice(0, kept)
      .join('')
      .replace(/[\s\p{P}]+$/u, '')}…`;
  while (most < least - 1) {
    const middle = Math.floor((most + least) / 2);
    if (fits(blockAt(cut(middle), size, room, true), room)) most = middle;
    else least = middle;
  }
  return { ...blockAt(cut(most), size, room, true), isStrained: true };
}

const fits = (block: Block, { width, height = Number.POSITIVE_INFINITY, lines }: FitRoom): boolean =>
  block.lines.length <= lines && block.width <= width && block.height <= height;

function blockAt(text: string, size: number, { face, spacing = 0, leading, width }: FitRoom, mayBreak: boolean): Block {
  const type = { face, size, spacing };
  return blockOf(
    wrap(text, width, (line) => widthOf(line, type), mayBreak),
    { ...type, leading },
  );
}

interface Typeset {
  readonly face: FontFace;
  readonly size: number;
  readonly spacing: number;
  readonly leading?: number | undefined;
}

function blockOf(lines: readonly string[], { leading = 1.12, ...type }: Typeset): Block {
  const { size } = type;
  const set = [lines[0] ?? '', lines.at(-1) ?? ''].map((line) => setLine(line, type));
  const capital = setLine(CAPITAL, type).above;
  const above = Math.max(capital, set[0]!.above);
  const below = Math.max(DESCENT * size, set[1]!.below);
  return {
    ...type,
    leading,
    lines,
    width: Math.max(0, ...lines.map((line) => widthOf(line, type))),
    above,
    below,
    capital,
    isStrained: false,
    height: above + below + leading * size * Math.max(0, lines.length - 1),
  };
}

type Measure = (line: string) => number;

/** The same in the narrowest measure that needs no more lines, where that is wished. */
function balanced(text: string, block: Block, room: FitRoom, mayBreak: boolean): Block {
  const { isBalanced = false, width } = room;
  const most = block.lines.length;
  if (!isBalanced || most < 2) return block;
  let [narrow, wide] = [width / most / 1.5, width];
  let best = block.lines;
  const measure: Measure = (line) => widthOf(line, block);
  for (let i = 0; i < 9; i++) {
    const middle = (narrow + wide) / 2;
    const lines = wrap(text, middle, measure, mayBreak);
    if (lines.length <= most && lines.every((line) => measure(line) <= (mayBreak ? middle : width))) {
      best = lines;
      wide = middle;
    } else narrow = middle;
  }
  const even = blockOf(best, block);
  return fits(even, room) ? even : block;
}

/** A dash stays with the word before it; after a hyphen a line may end, unless it leaves next to nothing on one side. */
function piecesOf(text: string): readonly string[] {
  return text
    .split(/ (?![—–](?: |$))/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = word.split(/(?<=[\p{L}\p{N}]{2}[-–—/])(?=[\p{L}\p{N}]{3})/u);
      return parts.map((part, i) => (i === 0 ? part : `\u0000${part}`));
    });
}

const joined = (line: string, piece: string): string =>
  line === '' ? piece.replace('\u0000', '') : piece.startsWith('\u0000') ? line + piece.slice(1) : `${line} ${piece}`;

const wrap = (text: string, width: number, measure: Measure, mayBreak: boolean): readonly string[] =>
  text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure, mayBreak));

function wrapParagraph(text: string, width: number, measure: Measure, mayBreak: boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    const longer = joined(line, piece);
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    const [kept, carried] = withoutHangingWord(line);
    if (kept !== '') lines.push(kept);
    line = joined(carried, piece);
    if (carried !== '' && measure(line) > width) {
      lines.push(carried);
      line = joined('', piece);
    }
    if (!mayBreak) continue;
    while (measure(line) > width) {
      const [head, tail] = broken(line, width, measure);
      if (tail === '') break;
      lines.push(head);
      line = tail;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A word of one letter looks forward to the next one; of two as well, in Cyrillic; and so does № to its number. */
const withoutHangingWord = (line: string): readonly [string, string] => {
  const [, kept, word] = /^(.+) (\p{L}|№|[а-яґєіїё]{2})$/su.exec(line) ?? [];
  return kept !== undefined && word !== undefined ? [kept, word] : [line, ''];
};

/** As many signs as there is room for, but at least one. */
function broken(word: string, width: number, measure: Measure): readonly [string, string] {
  const signs = [...word];
  let [most, wide] = [1, signs.length];
  while (most < wide - 1) {
    const middle = Math.floor((most + wide) / 2);
    if (measure(signs.slice(0, middle).join('')) <= width) most = middle;
    else wide = middle;
  }
  return [signs.slice(0, most).join(''), signs.slice(most).join('')];
}
