/** The page that ends a game: who won, who was who, what they are honoured for. */
import { icon } from './emblems.ts';
import { bold, display, figures, roman } from './faces.ts';
import { type Block, fitted, fittedOrCut } from './fitting.ts';
import { FOOT, foot } from './foot.ts';
import { capitals, head, type Room } from './head.ts';
import { CARD, hairLine, INK, MARGIN, MEASURE, PAPER, RED } from './noir.ts';
import { Page } from './page.ts';
import { cards, list } from './people.ts';
import type { Extra, Labelled, Revealed } from './picture.ts';
import { type Piece, rowsOf, stack, tallness } from './piece.ts';
import { printable } from './signs.ts';

type Setting = (people: readonly Revealed[], haveWon: boolean) => readonly Piece[];

/** From the roomiest to the tightest. */
const SETTINGS: readonly Setting[] = [
  ...[
    [270, 210],
    [220, 180],
    [180, 150],
    [150, 126],
    [126, 112],
  ].map(
    ([won = 0, lost = 0]): Setting =>
      (people, haveWon) =>
        cards(people, haveWon ? won : lost),
  ),
  ...[
    [2, 76],
    [2, 62],
    [3, 62],
    [3, 52],
    [3, 46],
  ].map(
    ([across = 0, tall = 0]): Setting =>
      (people) =>
        list(people, across, tall),
  ),
];

const BETWEEN = 12;

export function extra(picture: Extra): Page {
  const page = new Page(PAPER);
  const top = head(page, picture, roomFor(picture.people.length)) - 6;
  const room = FOOT - 22 - top;
  const pieces = piecesOf(picture, room);
  const left = room - tallness(pieces) - BETWEEN * (pieces.length - 1);
  const more = Math.max(0, Math.min(26, left / Math.max(1, pieces.length)));
  const taken = tallness(pieces) + (BETWEEN + more) * (pieces.length - 1);
  stack(page, pieces, top + Math.max(0, (room - taken) / 2), BETWEEN + more);
  foot(page, picture.foot);
  return page;
}

const roomFor = (people: number): Room =>
  people > 16
    ? { masthead: 84, headline: 92, deck: 62 }
    : people > 8
      ? { masthead: 110, headline: 124, deck: 70 }
      : { masthead: 150, headline: 190, deck: 88 };

/** Everything in the roomiest setting that will do; in the tightest, honours are left out from the last. */
function piecesOf(picture: Extra, room: number): readonly Piece[] {
  const fits = (pieces: readonly Piece[]) => tallness(pieces) + BETWEEN * (pieces.length - 1) <= room;
  for (const setting of SETTINGS) {
    const pieces = [...peopleOf(picture, setting), ...awardsOf(picture, picture.awards)];
    if (fits(pieces)) return pieces;
  }
  const people = peopleOf(picture, SETTINGS.at(-1)!);
  for (let kept = picture.awards.length - 1; kept > 0; kept--) {
    const pieces = [...people, ...awardsOf(picture, picture.awards.slice(0, kept))];
    if (fits(pieces)) return pieces;
  }
  return people;
}

function peopleOf({ people, legend }: Extra, setting: Setting): readonly Piece[] {
  const winners = people.filter((person) => person.isWinner);
  const others = people.filter((person) => !person.isWinner);
  return [
    ...(winners.length > 0 ? [banner(legend.winners), ...setting(winners, true)] : []),
    ...(others.length > 0 ? [heading(legend.people), ...setting(others, false)] : []),
  ];
}

function awardsOf({ legend }: Extra, awards: readonly Labelled[]): readonly Piece[] {
  if (awards.length === 0) return [];
  const across = awards.length === 1 ? 1 : 2;
  const gap = 36;
  const width = (MEASURE - gap * (across - 1)) / across;
  const rows = rowsOf(awards, across).map((row): Piece => {
    const set = row.map((award) => setAward(award, width - 42));
    const height = Math.max(...set.map(({ label, text }) => label.height + 8 + text.height));
    return {
      height,
      put: (page, y) =>
        set.forEach(({ label, text }, i) => {
          const x = MARGIN + i * (width + gap);
          page.draw(icon('trophy', { x, y: y - 2, size: 30 }, RED));
          const frame = { x: x + 42, y, width: width - 42, height: label.height };
          page.put(label, frame, { ink: INK });
          page.put(text, { ...frame, y: y + label.height + 8, height: text.height }, { ink: INK });
        }),
    };
  });
  return [heading(legend.awards), ...rows];
}

function setAward({ label, text }: Labelled, width: number): { readonly label: Block; readonly text: Block } {
  const line = { width, leading: 1.1 };
  return {
    label: fitted(printable(label, display), { ...line, face: display, lines: 2, largest: 27, smallest: 24 }),
    text: fitted(
      printable(text, roman),
      { ...line, face: roman, lines: 1, largest: 25, smallest: 23 },
      { ...line, face: roman, lines: 2, largest: 24, smallest: 22 },
    ),
  };
}

const TAPE = 46;

/** The only red there is: for those who won. */
const banner = (words: string): Piece => ({
  height: TAPE + 6,
  put: (page, y) => {
    page.draw(
      `<path fill="${RED}" d="M${MARGIN} ${y.toFixed(1)}h${MEASURE}l-18 ${TAPE / 2}l18 ${TAPE / 2}h${-MEASURE}l18 ${-TAPE / 2}z"/>`,
    );
    const frame = { x: MARGIN + 60, y, width: MEASURE - 120, height: TAPE };
    const line = { face: figures, width: frame.width, lines: 1, largest: 28, smallest: 22 };
    page.put(fittedOrCut(printable(capitals(words), figures), { ...line, spacing: 2 }), frame, {
      ink: CARD,
      across: 'middle',
      down: 'middle',
    });
  },
});

/** Words between two hair lines. */
const heading = (words: string): Piece => ({
  height: 34,
  put: (page, y) => {
    const frame = { x: MARGIN + 40, y, width: MEASURE - 80, height: 34 };
    const block = fittedOrCut(printable(words, bold), {
      face: bold,
      width: frame.width,
      lines: 1,
      largest: 27,
      smallest: 22,
    });
    page.put(block, frame, { ink: INK, across: 'middle', down: 'middle' });
    const side = (MEASURE - block.width) / 2 - 20;
    page.draw(hairLine(y + 17, MARGIN, side) + hairLine(y + 17, MARGIN + MEASURE - side, side));
  },
});
