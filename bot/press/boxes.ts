/** The boxes at the bottom of the front page: who is kept from speaking, locked up, let off. */
import { icon } from './emblems.ts';
import { display, figures } from './faces.ts';
import { type Block, fitted, fittedOrCut } from './fitting.ts';
import { capitals } from './head.ts';
import { box, INK, MARGIN, MEASURE } from './noir.ts';
import type { Page } from './page.ts';
import type { Box } from './picture.ts';
import { printable, printableName } from './signs.ts';

const MOST = 3;
const GAP = 20;
const INSIDE = 24;
const LABEL = 74;

export interface Boxes {
  readonly height: number;
  readonly put: (page: Page, y: number) => void;
}

export function boxesOf(boxes: readonly Box[]): Boxes {
  const shown = boxes.slice(0, MOST);
  if (shown.length === 0) return { height: 0, put: () => {} };
  const width = (MEASURE - GAP * (shown.length - 1)) / shown.length;
  const names = shown.map((one) => namesIn(one.names, width - 2 * INSIDE));
  const tallest = Math.max(...names.map((block) => block.height));
  const height = LABEL + tallest + 28;
  const put = (page: Page, y: number): void =>
    shown.forEach((one, i) => {
      const x = MARGIN + i * (width + GAP);
      page.draw(box(x, y, width, height, true));
      page.draw(icon(one.icon, { x: x + INSIDE, y: y + 23, size: 34 }, INK));
      const label = { x: x + INSIDE + 46, y: y + 20, width: width - 2 * INSIDE - 46, height: 40 };
      page.put(
        fittedOrCut(
          printable(capitals(one.label), figures),
          { face: figures, width: label.width, lines: 1, largest: 23, smallest: 22, spacing: 1 },
          { face: figures, width: label.width, lines: 1, largest: 22, smallest: 22 },
        ),
        label,
        { ink: INK, down: 'middle' },
      );
      page.put(
        names[i]!,
        { x: x + INSIDE, y: y + LABEL, width: width - 2 * INSIDE, height: tallest },
        { ink: INK, down: 'middle' },
      );
    });
  return { height, put };
}

/** Few have a line each, many follow one another. */
export const listed = (names: readonly string[]): string => names.join(names.length <= 3 ? '\n' : ', ');

function namesIn(names: readonly string[], width: number): Block {
  const wish = { face: display, width, height: 190, leading: 1.08, isBalanced: true };
  const printed = names.map((name) => printableName(name, display));
  return fitted(
    listed(printed),
    { ...wish, lines: 1, largest: 38, smallest: 30 },
    { ...wish, lines: 2, largest: 34, smallest: 27 },
    { ...wish, lines: 3, largest: 30, smallest: 25 },
    { ...wish, lines: 8, largest: 26, smallest: 22 },
  );
}
