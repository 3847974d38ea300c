/** What every page of the evening paper begins with: strip, masthead, date line, headline and the line under it. */
import { bold, display, figures, italic } from './faces.ts';
import { type Block, fitted } from './fitting.ts';
import { DOUBLE_RULE, doubleRule, hairLine, INK, MARGIN, MEASURE, RED } from './noir.ts';
import type { PaperPage } from './page.ts';
import type { ExtraEdition, Morning } from './picture.ts';
import { threeInARow } from './row.ts';
import { printable, printableTitle } from './signs.ts';

export type Front = Pick<Morning | ExtraEdition, 'masthead' | 'strip' | 'dateline' | 'headline' | 'deck'>;

export interface HeadRoom {
  /** How tall the masthead, the headline and the line under it may be. */
  readonly masthead: number;
  readonly headline: number;
  readonly deck: number;
}

/** Returns where the rest of the page begins. */
export function head(page: PaperPage, front: Front, room: HeadRoom): number {
  const title = printableTitle(front.masthead, display);
  const [left, middle, right] = front.dateline;
  const line = { x: MARGIN, width: MEASURE };
  threeInARow(page, front.strip, { ...line, y: 42, height: 36 }, [
    { face: figures, largest: 23, spacing: 1.5, ink: INK },
    { face: italic, largest: 26, spacing: 0, ink: INK },
  ]);
  page.draw(doubleRule(82));
  const name = mastheadOf(title || printableTitle(middle, display) || '…', room.masthead);
  const tall = Math.max(name.height + 26, 84);
  page.put(
    name,
    { ...line, y: 82 + DOUBLE_RULE + 10, height: tall - 20 },
    { ink: INK, across: 'middle', down: 'middle' },
  );
  const below = 82 + DOUBLE_RULE + tall;
  page.draw(doubleRule(below));
  const dateline = [capitals(left), title ? middle : '', capitals(right)] as const;
  threeInARow(page, dateline, { ...line, y: below + DOUBLE_RULE, height: 46 }, [
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
  const wish = { face: display, width: MEASURE, height, isBalanced: true, leading: 0.94 };
  return fitted(
    title,
    { ...wish, lines: 1, largest: 150, smallest: 88 },
    { ...wish, lines: 2, largest: 82, smallest: 56 },
    { ...wish, lines: 1, largest: 87, smallest: 56 },
    { ...wish, lines: 2, largest: 56, smallest: 56 },
  );
};

function headlineAndDeck(page: PaperPage, { headline, deck }: Front, top: number, room: HeadRoom): number {
  const wish = { face: display, width: MEASURE, height: room.headline, isBalanced: true, leading: 0.98 };
  const above = fitted(
    printable(headline, display),
    { ...wish, lines: 1, largest: 112, smallest: 84 },
    { ...wish, lines: 2, largest: 100, smallest: 60 },
    { ...wish, lines: 3, largest: 66, smallest: 46 },
    { ...wish, lines: 4, largest: 46, smallest: 38 },
  );
  let y = top + 24;
  page.put(above, { x: MARGIN, y, width: MEASURE, height: above.height }, { ink: INK, across: 'middle' });
  y += above.height - above.below + above.size * 0.24;
  const line = { face: italic, width: MEASURE, height: room.deck, isBalanced: true, leading: 1.16 };
  const under = fitted(
    printable(deck, italic),
    { ...line, lines: 1, largest: 35, smallest: 26 },
    { ...line, lines: 2, largest: 30, smallest: 25 },
    { ...line, lines: 3, largest: 26, smallest: 22 },
  );
  if (under.lines.length > 0) {
    y += 14;
    page.put(under, { x: MARGIN, y, width: MEASURE, height: under.height }, { ink: INK, across: 'middle' });
    y += under.height;
  }
  return y + 28;
}
