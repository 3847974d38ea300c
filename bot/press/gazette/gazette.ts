/** The dress of the children's gazette. */
import { BLUE, band, CREAM, NAVY, RASPBERRY, SKY, SOFT, SUN, star, WHITE } from '../bright.ts';
import { type PaperDress, rounded } from '../dress.ts';
import { icon } from '../emblems.ts';
import { round } from '../faces.ts';
import { type Block, fitted, fittedOrCut } from '../fitting.ts';
import type { Front, HeadRoom } from '../head.ts';
import { MARGIN, MEASURE } from '../noir.ts';
import { HEIGHT, type PaperPage, WIDTH } from '../page.ts';
import type { Labelled } from '../picture.ts';
import { threeInARow } from '../row.ts';
import { printable, printableTitle } from '../signs.ts';

const LINE = { x: MARGIN, width: MEASURE };

/** Returns where the rest of the page begins. */
export function gazetteHead(page: PaperPage, front: Front, room: HeadRoom): number {
  const title = printableTitle(front.masthead, round);
  const [day, paper, left] = front.dateline;
  const name = mastheadOf(title || printableTitle(paper, round) || '…', room.masthead);
  const tall = name.height + 12;
  const hem = 70 + tall + 62;
  page.draw(band(hem));
  const small = { face: round, largest: 24, spacing: 0, ink: NAVY };
  threeInARow(page, front.strip, { ...LINE, y: 26, height: 36 }, [small, small]);
  page.put(name, { ...LINE, y: 70, height: tall }, { ink: NAVY, across: 'middle', down: 'middle' });
  const under = [day, title ? paper : '', left].filter((part) => part !== '').join(' · ');
  const line = fittedOrCut(printable(under, round), {
    face: round,
    width: MEASURE,
    height: 40,
    lines: 1,
    largest: 28,
    smallest: 22,
  });
  page.put(line, { ...LINE, y: 70 + tall + 4, height: 40 }, { ink: NAVY, across: 'middle', down: 'middle' });
  return headlineAndDeck(page, front, hem + 30, room);
}

const mastheadOf = (title: string, height: number): Block => {
  const wish = { face: round, width: MEASURE, height, isBalanced: true, leading: 1 };
  return fitted(
    title,
    { ...wish, lines: 1, largest: 104, smallest: 60 },
    { ...wish, lines: 2, largest: 72, smallest: 44 },
    { ...wish, lines: 1, largest: 59, smallest: 44 },
    { ...wish, lines: 2, largest: 44, smallest: 44 },
  );
};

function headlineAndDeck(page: PaperPage, { headline, deck }: Front, top: number, room: HeadRoom): number {
  const wish = { face: round, width: MEASURE, height: room.headline, isBalanced: true, leading: 1.06 };
  const head = fitted(
    printable(headline, round),
    { ...wish, lines: 1, largest: 84, smallest: 56 },
    { ...wish, lines: 2, largest: 80, smallest: 48 },
    { ...wish, lines: 3, largest: 54, smallest: 38 },
    { ...wish, lines: 4, largest: 40, smallest: 34 },
  );
  let y = top + 14;
  page.put(head, { ...LINE, y, height: head.height }, { ink: BLUE, across: 'middle' });
  y += head.height;
  const line = { face: round, width: MEASURE, height: room.deck, isBalanced: true, leading: 1.2 };
  const under = fitted(
    printable(deck, round),
    { ...line, lines: 1, largest: 31, smallest: 25 },
    { ...line, lines: 2, largest: 28, smallest: 23 },
    { ...line, lines: 3, largest: 24, smallest: 22 },
  );
  if (under.lines.length > 0) {
    y += 12;
    page.put(under, { ...LINE, y, height: under.height }, { ink: SOFT, across: 'middle' });
    y += under.height;
  }
  return y + 26;
}

export const GAZETTE_FOOT = HEIGHT - 44 - 84;

/** A strip of sky: the weather where it is told, and a wish. */
export function gazetteFoot(page: PaperPage, words: string, weather?: Labelled): void {
  const frame = { ...LINE, y: GAZETTE_FOOT, height: 84 };
  page.draw(rounded(frame, 30, `fill="${SKY}"`));
  const line = { face: round, lines: 1, largest: 27, smallest: 22 };
  if (!weather) {
    const text = fittedOrCut(printable(words, round), { ...line, width: MEASURE - 200 });
    page.put(
      text,
      { ...frame, x: MARGIN + 100, width: MEASURE - 200 },
      { ink: NAVY, across: 'middle', down: 'middle' },
    );
    for (const side of [-1, 1]) page.draw(star(WIDTH / 2 + side * (MEASURE / 2 - 50), frame.y + 42, 20, RASPBERRY));
    return;
  }
  page.draw(icon('day', { x: MARGIN + 26, y: frame.y + 16, size: 52 }, NAVY));
  const last = fittedOrCut(printable(words, round), { ...line, width: MEASURE * 0.3 });
  const right = { ...frame, width: MEASURE - 30 };
  page.put(last, right, { ink: RASPBERRY, across: 'end', down: 'middle' });
  const width = MEASURE - 98 - 30 - last.width - 24;
  const text = fittedOrCut(
    printable([weather.label, weather.text].join(' '), round),
    { ...line, width, smallest: 24 },
    { ...line, width, height: 70, lines: 2, largest: 24, leading: 1.16, isBalanced: true },
  );
  page.put(text, { ...frame, x: MARGIN + 98, width }, { ink: NAVY, down: 'middle' });
}

const RIBBON = 56;

export const gazette: PaperDress = {
  paper: CREAM,
  ink: NAVY,
  second: SOFT,
  read: SOFT,
  seal: RASPBERRY,
  names: round,
  roles: round,
  words: round,
  figures: round,
  head: gazetteHead,
  foot: gazetteFoot,
  bottom: GAZETTE_FOOT - 22,
  banner: (words) => ({
    height: RIBBON + 4,
    put: (page, y) => {
      page.draw(rounded({ ...LINE, y, height: RIBBON }, RIBBON / 2, `fill="${BLUE}"`));
      for (const side of [-1, 1]) page.draw(star(WIDTH / 2 + side * (MEASURE / 2 - 40), y + RIBBON / 2, 17, SUN));
      const frame = { x: MARGIN + 80, y, width: MEASURE - 160, height: RIBBON };
      const line = { face: round, width: frame.width, height: RIBBON, lines: 1, largest: 31, smallest: 22 };
      page.put(fittedOrCut(printable(words, round), line), frame, { ink: WHITE, across: 'middle', down: 'middle' });
    },
  }),
  heading: (words) => ({
    height: 38,
    put: (page, y) => {
      const frame = { ...LINE, y, height: 38 };
      const line = { face: round, width: MEASURE, height: 38, lines: 1, largest: 28, smallest: 22 };
      page.put(fittedOrCut(printable(words, round), line), frame, { ink: BLUE, across: 'middle', down: 'middle' });
    },
  }),
  card: (frame, isOut) => rounded(frame, frame.height * 0.11, `fill="${isOut ? SKY : WHITE}"`),
  place: (frame, isOut) => rounded(frame, frame.height * 0.24, `fill="${isOut ? SKY : WHITE}"`),
  tab: (frame, isOut) => ({
    drawing: rounded(
      frame,
      frame.height / 2,
      isOut ? `fill="${WHITE}" stroke="${SOFT}" stroke-width="3"` : `fill="${BLUE}" stroke="${BLUE}" stroke-width="3"`,
    ),
    ink: isOut ? SOFT : WHITE,
  }),
};
