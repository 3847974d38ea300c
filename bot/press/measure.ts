/** How much room a line takes, to the thousandth: the very glyphs that are drawn are measured. */
import type { FontFace } from './faces.ts';
import type { Glyph } from './typeface.ts';

export interface Type {
  readonly face: FontFace;
  readonly size: number;
  /** Between letters, in pixels. */
  readonly spacing?: number;
}

export interface Set {
  /** Each glyph, with where it stands in thousandths of the size. */
  readonly glyphs: readonly { readonly glyph: Glyph; readonly x: number }[];
  readonly width: number;
  /** How far the ink reaches above the baseline, and below it. */
  readonly above: number;
  readonly below: number;
}

/** As above, in thousandths of any size, and without what is put between letters. */
type Run = Set;

const known = new Map<FontFace, Map<string, Run>>();
/** More than any page has; then everything is measured anew. */
const KEPT = 5000;

function runOf(text: string, face: FontFace): Run {
  const runs = known.get(face) ?? new Map<string, Run>();
  known.set(face, runs);
  if (runs.size > KEPT) runs.clear();
  const run = runs.get(text) ?? measured(text, face);
  runs.set(text, run);
  return run;
}

function measured(text: string, face: FontFace): Run {
  const glyphs: { glyph: Glyph; x: number }[] = [];
  let [width, above, below] = [0, 0, 0];
  let before: Glyph | null = null;
  for (const sign of text) {
    const glyph = face.glyph(sign.codePointAt(0)!);
    if (!glyph) continue;
    if (before?.of === glyph.of) width += glyph.of.kerning(before, glyph);
    glyphs.push({ glyph, x: width });
    width += glyph.advance;
    above = Math.max(above, glyph.top);
    below = Math.max(below, -glyph.bottom);
    before = glyph;
  }
  return { glyphs, width, above, below };
}

export function setLine(text: string, type: Type): Set {
  const { glyphs, above, below } = runOf(text, type.face);
  const { size, spacing = 0 } = type;
  const gap = (spacing * 1000) / size;
  return {
    glyphs: gap === 0 ? glyphs : glyphs.map(({ glyph, x }, i) => ({ glyph, x: x + i * gap })),
    width: widthOf(text, type),
    above: (above * size) / 1000,
    below: (below * size) / 1000,
  };
}

export function widthOf(text: string, { face, size, spacing = 0 }: Type): number {
  const { glyphs, width } = runOf(text, face);
  return (width * size) / 1000 + spacing * Math.max(0, glyphs.length - 1);
}
