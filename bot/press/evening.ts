/** The dress of the evening paper. */
import { type PaperDress, rounded } from './dress.ts';
import { bold, display, figures, italic, roman } from './faces.ts';
import { fittedOrCut } from './fitting.ts';
import { foot, LOW_FOOT } from './foot.ts';
import { capitals, head } from './head.ts';
import { CARD, hairLine, INK, MARGIN, MEASURE, PAPER, RED, SECOND } from './noir.ts';
import { printable } from './signs.ts';

const TAPE = 46;
const TAIL = 18;
const HEADING = 34;

/** Whoever was out by the end has a broken edge. */
const edge = (isOut: boolean): string =>
  isOut ? `stroke="${SECOND}" stroke-dasharray="7 5" stroke-width="2.4"` : `stroke="${INK}" stroke-width="2.4"`;

export const evening: PaperDress = {
  paper: PAPER,
  ink: INK,
  second: SECOND,
  read: INK,
  seal: RED,
  names: display,
  roles: italic,
  words: roman,
  figures,
  head,
  foot,
  bottom: LOW_FOOT - 20,
  /** The only area of red there is. */
  banner: (words) => ({
    height: TAPE + 4,
    put: (page, y) => {
      const half = TAPE / 2;
      page.draw(
        `<path fill="${RED}" d="M${MARGIN} ${y.toFixed(1)}h${MEASURE}l${-TAIL} ${half}l${TAIL} ${half}h${-MEASURE}l${TAIL} ${-half}z"/>`,
      );
      const frame = { x: MARGIN + 60, y, width: MEASURE - 120, height: TAPE };
      const line = { face: figures, width: frame.width, height: TAPE, lines: 1, largest: 28, smallest: 22, spacing: 2 };
      const block = fittedOrCut(printable(capitals(words), figures), line);
      page.put(block, frame, { ink: CARD, across: 'middle', down: 'middle' });
    },
  }),
  heading: (words) => ({
    height: HEADING,
    put: (page, y) => {
      const frame = { x: MARGIN + 40, y, width: MEASURE - 80, height: HEADING };
      const line = { face: bold, width: frame.width, height: HEADING, lines: 1, largest: 27, smallest: 22 };
      const block = fittedOrCut(printable(words, bold), line);
      page.put(block, frame, { ink: INK, across: 'middle', down: 'middle' });
      const side = (MEASURE - block.width) / 2 - 20;
      page.draw(hairLine(y + HEADING / 2, MARGIN, side) + hairLine(y + HEADING / 2, MARGIN + MEASURE - side, side));
    },
  }),
  card: (frame, isOut) => rounded(frame, Math.max(4, frame.height * 0.05), `fill="${CARD}" ${edge(isOut)}`),
  place: () => '',
  tab: (frame, isOut) => ({
    drawing: rounded(
      frame,
      4,
      isOut ? `fill="${CARD}" stroke="${SECOND}" stroke-width="2"` : `fill="${INK}" stroke="${INK}" stroke-width="2"`,
    ),
    ink: isOut ? SECOND : CARD,
  }),
};
