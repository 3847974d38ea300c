/** Which signs of what people call themselves can be printed. */
import type { FontFace } from './faces.ts';

/** Where nothing can be printed of a name. */
export const NAMELESS = '•';

/** Steers what stands beside it and has no look of its own. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}\u{e0000}-\u{e0fff}\u115f\u1160\u3164\uffa0]/gu;
const BLANKS = /[\s\u2800]+/gu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|«\s*»|“\s*”|„\s*[“”]/gu;

/** Before a comma, where something was dropped. */
const LEFT_BLANK = /\s+(?=[,.;:!?…])/gu;

/** Without whatever the face has no glyph for; a letter in fancy dress becomes the letter itself. */
export function printable(text: string, face: FontFace): string {
  const seen = text.replace(BLANKS, ' ').replace(UNSEEN, '').normalize('NFC');
  let isWhole = true;
  let printed = '';
  for (const sign of seen) {
    const glyphs = printableSign(sign, face);
    if (glyphs === '') isWhole = false;
    printed += glyphs;
  }
  return (isWhole ? printed : printed.replace(EMPTY_BRACKETS, '').replace(LEFT_BLANK, '')).replace(BLANKS, ' ').trim();
}

export const printableName = (name: string, face: FontFace): string => printable(name, face) || NAMELESS;

function printableSign(sign: string, face: FontFace): string {
  // A mark that did not melt into its letter would float beside it.
  if (/\p{M}/u.test(sign)) return '';
  if (face.glyph(sign.codePointAt(0)!)) return sign;
  const plain = sign.normalize('NFKC');
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  for (const instead of [plain, bare]) {
    if (instead !== '' && [...instead].every((part) => face.glyph(part.codePointAt(0)!))) return instead;
  }
  return '';
}

/** Longer than this, what a group is called is cut. */
const LONGEST_TITLE = 34;

/** Cut after a whole word where there is one in good time. */
export function printableTitle(title: string, face: FontFace): string {
  const signs = [...printable(title, face)];
  if (signs.length <= LONGEST_TITLE) return signs.join('');
  const kept = signs.slice(0, LONGEST_TITLE - 1).join('');
  const words = signs[LONGEST_TITLE - 1] === ' ' ? kept : kept.replace(/(?<=^.{20,}) \S*$/u, '');
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}
