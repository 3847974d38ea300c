/** What the children's lobby opens with. */
import { BLUE, band, CREAM, NAVY, RASPBERRY, SOFT, SUN, star, WHITE } from '../bright.ts';
import { rounded } from '../dress.ts';
import { emblem } from '../emblems.ts';
import { round } from '../faces.ts';
import { fitted, fittedOrCut } from '../fitting.ts';
import { MARGIN, MEASURE } from '../noir.ts';
import { PaperPage, WIDTH } from '../page.ts';
import type { Cover } from '../picture.ts';
import { printable, printableTitle } from '../signs.ts';
import { GAZETTE_FOOT, gazetteFoot } from './gazette.ts';
import { academy } from './scene.ts';

const GAP = 24;
const SEATS = 150;
const MOST = 10;

export function gazetteCover(picture: Cover): PaperPage {
  const page = new PaperPage(CREAM);
  const top = title(page, picture);
  const below = GAZETTE_FOOT - GAP - SEATS;
  const emblems = picture.emblems.slice(0, MOST);
  const size = emblems.length > 0 ? Math.min(168, (MEASURE - 14 * (emblems.length - 1)) / emblems.length) : 0;
  const row = below - GAP - size;
  const bottom = size > 0 ? row - GAP : below - GAP;
  page.draw(academy({ x: MARGIN, y: top, width: MEASURE, height: bottom - top }, []));
  emblems.forEach((name, i) => {
    const step = size + Math.min(40, (MEASURE - size * emblems.length) / Math.max(1, emblems.length - 1));
    const x = WIDTH / 2 + (i - (emblems.length - 1) / 2) * step - size / 2;
    page.draw(rounded({ x, y: row, width: size, height: size }, size * 0.22, `fill="${WHITE}"`));
    const at = { x: x + size * 0.14, y: row + size * 0.14, size: size * 0.72 };
    page.draw(emblem(name, at, { ink: NAVY, seal: RASPBERRY }));
  });
  seatsLine(page, picture, below);
  gazetteFoot(page, picture.foot);
  return page;
}

/** Returns where the picture begins. */
function title(page: PaperPage, { group, edition, mode }: Cover): number {
  const line = { x: MARGIN, width: MEASURE };
  const wish = { face: round, width: MEASURE, height: 230, isBalanced: true, leading: 1.02 };
  const large = fitted(
    printable(edition, round),
    { ...wish, lines: 1, largest: 132, smallest: 84 },
    { ...wish, lines: 2, largest: 108, smallest: 60 },
    { ...wish, lines: 3, largest: 66, smallest: 36 },
  );
  const name = printableTitle(group, round);
  const start = name === '' ? 52 : 112;
  const hem = start + large.height + 84;
  page.draw(band(hem));
  if (name !== '') {
    const block = fitted(name, { face: round, width: MEASURE - 160, height: 56, lines: 1, largest: 38, smallest: 24 });
    page.put(
      block,
      { ...line, x: MARGIN + 80, width: MEASURE - 160, y: 40, height: 56 },
      { ink: BLUE, across: 'middle', down: 'middle' },
    );
  }
  for (const side of [-1, 1])
    page.draw(star(WIDTH / 2 + side * (MEASURE / 2 - 26), 66, 24, side < 0 ? RASPBERRY : BLUE));
  page.put(large, { ...line, y: start, height: large.height }, { ink: NAVY, across: 'middle' });
  const small = fittedOrCut(printable(mode, round), {
    face: round,
    width: MEASURE,
    height: 54,
    lines: 1,
    largest: 36,
    smallest: 24,
  });
  page.put(
    small,
    { ...line, y: start + large.height + 6, height: 54 },
    { ink: RASPBERRY, across: 'middle', down: 'middle' },
  );
  return hem + 48;
}

function seatsLine(page: PaperPage, { seats, line }: Cover, y: number): void {
  const left = { x: MARGIN, y, width: 300, height: SEATS };
  page.draw(rounded(left, 30, `fill="${BLUE}"`));
  const count = fitted(printable(seats.text, round), {
    face: round,
    width: 256,
    height: 70,
    lines: 1,
    largest: 76,
    smallest: 36,
  });
  page.put(
    count,
    { ...left, x: left.x + 22, width: 256, y: y + 16, height: 76 },
    { ink: SUN, across: 'middle', down: 'middle' },
  );
  const label = fittedOrCut(printable(seats.label, round), {
    face: round,
    width: 264,
    height: 40,
    lines: 1,
    largest: 26,
    smallest: 22,
  });
  page.put(
    label,
    { ...left, x: left.x + 18, width: 264, y: y + 96, height: 40 },
    { ink: WHITE, across: 'middle', down: 'middle' },
  );
  const right = { x: MARGIN + 324, y, width: MEASURE - 324, height: SEATS };
  page.draw(rounded(right, 30, `fill="${WHITE}"`));
  const inner = { x: right.x + 32, y: y + 14, width: right.width - 64, height: SEATS - 28 };
  const wish = { face: round, width: inner.width, height: inner.height, isBalanced: true, leading: 1.14 };
  const said = fittedOrCut(
    printable(line, round),
    { ...wish, lines: 2, largest: 44, smallest: 32 },
    { ...wish, lines: 3, largest: 32, smallest: 26 },
    { ...wish, lines: 4, largest: 26, smallest: 23 },
  );
  page.put(said, inner, { ink: SOFT, across: 'middle', down: 'middle' });
}
