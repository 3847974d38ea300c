/** The boxes at the bottom of the front page: who is kept from speaking, locked up, let off. */
import { icon } from './emblems.ts';
import { display, figures } from './faces.ts';
import { type Block, fitted, fittedOrCut } from './fitting.ts';
import { capitals } from './head.ts';
import { box, INK, MARGIN, MEASURE, upright } from './noir.ts';
import type { Panel } from './picture.ts';
import type { Piece } from './piece.ts';
import { printable, printableName } from './signs.ts';

const MOST = 3;
const GAP = 20;
const INSIDE = 24;
const LABEL = 74;

export function boxesOf(boxes: readonly Panel[]): Piece {
  const shown = boxes.slice(0, MOST);
  const [first, ...others] = shown;
  if (!first) return { height: 0, put: () => {} };
  return others.length === 0 ? strip(first) : row(shown);
}

const ICON = 34;

const labelOf = (label: string, width: number): Block =>
  fittedOrCut(
    printable(capitals(label), figures),
    { face: figures, width, height: 40, lines: 1, largest: 23, smallest: 22, spacing: 1 },
    { face: figures, width, height: 40, lines: 1, largest: 22, smallest: 22 },
  );

/** Two or three beside each other: the label above, the names below it. */
function row(boxes: readonly Panel[]): Piece {
  const width = (MEASURE - GAP * (boxes.length - 1)) / boxes.length;
  const inner = width - 2 * INSIDE;
  const names = boxes.map((one) => namesIn(one.names, inner, 38));
  const tallest = Math.max(...names.map((block) => block.height));
  const height = LABEL + tallest + 28;
  return {
    height,
    put: (page, y) =>
      boxes.forEach((one, i) => {
        const x = MARGIN + i * (width + GAP);
        page.draw(box(x, y, width, height, true));
        page.draw(icon(one.icon, { x: x + INSIDE, y: y + 23, size: ICON }, INK));
        const label = { x: x + INSIDE + 46, y: y + 20, width: inner - 46, height: 40 };
        page.put(labelOf(one.label, label.width), label, { ink: INK, down: 'middle' });
        page.put(
          names[i]!,
          { x: x + INSIDE, y: y + LABEL, width: inner, height: tallest },
          { ink: INK, down: 'middle' },
        );
      }),
  };
}

/** One alone: the names beside the label. */
function strip({ icon: name, label, names }: Panel): Piece {
  const words = labelOf(label, MEASURE * 0.32);
  const side = INSIDE + 46 + words.width + 24;
  const width = MEASURE - side - 24 - INSIDE;
  const named = namesIn(names, width, 42);
  const height = Math.max(96, named.height + 56);
  return {
    height,
    put: (page, y) => {
      page.draw(box(MARGIN, y, MEASURE, height, true));
      page.draw(icon(name, { x: MARGIN + INSIDE, y: y + (height - ICON) / 2, size: ICON }, INK));
      page.put(words, { x: MARGIN + INSIDE + 46, y, width: words.width, height }, { ink: INK, down: 'middle' });
      page.draw(upright(MARGIN + side, y + 20, height - 40));
      page.put(named, { x: MARGIN + side + 24, y: y + 20, width, height: height - 40 }, { ink: INK, down: 'middle' });
    },
  };
}

/** Few have a line each, many follow one another. */
export const listed = (names: readonly string[]): string => names.join(names.length <= 3 ? '\n' : ', ');

function namesIn(names: readonly string[], width: number, largest: number): Block {
  const wish = { face: display, width, height: 190, leading: 1.08, isBalanced: true };
  const printed = names.map((name) => printableName(name, display));
  return fitted(
    listed(printed),
    { ...wish, lines: 1, largest, smallest: 30 },
    { ...wish, lines: 2, largest: 34, smallest: 27 },
    { ...wish, lines: 3, largest: 30, smallest: 25 },
    { ...wish, lines: 8, largest: 26, smallest: 22 },
  );
}
