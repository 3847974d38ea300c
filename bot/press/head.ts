/** What every page of the evening paper begins with: strip, masthead, date line, headline and the line under it. */
import { bold, display, type Face, figures, italic } from './faces.ts';
import { type Block, fitted, fittedOrCut } from './fitting.ts';
import { DOUBLE_RULE, doubleRule, hairLine, INK, MARGIN, MEASURE, RED } from './noir.ts';
import type { Page } from './page.ts';
import type { Extra, Morning } from './picture.ts';
import { printable, printableTitle } from './signs.ts';

type Front = Pick<Morning | Extra, 'masthead' | 'strip' | 'dateline' | 'headline' | 'deck'>;

export interface Room {
  /** How tall the masthead, the headline and the line under it may be. */
  readonly masthead: number;
  readonly headline: number;
  readonly deck: number;
}

/** Returns where the rest of the page begins. */
export function head(page: Page, front: Front, room: Room): number {
  const title = printableTitle(front.masthead, display);
  const [left, middle, right] = front.dateline;
  threeInARow(page, front.strip, 42, 36, [
    { face: figures, largest: 23, spacing: 1.5, ink: INK },
    { face: italic, largest: 26, spacing: 0, ink: INK },
  ]);
  page.draw(doubleRule(82));
  const name = mastheadOf(title || printableTitle(middle, display) || '…', room.masthead);
  const tall = Math.max(name.height + 32, 112);
  page.put(
    name,
    { x: MARGIN, y: 82 + DOUBLE_RULE, width: MEASURE, height: tall },
    { ink: INK, across: 'middle', down: 'middle' },
  );
  const below = 82 + DOUBLE_RULE + tall;
  page.draw(doubleRule(below));
  const dateline = [capitals(left), title ? middle : '', capitals(right)] as const;
  threeInARow(page, dateline, below + DOUBLE_RULE, 46, [
    { face: figures, largest: 27, spacing: 1.2, ink: RED },
    { face: bold, largest: 26, spacing: 0, ink: INK },
    { face: figures, largest: 24, spacing: 1, ink: INK },
  ]);
  page.draw(hairLine(below + DOUBLE_RULE + 46));
  return headlineAndDeck(page, front, below + DOUBLE_RULE + 48, room);
}

/** Capitals for a label of at most three words; longer ones are hard to read. */
export const capitals = (label: string): string =>
  label.split(' ').filter((word) => /\p{L}/u.test(word)).length <= 3 ? label.toUpperCase() : label;

const mastheadOf = (title: string, height: number): Block => {
  const wish = { face: display, width: MEASURE, height, isBalanced: true, leading: 0.92 };
  return fitted(
    title,
    { ...wish, lines: 1, largest: 150, smallest: 88 },
    { ...wish, lines: 2, largest: 82, smallest: 56 },
    { ...wish, lines: 1, largest: 87, smallest: 56 },
    { ...wish, lines: 2, largest: 56, smallest: 56 },
  );
};

interface Setting {
  readonly face: Face;
  readonly largest: number;
  readonly spacing: number;
  readonly ink: string;
}

/** Left, middle, right; the last is set as the first where nothing else is said. */
function threeInARow(
  page: Page,
  [left, middle, right]: readonly [string, string, string],
  y: number,
  height: number,
  [first, second, third = first]: readonly [Setting, Setting, Setting?],
): void {
  const at = (text: string, { face, largest, spacing }: Setting, width: number) =>
    fittedOrCut(printable(text, face), { face, width, lines: 1, largest, smallest: 22, spacing });
  const gap = 22;
  const blocks = { left: at(left, first, MEASURE * 0.36), right: at(right, third, MEASURE * 0.36) };
  const frame = { x: MARGIN, y, width: MEASURE, height };
  page.put(blocks.left, { ...frame, width: MEASURE * 0.36 }, { ink: first.ink, down: 'middle' });
  page.put(
    blocks.right,
    { ...frame, x: MARGIN + MEASURE * 0.64, width: MEASURE * 0.36 },
    { ink: third.ink, across: 'end', down: 'middle' },
  );
  const half = MEASURE / 2 - Math.max(blocks.left.width, blocks.right.width) - gap;
  if (middle === '' || half < 60) return;
  const centre = { ...frame, x: MARGIN + MEASURE / 2 - half, width: 2 * half };
  page.put(at(middle, second, 2 * half), centre, { ink: second.ink, across: 'middle', down: 'middle' });
}

function headlineAndDeck(page: Page, { headline, deck }: Front, top: number, room: Room): number {
  const wish = { face: display, width: MEASURE, height: room.headline, isBalanced: true, leading: 0.98 };
  const head = fitted(
    printable(headline, display),
    { ...wish, lines: 1, largest: 112, smallest: 84 },
    { ...wish, lines: 2, largest: 100, smallest: 60 },
    { ...wish, lines: 3, largest: 66, smallest: 46 },
    { ...wish, lines: 4, largest: 46, smallest: 38 },
  );
  let y = top + 26;
  page.put(head, { x: MARGIN, y, width: MEASURE, height: head.height }, { ink: INK, across: 'middle' });
  y += head.height;
  const line = { face: italic, width: MEASURE, height: room.deck, isBalanced: true, leading: 1.16 };
  const under = fitted(
    printable(deck, italic),
    { ...line, lines: 1, largest: 35, smallest: 28 },
    { ...line, lines: 2, largest: 30, smallest: 25 },
    { ...line, lines: 3, largest: 26, smallest: 22 },
  );
  if (under.lines.length > 0) {
    y += 22;
    page.put(under, { x: MARGIN, y, width: MEASURE, height: under.height }, { ink: INK, across: 'middle' });
    y += under.height;
  }
  return y + 28;
}
