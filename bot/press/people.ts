/** Who was who: as a hand of cards while there is room, as a list where there is little. */
import { emblem } from './emblems.ts';
import { display, figures, italic } from './faces.ts';
import { fitted, fitting } from './fitting.ts';
import { CARD, INK, MARGIN, MEASURE, RED, SECOND } from './noir.ts';
import type { Page } from './page.ts';
import type { Revealed } from './picture.ts';
import { type Piece, rowsOf } from './piece.ts';
import { printable, printableName } from './signs.ts';

const n = (value: number): string => value.toFixed(1);

/** A playing card, five to seven, with its emblem. Who was out by the end has a card with a broken edge. */
function card(x: number, y: number, height: number, person: Revealed): string {
  const width = (height * 5) / 7;
  const size = width * 0.78;
  const edge = person.isOut ? `stroke="${SECOND}" stroke-dasharray="7 5"` : `stroke="${INK}"`;
  const radius = n(Math.max(4, height * 0.05));
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${CARD}" ${edge} stroke-width="2.4"/>` +
    emblem(
      person.emblem,
      { x: x + (width - size) / 2, y: y + (height - size) / 2 + height * 0.04, size },
      { ink: person.isOut ? SECOND : INK, seal: RED },
    )
  );
}

/** The seat on a tab; struck where its owner was out. */
function tab(page: Page, x: number, y: number, { number, isOut }: Revealed): void {
  const block = fitted(String(number), { face: figures, width: 40, lines: 1, largest: 24, smallest: 22 });
  const frame = { x, y, width: Math.max(34, block.width + 14), height: 34 };
  const look = isOut ? `fill="${CARD}" stroke="${SECOND}"` : `fill="${INK}" stroke="${INK}"`;
  page.draw(`<rect x="${n(x)}" y="${n(y)}" width="${n(frame.width)}" height="34" rx="4" ${look} stroke-width="2"/>`);
  page.put(block, frame, { ink: isOut ? SECOND : CARD, across: 'middle', down: 'middle' });
  if (!isOut) return;
  page.draw(`<path d="M${n(x + 4)} ${n(y + 27)}l${n(frame.width - 8)} -20" stroke="${SECOND}" stroke-width="2.4"/>`);
}

/** Rows of cards, with name and role under each. */
export function cards(people: readonly Revealed[], tall: number): readonly Piece[] {
  const width = (tall * 5) / 7;
  const most = Math.min(6, Math.max(3, Math.floor(MEASURE / Math.max(width + 26, 176))));
  return rowsOf(people, most).map((row) => {
    const cell = Math.min(MEASURE / row.length, Math.max(width + 90, 250));
    const words = row.map((person) => ({ person, ...wordsUnder(person, cell - 14, tall > 150) }));
    const name = Math.max(...words.map((word) => word.name.height));
    const role = Math.max(...words.map((word) => word.role.height));
    const left = MARGIN + (MEASURE - cell * row.length) / 2;
    return {
      height: tall + 14 + name + 9 + role,
      put: (page, y) =>
        words.forEach((word, i) => {
          const x = left + i * cell;
          page.draw(card(x + (cell - width) / 2, y, tall, word.person));
          tab(page, x + (cell - width) / 2 - 9, y - 6, word.person);
          const under = { x: x + 7, y: y + tall + 14, width: cell - 14, height: name };
          page.put(word.name, under, { ink: INK, across: 'middle' });
          const last = { ...under, y: under.y + word.name.height + 9, height: word.role.height };
          page.put(word.role, last, { ink: SECOND, across: 'middle' });
        }),
    };
  });
}

function wordsUnder(person: Revealed, width: number, isLarge: boolean) {
  const line = { width, leading: 1.06, isBalanced: true };
  return {
    name: fitted(
      printableName(person.name, display),
      { ...line, face: display, lines: 1, largest: isLarge ? 32 : 27, smallest: 24 },
      { ...line, face: display, lines: 2, largest: 25, smallest: 22 },
    ),
    role: fitted(
      printable(person.role, italic),
      { ...line, face: italic, lines: 1, largest: isLarge ? 27 : 24, smallest: 22 },
      { ...line, face: italic, lines: 2, largest: 23, smallest: 22 },
    ),
  };
}

/** Rows of a list in so many columns. */
export function list(people: readonly Revealed[], across: number, tall: number): readonly Piece[] {
  const gap = across > 2 ? 18 : 30;
  const cell = (MEASURE - gap * (across - 1)) / across;
  const side = tall * 0.92;
  const before = side + 10 + 34 + 8;
  return rowsOf(people, across).map((row) => {
    const words = row.map((person) => ({ person, ...wordsBeside(person, cell - before, tall) }));
    const height = Math.max(tall, ...words.map(({ name, role }) => name.height + 6 + role.height));
    return {
      height,
      put: (page, y) =>
        words.forEach(({ person, name, role }, i) => {
          const x = MARGIN + i * (cell + gap);
          const inks = { ink: person.isOut ? SECOND : INK, seal: RED };
          page.draw(emblem(person.emblem, { x, y: y + (height - side) / 2, size: side }, inks));
          tab(page, x + side + 8, y + (height - 34) / 2, person);
          const both = name.height + 6 + role.height;
          const top = y + (height - both) / 2;
          const frame = { x: x + before, y: top, width: cell - before, height: name.height };
          page.put(name, frame, { ink: INK });
          page.put(role, { ...frame, y: top + name.height + 6, height: role.height }, { ink: SECOND });
        }),
    };
  });
}

function wordsBeside(person: Revealed, width: number, tall: number) {
  const line = { width, leading: 1.02 };
  const name = fitted(
    printableName(person.name, display),
    { ...line, face: display, lines: 1, largest: tall > 60 ? 30 : 25, smallest: 22 },
    { ...line, face: display, lines: 2, largest: 24, smallest: 22, height: 50 },
  );
  const role = printable(person.role, italic);
  return {
    name,
    role:
      fitting(role, { ...line, face: italic, lines: 1, largest: tall > 60 ? 26 : 23, smallest: 22 }) ??
      fitted(role, { ...line, face: italic, lines: 2, largest: 22, smallest: 22, height: 46 }),
  };
}
