/** Who was who: as a hand of cards while there is room, as a list where there is little. */
import type { PaperDress } from './dress.ts';
import { emblem } from './emblems.ts';
import { type Block, fitted } from './fitting.ts';
import { MARGIN, MEASURE } from './noir.ts';
import type { PaperPage } from './page.ts';
import type { Revealed } from './picture.ts';
import { type Piece, rowsOf } from './piece.ts';
import { printable, printableName } from './signs.ts';

const TAB = 34;
const LAST_SEAT = 26;
const UNDER_NAME = 3;

const numberOf = (number: number, { figures }: PaperDress): Block =>
  fitted(String(number), { face: figures, width: 60, lines: 1, largest: 24, smallest: 22 });

const tabWidth = (block: Block): number => Math.max(TAB, block.width + 12);

function tab(page: PaperPage, x: number, y: number, person: Revealed, dress: PaperDress): void {
  const { isOut } = person;
  const block = numberOf(person.number, dress);
  const frame = { x, y, width: tabWidth(block), height: TAB };
  const { drawing, ink } = dress.tab(frame, isOut);
  page.draw(drawing);
  page.put(block, frame, { ink, across: 'middle', down: 'middle' });
}

/** Rows of cards, five to seven, with name and role under each. */
export function cards(people: readonly Revealed[], tall: number, dress: PaperDress): readonly Piece[] {
  const width = (tall * 5) / 7;
  const most = Math.min(6, Math.max(3, Math.floor(MEASURE / Math.max(width + 26, 176))));
  return rowsOf(people, most).map((row) => {
    const cell = Math.min(MEASURE / row.length, Math.max(width + 90, 250));
    const words = row.map((person) => ({ person, ...wordsUnder(person, cell - 14, tall > 150, dress) }));
    const left = MARGIN + (MEASURE - cell * row.length) / 2;
    return {
      height: tall + 14 + Math.max(...words.map(({ name, role }) => tallAs(name, words) + UNDER_NAME + role.height)),
      isStrained: words.some(({ name }) => name.isStrained),
      put: (page, y) =>
        words.forEach(({ person, name, role }, i) => {
          const x = left + i * cell;
          const frame = { x: x + (cell - width) / 2, y, width, height: tall };
          page.draw(dress.card(frame, person.isOut));
          const size = width * 0.78;
          const at = { x: frame.x + (width - size) / 2, y: y + (tall - size) / 2 + tall * 0.04, size };
          page.draw(emblem(person.emblem, at, inksOf(person, dress)));
          tab(page, frame.x - 9, y - 6, person, dress);
          const under = { x: x + 7, y: y + tall + 14, width: cell - 14, height: tallAs(name, words) };
          page.put(name, under, { ink: dress.ink, across: 'middle', down: 'bottom' });
          const last = { ...under, y: under.y + under.height + UNDER_NAME, height: role.height };
          page.put(role, last, { ink: dress.second, across: 'middle' });
        }),
    };
  });
}

const inksOf = ({ isOut }: Revealed, { ink, second, seal }: PaperDress) => ({ ink: isOut ? second : ink, seal });

interface PersonWords {
  readonly name: Block;
  readonly role: Block;
}

/** Names of as many lines stand on one level, whatever their size. */
const tallAs = (name: Block, row: readonly PersonWords[]): number =>
  Math.max(...row.filter((words) => words.name.lines.length === name.lines.length).map((words) => words.name.height));

const bothTall = ({ name, role }: PersonWords): number => name.height + UNDER_NAME + role.height;

function wordsUnder(
  { name, role }: Revealed,
  width: number,
  isLarge: boolean,
  { names, roles }: PaperDress,
): PersonWords {
  const line = { width, leading: 1.06, isBalanced: true };
  return {
    name: fitted(
      printableName(name, names),
      { ...line, face: names, lines: 1, largest: isLarge ? 32 : 27, smallest: 24 },
      { ...line, face: names, lines: 2, largest: 25, smallest: 22 },
    ),
    role: fitted(
      printable(role, roles),
      { ...line, face: roles, lines: 1, largest: isLarge ? 27 : 24, smallest: 22 },
      { ...line, face: roles, lines: 2, largest: 23, smallest: 22 },
    ),
  };
}

/** Rows of a list in so many columns. */
export function list(people: readonly Revealed[], across: number, tall: number, dress: PaperDress): readonly Piece[] {
  const gap = across > 2 ? 18 : 30;
  const cell = (MEASURE - gap * (across - 1)) / across;
  const before = tall + 8 + tabWidth(numberOf(LAST_SEAT, dress)) + 10;
  return rowsOf(people, across).map((row) => {
    const words = row.map((person) => ({ person, ...wordsBeside(person, cell - before, tall, dress) }));
    const height = Math.max(tall, ...words.map(bothTall));
    return {
      height,
      isStrained: words.some(({ name }) => name.isStrained),
      put: (page, y) =>
        words.forEach((word, i) => {
          const { person, name, role } = word;
          const x = MARGIN + i * (cell + gap);
          const frame = { x, y: y + (height - tall) / 2, width: tall, height: tall };
          page.draw(dress.place(frame, person.isOut));
          page.draw(
            emblem(
              person.emblem,
              { x: x + tall * 0.04, y: frame.y + tall * 0.04, size: tall * 0.92 },
              inksOf(person, dress),
            ),
          );
          tab(page, x + tall + 8, y + (height - TAB) / 2, person, dress);
          const top = y + (height - bothTall(word)) / 2;
          const beside = { x: x + before, y: top, width: cell - before, height: name.height };
          page.put(name, beside, { ink: dress.ink });
          page.put(role, { ...beside, y: top + name.height + UNDER_NAME, height: role.height }, { ink: dress.second });
        }),
    };
  });
}

function wordsBeside({ name, role }: Revealed, width: number, tall: number, { names, roles }: PaperDress): PersonWords {
  const line = { width, leading: 1.02, isBalanced: true };
  const isLarge = tall > 60;
  return {
    name: fitted(
      printableName(name, names),
      { ...line, face: names, lines: 1, largest: isLarge ? 30 : 25, smallest: 22 },
      { ...line, face: names, lines: 2, largest: 24, smallest: 22, height: 50 },
    ),
    role: fitted(
      printable(role, roles),
      { ...line, face: roles, lines: 1, largest: isLarge ? 26 : 23, smallest: 22 },
      { ...line, face: roles, lines: 2, largest: 22, smallest: 22, height: 50 },
    ),
  };
}
