/** The column beside the engraving: small news, and an advertisement where room is left. */
import { emblem } from './emblems.ts';
import { display, figures, italic, roman } from './faces.ts';
import { type Block, fitted, fittedOrCut } from './fitting.ts';
import { box, hairLine, INK, RED, upright } from './noir.ts';
import type { Frame, PaperPage } from './page.ts';
import type { Column } from './picture.ts';
import { printable } from './signs.ts';

const BETWEEN = 34;
const UNDER_TITLE = 17;

interface SetColumn {
  readonly title: Block;
  readonly text: Block;
  readonly height: number;
}

export function columns(page: PaperPage, frame: Frame, news: readonly Column[], ad: Column): void {
  page.draw(upright(frame.x - 16, frame.y, frame.height));
  const set = largestThatFits(frame, news);
  let y = frame.y + 2;
  set.forEach(({ title, text, height }, i) => {
    if (i > 0) {
      page.draw(hairLine(y + BETWEEN / 2 - 1, frame.x + frame.width / 2 - 60, 120));
      y += BETWEEN;
    }
    page.put(title, { ...frame, y, height: title.height }, { ink: INK });
    const textY = y + height - text.height;
    page.put(text, { ...frame, y: textY, height: text.height }, { ink: INK });
    y += height;
  });
  const top = set.length > 0 ? y + 22 : frame.y;
  const room = frame.y + frame.height - top;
  if (room >= 52) advertisement(page, { ...frame, y: top, height: room }, ad);
}

/** The largest body in which everything can be said; else the first ones that can be said in the smallest. */
function largestThatFits(frame: Frame, news: readonly Column[]): readonly SetColumn[] {
  const tall = (set: readonly SetColumn[]) =>
    set.reduce((sum, column) => sum + column.height, 2 + BETWEEN * Math.max(0, set.length - 1));
  for (let size = 29; size >= 23; size--) {
    const set = news.map((column) => setColumn(column, frame.width, size));
    if (tall(set) <= frame.height) return set;
  }
  const kept: SetColumn[] = [];
  for (const column of news) {
    const set = setColumn(column, frame.width, 24);
    if (tall([...kept, set]) <= frame.height) kept.push(set);
  }
  return kept;
}

function setColumn({ title, text }: Column, width: number, size: number): SetColumn {
  const head = fitted(printable(title, display), {
    face: display,
    width,
    lines: 3,
    largest: Math.round(size * 1.24),
    smallest: 26,
    leading: 1.06,
    isBalanced: true,
  });
  const body = fitted(printable(text, roman), {
    face: roman,
    width,
    lines: 40,
    largest: size,
    smallest: size,
    leading: 1.24,
  });
  return { title: head, text: body, height: head.height + UNDER_TITLE + body.height };
}

const SPADE = 'omerta';

function advertisement(page: PaperPage, frame: Frame, { title, text }: Column): void {
  page.draw(box(frame.x, frame.y, frame.width, frame.height, frame.height > 150));
  const inside = { ...frame, x: frame.x + 20, width: frame.width - 40 };
  const largest = frame.height > 150 ? 38 : 27;
  const cry = fittedOrCut(
    printable(title.toUpperCase(), figures),
    { face: figures, width: inside.width, height: frame.height - 20, lines: 1, largest, smallest: 24, spacing: 1 },
    {
      face: figures,
      width: inside.width,
      height: frame.height - 20,
      lines: 2,
      largest,
      smallest: 22,
      isBalanced: true,
    },
  );
  const left = frame.height - cry.height - 44;
  const words =
    left < 24
      ? null
      : fittedOrCut(printable(text, italic), {
          face: italic,
          width: inside.width,
          height: left,
          lines: 4,
          largest: frame.height > 150 ? 30 : 25,
          smallest: 23,
          leading: 1.14,
          isBalanced: true,
        });
  const gap = 16;
  const tall = cry.height + (words ? gap + words.height : 0);
  const hasDrawing = frame.height - tall > 120;
  const drawing = hasDrawing ? Math.min(110, frame.height - tall - 64) : 0;
  let y = frame.y + (frame.height - tall - (hasDrawing ? drawing + 18 : 0)) / 2;
  if (hasDrawing) {
    const at = { x: frame.x + frame.width / 2 - drawing / 2, y, size: drawing };
    page.draw(emblem(SPADE, at, { ink: INK, seal: RED }));
    y += drawing + 18;
  }
  page.put(cry, { ...inside, y, height: cry.height }, { ink: INK, across: 'middle' });
  if (words) {
    const inner = { ...inside, y: y + cry.height + gap, height: words.height };
    page.put(words, inner, { ink: INK, across: 'middle' });
  }
}
