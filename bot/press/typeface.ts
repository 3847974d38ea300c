/** One font file: which signs it has, how wide they are, how they are drawn. */
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** In thousandths of the size, with the baseline at zero and up counted upwards. */
export interface Glyph {
  readonly of: Typeface;
  readonly index: number;
  readonly advance: number;
  readonly top: number;
  readonly bottom: number;
  /** Where its outline starts, and the rest of it counted from there; null for a blank. */
  readonly outline: { readonly x: number; readonly y: number; readonly path: string } | null;
}

export class Typeface {
  readonly #font: Font;
  readonly #glyphs = new Map<number, Glyph>();
  readonly #figures: ReadonlyMap<number, number>;

  constructor(bytes: Uint8Array) {
    this.#font = opentype.parse(Uint8Array.from(bytes).buffer);
    if (this.#font.unitsPerEm !== 1000) throw new Error('a typeface is measured in thousandths here');
    this.#figures = liningFigures(this.#font);
  }

  has(code: number): boolean {
    return this.#font.charToGlyphIndex(String.fromCodePoint(code)) > 0;
  }

  glyph(code: number): Glyph {
    const index = this.#font.charToGlyphIndex(String.fromCodePoint(code));
    return this.#glyph(this.#figures.get(index) ?? index);
  }

  kerning(left: Glyph, right: Glyph): number {
    return this.#font.getKerningValue(left.index, right.index);
  }

  #glyph(index: number): Glyph {
    const known = this.#glyphs.get(index);
    if (known) return known;
    const drawn = this.#font.glyphs.get(index);
    const { y1: bottom, y2: top } = drawn.getBoundingBox();
    const glyph = {
      of: this,
      index,
      advance: drawn.advanceWidth ?? 0,
      top,
      bottom,
      outline: outlineOf(drawn.path.commands),
    };
    this.#glyphs.set(index, glyph);
    return glyph;
  }
}

/** Glyphs to be taken instead of others, so that figures stand as tall as capitals. */
function liningFigures({ substitution }: Font): ReadonlyMap<number, number> {
  const known = substitution as unknown as { getSingle(feature: string): readonly { sub: number; by: number }[] };
  return new Map(known.getSingle('lnum').map(({ sub, by }) => [sub, by]));
}

/** Relative commands, so that the same words draw the glyph wherever its first point is put. */
function outlineOf(commands: readonly PathCommand[]): Glyph['outline'] {
  let first: { readonly x: number; readonly y: number } | null = null;
  let start = { x: 0, y: 0 };
  let here = start;
  let path = '';
  for (const command of commands) {
    const by = (x: number, y: number) => `${x - here.x} ${y - here.y}`;
    switch (command.type) {
      case 'M':
        if (first) path += `m${by(command.x, command.y)}`;
        first ??= command;
        start = command;
        break;
      case 'L':
        // The reader puts an empty line before each curve.
        if (command.x !== here.x || command.y !== here.y) path += `l${by(command.x, command.y)}`;
        break;
      case 'Q':
        path += `q${by(command.x1, command.y1)} ${by(command.x, command.y)}`;
        break;
      case 'C':
        throw new Error('a typeface is drawn in quadratic curves here');
      case 'Z':
        path += 'z';
        here = start;
        continue;
    }
    here = command;
  }
  return first && { x: first.x, y: first.y, path };
}
