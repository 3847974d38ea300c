/** The page that ends a game: who won, who was who, what they are honoured for. */
import type { PaperDress } from './dress.ts';
import { icon } from './emblems.ts';
import { fitted } from './fitting.ts';
import type { HeadRoom } from './head.ts';
import { MARGIN, MEASURE } from './noir.ts';
import { PaperPage } from './page.ts';
import { cards, list } from './people.ts';
import type { ExtraEdition, Labelled, Revealed } from './picture.ts';
import { type Piece, rowsOf, stack, tallness } from './piece.ts';
import { printable } from './signs.ts';

/** How people are set, and how near everything stands. */
interface Typeset {
  readonly people: (people: readonly Revealed[], dress: PaperDress, haveWon: boolean) => readonly Piece[];
  readonly between: number;
  /** So tall a row is at least, and so many it holds at most. */
  readonly row: { readonly tall: number; readonly most: number };
}

const CARDS = [
  [290, 230],
  [250, 200],
  [220, 180],
  [190, 156],
  [164, 136],
  [140, 120],
  [120, 108],
] as const;
const LISTS = [
  [2, 84],
  [2, 70],
  [2, 58],
  [3, 70],
  [3, 58],
  [3, 50],
] as const;

const asCards = ([won, lost]: readonly [number, number]): Typeset => ({
  people: (people, dress, haveWon) => cards(people, haveWon ? won : lost, dress),
  between: 18,
  row: { tall: lost + 50, most: 6 },
});
const asList = (across: number, tall: number, between: number): Typeset => ({
  people: (people, dress) => list(people, across, tall, dress),
  between,
  row: { tall, most: across },
});

/** From the roomiest to the tightest. */
const SETTINGS: readonly Typeset[] = [
  ...CARDS.map(asCards),
  ...LISTS.map(([across, tall]) => asList(across, tall, 14)),
  asList(3, 44, 8),
];

const tallWith = (pieces: readonly Piece[], between: number): number =>
  tallness(pieces) + between * (pieces.length - 1);

export function extra(picture: ExtraEdition, dress: PaperDress): PaperPage {
  const page = new PaperPage(dress.paper);
  const top = dress.head(page, picture, roomFor(picture.people.length)) - 6;
  const room = dress.bottom - top;
  const { pieces, between } = piecesOf(picture, dress, room);
  const left = Math.max(0, room - tallWith(pieces, between));
  const looser = between + Math.min(14, left / pieces.length);
  stack(page, pieces, top + Math.max(0, (room - tallWith(pieces, looser)) / 2), looser);
  dress.foot(page, picture.foot);
  return page;
}

const roomFor = (people: number): HeadRoom =>
  people > 14
    ? { masthead: 62, headline: 84, deck: 62 }
    : people > 6
      ? { masthead: 76, headline: 110, deck: 66 }
      : { masthead: 96, headline: 180, deck: 80 };

interface Chosen {
  readonly pieces: readonly Piece[];
  readonly between: number;
}

/** The roomiest setting with room for everything, if there is one where no name suffers. */
function piecesOf(picture: ExtraEdition, dress: PaperDress, room: number): Chosen {
  let second: Chosen | null = null;
  const awards = awardsOf(picture, picture.awards, dress);
  for (const { people, between, row } of SETTINGS) {
    const rows = Math.ceil(picture.people.length / row.most);
    if (rows * (row.tall + between) + tallness(awards) > room) continue;
    const pieces = [...peopleOf(picture, people, dress), ...awards];
    if (tallWith(pieces, between) > room) continue;
    if (!pieces.some((piece) => piece.isStrained)) return { pieces, between };
    second ??= { pieces, between };
  }
  return second ?? withFewerAwards(picture, dress, room);
}

/** The tightest setting: honours are left out, the last ones first; people never. */
function withFewerAwards(picture: ExtraEdition, dress: PaperDress, room: number): Chosen {
  const { people, between } = SETTINGS.at(-1)!;
  const named = peopleOf(picture, people, dress);
  for (let kept = picture.awards.length - 1; kept > 0; kept--) {
    const pieces = [...named, ...awardsOf(picture, picture.awards.slice(0, kept), dress)];
    if (tallWith(pieces, between) <= room) return { pieces, between };
  }
  return { pieces: named, between };
}

function peopleOf({ people, legend }: ExtraEdition, setting: Typeset['people'], dress: PaperDress): readonly Piece[] {
  const winners = people.filter((person) => person.isWinner);
  const others = people.filter((person) => !person.isWinner);
  return [
    ...(winners.length > 0 ? [dress.banner(legend.winners), ...setting(winners, dress, true)] : []),
    ...(others.length > 0 ? [dress.heading(legend.people), ...setting(others, dress, false)] : []),
  ];
}

function awardsOf({ legend }: ExtraEdition, awards: readonly Labelled[], dress: PaperDress): readonly Piece[] {
  if (awards.length === 0) return [];
  const across = awards.length === 1 ? 1 : 2;
  const gap = 36;
  const width = (MEASURE - gap * (across - 1)) / across;
  const rows = rowsOf(awards, across).map((row): Piece => {
    const set = row.map((award) => setAward(award, width - 42, dress));
    return {
      height: Math.max(...set.map(({ label, text }) => label.height + 3 + text.height)),
      put: (page, y) =>
        set.forEach(({ label, text }, i) => {
          const x = MARGIN + i * (width + gap);
          page.draw(icon('trophy', { x, y: y - 4, size: 30 }, dress.seal));
          const frame = { x: x + 42, y, width: width - 42, height: label.height };
          page.put(label, frame, { ink: dress.ink });
          page.put(text, { ...frame, y: y + label.height + 3, height: text.height }, { ink: dress.read });
        }),
    };
  });
  return [dress.heading(legend.awards), ...rows];
}

function setAward({ label, text }: Labelled, width: number, { names, words }: PaperDress) {
  const line = { width, leading: 1.1 };
  return {
    label: fitted(printable(label, names), { ...line, face: names, lines: 2, largest: 26, smallest: 23 }),
    text: fitted(
      printable(text, words),
      { ...line, face: words, lines: 1, largest: 25, smallest: 22 },
      { ...line, face: words, lines: 2, largest: 23, smallest: 22, isBalanced: true },
    ),
  };
}
