/** The gazette of an ordinary day. */
import { listed } from '../boxes.ts';
import { BLUE, CREAM, NAVY, RASPBERRY, SOFT, WHITE } from '../bright.ts';
import { rounded } from '../dress.ts';
import { icon } from '../emblems.ts';
import { round } from '../faces.ts';
import { fitted, fittedOrCut } from '../fitting.ts';
import { MARGIN, MEASURE } from '../noir.ts';
import { PaperPage } from '../page.ts';
import type { Column, Morning, Panel } from '../picture.ts';
import type { Piece } from '../piece.ts';
import { printable, printableName } from '../signs.ts';
import { GAZETTE_FOOT, gazetteFoot, gazetteHead } from './gazette.ts';
import { academy } from './scene.ts';

const GAP = 22;
const INSIDE = 26;
const LABEL = 58;
const LEAST_SCENE = 330;

export function gazetteMorning(picture: Morning): PaperPage {
  const page = new PaperPage(CREAM);
  const top = gazetteHead(page, picture, { masthead: 112, headline: 170, deck: 84 });
  const boxes = boxesOf(picture.boxes.slice(0, 3));
  const news = newsOf([...picture.columns, picture.ad].filter(({ title }) => title !== '').slice(0, 2));
  const left = GAZETTE_FOOT - GAP - top;
  const fits = (some: readonly Piece[]) =>
    left - some.reduce((sum, piece) => sum + piece.height + GAP, 0) >= LEAST_SCENE;
  const both = [...news, ...boxes];
  const pieces = picture.columns.length > 0 && fits(both) ? both : boxes;
  let y = GAZETTE_FOOT;
  for (const piece of [...pieces].reverse()) {
    y -= piece.height + GAP;
    piece.put(page, y);
  }
  page.draw(academy({ x: MARGIN, y: top, width: MEASURE, height: y - GAP - top }, picture.emblems));
  gazetteFoot(page, picture.foot, picture.weather);
  return page;
}

const HEADS = [BLUE, RASPBERRY, NAVY] as const;

/** White cards with a coloured head. */
function boxesOf(boxes: readonly Panel[]): readonly Piece[] {
  if (boxes.length === 0) return [];
  const width = (MEASURE - GAP * (boxes.length - 1)) / boxes.length;
  const inner = width - 2 * INSIDE;
  const wish = { face: round, width: inner, height: 180, leading: 1.12, isBalanced: true };
  const names = boxes.map((box) =>
    fitted(
      listed(box.names.map((name) => printableName(name, round))),
      { ...wish, lines: 1, largest: 36, smallest: 28 },
      { ...wish, lines: 2, largest: 31, smallest: 25 },
      { ...wish, lines: 3, largest: 27, smallest: 23 },
      { ...wish, lines: 8, largest: 24, smallest: 22 },
    ),
  );
  const tallest = Math.max(...names.map((block) => block.height));
  const height = LABEL + tallest + 44;
  const put = (page: PaperPage, y: number): void =>
    boxes.forEach((box, i) => {
      const x = MARGIN + i * (width + GAP);
      const ink = HEADS[i % HEADS.length]!;
      page.draw(rounded({ x, y, width, height }, 26, `fill="${WHITE}"`));
      page.draw(
        `<path fill="${ink}" d="M${x.toFixed(1)} ${(y + LABEL).toFixed(1)}v${26 - LABEL}q0 -26 26 -26h${(width - 52).toFixed(1)}q26 0 26 26v${LABEL - 26}z"/>`,
      );
      page.draw(icon(box.icon, { x: x + INSIDE - 4, y: y + 13, size: 32 }, WHITE));
      const label = { x: x + INSIDE + 38, y, width: inner - 38, height: LABEL };
      const line = { face: round, width: label.width, lines: 1, largest: 27, smallest: 22 };
      page.put(fittedOrCut(printable(box.label, round), line), label, { ink: WHITE, down: 'middle' });
      const frame = { x: x + INSIDE, y: y + LABEL + 20, width: inner, height: tallest };
      page.put(names[i]!, frame, { ink: NAVY, down: 'middle' });
    });
  return [{ height, put }];
}

/** Two stories beside each other. */
function newsOf(news: readonly Column[]): readonly Piece[] {
  const width = (MEASURE - GAP * (news.length - 1)) / news.length;
  const inner = width - 2 * INSIDE;
  const set = news.map(({ title, text }) => ({
    title: fitted(printable(title, round), { face: round, width: inner, lines: 2, largest: 29, smallest: 26 }),
    text: fitted(printable(text, round), {
      face: round,
      width: inner,
      lines: 9,
      largest: 25,
      smallest: 23,
      leading: 1.24,
    }),
  }));
  const height = Math.max(...set.map(({ title, text }) => title.height + 10 + text.height)) + 46;
  const put = (page: PaperPage, y: number): void =>
    set.forEach(({ title, text }, i) => {
      const x = MARGIN + i * (width + GAP);
      page.draw(rounded({ x, y, width, height }, 26, `fill="${WHITE}"`));
      const frame = { x: x + INSIDE, y: y + 24, width: inner, height: title.height };
      page.put(title, frame, { ink: BLUE });
      page.put(text, { ...frame, y: frame.y + title.height + 10, height: text.height }, { ink: SOFT });
    });
  return [{ height, put }];
}
