/** The bill that a lobby opens with: what is played tonight, by whom, and which cards are in the deck. */
import { rollsFor } from './dice.ts';
import { emblem } from './emblems.ts';
import { stage } from './engraving.ts';
import { display, figures, italic } from './faces.ts';
import { fitted, fittedOrCut } from './fitting.ts';
import { foot, LOW_FOOT } from './foot.ts';
import { CARD, DOUBLE_RULE, doubleRule, hairLine, INK, MARGIN, MEASURE, PAPER, RED, upright } from './noir.ts';
import { PaperPage } from './page.ts';
import type { Cover } from './picture.ts';
import { printable, printableTitle } from './signs.ts';

const IN_THE_HAND = 7;
const IN_THE_ROW = 13;
const SEATS = 300;

export function cover(picture: Cover): PaperPage {
  const page = new PaperPage(PAPER);
  const top = title(page, picture);
  const rest = picture.emblems.slice(IN_THE_HAND, IN_THE_HAND + IN_THE_ROW);
  const below = LOW_FOOT - 20 - 128;
  const bottom = below - 26 - (rest.length > 0 ? 84 : 0);
  const frame = { x: MARGIN, y: top, width: MEASURE, height: bottom - top };
  page.draw(stage(frame, rollsFor(picture.group + picture.edition)));
  page.draw(hand(picture.emblems.slice(0, IN_THE_HAND), frame.y + frame.height - 58, frame.height * 0.62));
  rest.forEach((name, i) => {
    const step = Math.min(86, MEASURE / rest.length);
    const x = MARGIN + MEASURE / 2 + (i - rest.length / 2) * step + (step - 60) / 2;
    page.draw(emblem(name, { x, y: bottom + 22, size: 60 }, { ink: INK, seal: RED }));
  });
  seatsLine(page, picture, below);
  foot(page, picture.foot);
  return page;
}

/** Returns where the engraving begins. */
function title(page: PaperPage, { group, edition, mode }: Cover): number {
  const line = { x: MARGIN, width: MEASURE };
  const name = printableTitle(group, display);
  page.draw(doubleRule(48));
  let y = 48 + DOUBLE_RULE;
  if (name !== '') {
    const block = fitted(name, { face: display, width: MEASURE - 40, height: 76, lines: 1, largest: 46, smallest: 28 });
    page.put(block, { ...line, y, height: 76 }, { ink: INK, across: 'middle', down: 'middle' });
    y += 76;
    page.draw(hairLine(y));
  }
  const wish = { face: display, width: MEASURE, height: 260, isBalanced: true, leading: 0.92 };
  const large = fitted(
    printable(edition, display),
    { ...wish, lines: 1, largest: 190, smallest: 110 },
    { ...wish, lines: 2, largest: 130, smallest: 70 },
    { ...wish, lines: 3, largest: 80, smallest: 40 },
  );
  y += 34;
  page.put(large, { ...line, y, height: large.height }, { ink: INK, across: 'middle' });
  y += large.height;
  const small = fittedOrCut(
    printable(mode, italic),
    { face: italic, width: MEASURE, lines: 1, largest: 46, smallest: 32 },
    { face: italic, width: MEASURE, lines: 2, largest: 34, smallest: 26, isBalanced: true },
  );
  if (small.lines.length > 0) {
    y += 12;
    page.put(small, { ...line, y, height: small.height }, { ink: RED, across: 'middle' });
    y += small.height;
  }
  return y + 32;
}

/** A fan of cards. */
function hand(emblems: readonly string[], ground: number, room: number): string {
  const count = emblems.length;
  const width = Math.min(196, 900 / (0.88 * (count - 1) + 1), (room * 5) / 7.6);
  const height = width * 1.4;
  const step = width * 0.88;
  return emblems
    .map((name, i) => {
      const aside = i - (count - 1) / 2;
      const angle = aside * 4.2;
      const x = MARGIN + MEASURE / 2 + aside * step;
      const y = ground - height / 2 + 14 + aside * aside * 4.4;
      const size = width * 0.74;
      const edge = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="12"`;
      return (
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(2)})">` +
        `<rect ${edge} fill="${CARD}" stroke="${PAPER}" stroke-width="9"/><rect ${edge} fill="${CARD}" stroke="${INK}" stroke-width="3"/>` +
        `${emblem(name, { x: -size / 2, y: -size / 2, size }, { ink: INK, seal: RED })}</g>`
      );
    })
    .join('');
}

function seatsLine(page: PaperPage, { seats, line }: Cover, y: number): void {
  const height = 128;
  const left = { x: MARGIN, y, width: SEATS, height: 88 };
  const count = fitted(printable(seats.text, figures), {
    face: figures,
    width: SEATS,
    height: 88,
    lines: 1,
    largest: 92,
    smallest: 40,
  });
  page.put(count, left, { ink: RED, across: 'middle', down: 'middle' });
  page.put(
    fittedOrCut(printable(seats.label, figures), {
      face: figures,
      width: SEATS,
      height: 34,
      lines: 1,
      largest: 26,
      smallest: 22,
      spacing: 1,
    }),
    { ...left, y: y + 94, height: 34 },
    { ink: INK, across: 'middle', down: 'middle' },
  );
  page.draw(upright(MARGIN + SEATS + 22, y, height));
  const right = { x: MARGIN + SEATS + 46, y, width: MEASURE - SEATS - 46, height };
  const wish = { face: display, width: right.width, height, isBalanced: true, leading: 1.08 };
  const said = fittedOrCut(
    printable(line, display),
    { ...wish, lines: 2, largest: 50, smallest: 38 },
    { ...wish, lines: 3, largest: 38, smallest: 28 },
    { ...wish, lines: 4, largest: 28, smallest: 24 },
  );
  page.put(said, right, { ink: INK, down: 'middle' });
}
