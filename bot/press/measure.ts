/** How much room a line takes, to the thousandth: the very glyphs that are drawn are measured. */
import type { Face } from './faces.ts';
import type { Glyph } from './typeface.ts';

export interface Type {
  readonly face: Face;
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

export function setLine(text: string, { face, size, spacing = 0 }: Type): Set {
  const glyphs: { glyph: Glyph; x: number }[] = [];
  const gap = (spacing * 1000) / size;
  let x = 0;
  let top = 0;
  let bottom = 0;
  let before: Glyph | null = null;
  for (const sign of text) {
    const glyph = face.glyph(sign.codePointAt(0)!);
    if (!glyph) continue;
    if (before) x += gap + (before.of === glyph.of ? glyph.of.kerning(before, glyph) : 0);
    glyphs.push({ glyph, x });
    x += glyph.advance;
    top = Math.max(top, glyph.top);
    bottom = Math.min(bottom, glyph.bottom);
    before = glyph;
  }
  const scale = size / 1000;
  return { glyphs, width: x * scale, above: top * scale, below: -bottom * scale };
}

export const widthOf = (text: string, type: Type): number => setLine(text, type).width;
