/** The faces that the paper is set in. What one of them lacks is taken from another before it is given up. */
import { readFileSync } from 'node:fs';
import { type Glyph, Typeface } from './typeface.ts';

/** As deep in the built program as here. */
const FONTS = new URL('../../bot/press/fonts/', import.meta.url);

export class FontFace {
  readonly #file: string;
  readonly #others: readonly FontFace[];
  #typeface: Typeface | null = null;

  constructor(file: string, ...others: readonly FontFace[]) {
    this.#file = file;
    this.#others = others;
  }

  /** Null where no face has the sign. */
  glyph(code: number): Glyph | null {
    if (this.typeface.has(code)) return this.typeface.glyph(code);
    return this.#others.find((face) => face.typeface.has(code))?.glyph(code) ?? null;
  }

  get typeface(): Typeface {
    this.#typeface ??= new Typeface(readFileSync(new URL(this.#file, FONTS)));
    return this.#typeface;
  }
}

/** Mastheads, headlines, names. */
export const display = new FontFace('alegreya-900.ttf');
/** Numbers and labels. */
export const figures = new FontFace('oswald-600.ttf', display);
/** What is read. */
export const roman = new FontFace('oldstandard-400.ttf', display);
export const bold = new FontFace('oldstandard-700.ttf', display);
export const italic = new FontFace('oldstandard-400i.ttf', display);
/** Everything in the children's gazette. */
export const round = new FontFace('nunito-900.ttf', display);
