/** A part of a page that knows how tall it is before it is put anywhere. */
import type { PaperPage } from './page.ts';

export interface Piece {
  readonly height: number;
  readonly put: (page: PaperPage, y: number) => void;
  /** Somebody's name had to be broken, or is hard to read. */
  readonly isStrained?: boolean;
}

export const tallness = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.height, 0);

/** One below the other, with the same room between them. */
export function stack(page: PaperPage, pieces: readonly Piece[], top: number, between: number): number {
  let y = top;
  for (const piece of pieces) {
    piece.put(page, y);
    y += piece.height + between;
  }
  return y - between;
}

/** As even as can be: 7 in rows of at most 5 are 4 and 3. */
export function rowsOf<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  const rows = Math.ceil(all.length / most);
  const inRow = Math.ceil(all.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, i) => all.slice(i * inRow, (i + 1) * inRow));
}
