/** Reads a TrueType file: which signs it has, how wide they are, how they are drawn. Glyphs are read when first asked for. */
import { kerningOf, liningFigures, type PairKerning } from './kerning.ts';

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

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

type Contour = readonly Point[];

export class Typeface {
  readonly #data: DataView;
  readonly #tables = new Map<string, number>();
  readonly #signs: ReadonlyMap<number, number>;
  readonly #glyphs = new Map<number, Glyph>();
  readonly #figures: ReadonlyMap<number, number>;
  readonly #kerning: PairKerning;
  readonly #longMetrics: number;
  readonly #isLongLoca: boolean;

  constructor(bytes: Uint8Array) {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#data = data;
    for (let i = 0; i < data.getUint16(4); i++) {
      const at = 12 + 16 * i;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => data.getUint8(at + byte)));
      this.#tables.set(tag, data.getUint32(at + 8));
    }
    if (data.getUint16(this.#at('head') + 18) !== 1000) throw new Error('a typeface is measured in thousandths here');
    this.#isLongLoca = data.getInt16(this.#at('head') + 50) === 1;
    this.#longMetrics = data.getUint16(this.#at('hhea') + 34);
    this.#signs = this.#readSigns();
    this.#kerning = kerningOf(data, this.#tables.get('GPOS'));
    this.#figures = liningFigures(data, this.#tables.get('GSUB'));
  }

  has(code: number): boolean {
    return this.#signs.has(code);
  }

  glyph(code: number): Glyph {
    const index = this.#signs.get(code) ?? 0;
    return this.#glyph(this.#figures.get(index) ?? index);
  }

  kerning(left: Glyph, right: Glyph): number {
    return this.#kerning(left.index, right.index);
  }

  #at(table: string): number {
    const at = this.#tables.get(table);
    if (at === undefined) throw new Error(`a typeface without ${table}`);
    return at;
  }

  #readSigns(): ReadonlyMap<number, number> {
    const data = this.#data;
    const cmap = this.#at('cmap');
    const signs = new Map<number, number>();
    for (let i = 0; i < data.getUint16(cmap + 2); i++) {
      const table = cmap + data.getUint32(cmap + 8 + 8 * i);
      if (data.getUint16(table) === 4) this.#readSegments(table, signs);
      if (data.getUint16(table) === 12) {
        for (let g = 0; g < data.getUint32(table + 12); g++) {
          const at = table + 16 + 12 * g;
          const first = data.getUint32(at);
          for (let code = first; code <= data.getUint32(at + 4); code++) {
            signs.set(code, data.getUint32(at + 8) + code - first);
          }
        }
      }
    }
    return signs;
  }

  #readSegments(table: number, signs: Map<number, number>): void {
    const data = this.#data;
    const twice = data.getUint16(table + 6);
    for (let i = 0; i < twice; i += 2) {
      const last = data.getUint16(table + 14 + i);
      const first = data.getUint16(table + 16 + twice + i);
      const delta = data.getUint16(table + 16 + 2 * twice + i);
      const rangeAt = table + 16 + 3 * twice + i;
      const range = data.getUint16(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code++) {
        const listed = range === 0 ? code : data.getUint16(rangeAt + range + 2 * (code - first));
        const index = listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (index !== 0) signs.set(code, index);
      }
    }
  }

  #glyph(index: number): Glyph {
    const known = this.#glyphs.get(index);
    if (known) return known;
    const contours = this.#contours(index);
    const heights = contours.flat().map((point) => point.y);
    const glyph: Glyph = {
      of: this,
      index,
      advance: this.#data.getUint16(this.#at('hmtx') + 4 * Math.min(index, this.#longMetrics - 1)),
      top: heights.length > 0 ? Math.max(...heights) : 0,
      bottom: heights.length > 0 ? Math.min(...heights) : 0,
      outline: outlineOf(contours),
    };
    this.#glyphs.set(index, glyph);
    return glyph;
  }

  #contours(index: number): readonly Contour[] {
    const data = this.#data;
    const loca = this.#at('loca');
    const offset = (i: number) => (this.#isLongLoca ? data.getUint32(loca + 4 * i) : 2 * data.getUint16(loca + 2 * i));
    if (offset(index) === offset(index + 1)) return [];
    const at = this.#at('glyf') + offset(index);
    const count = data.getInt16(at);
    return count >= 0 ? readContours(data, at + 10, count) : this.#parts(at + 10);
  }

  /** A glyph made of others: a letter and its accent. */
  #parts(start: number): readonly Contour[] {
    const data = this.#data;
    const contours: Contour[] = [];
    for (let at = start, flags = MORE; (flags & MORE) !== 0; ) {
      flags = data.getUint16(at);
      const index = data.getUint16(at + 2);
      const isWide = (flags & 1) !== 0;
      const dx = isWide ? data.getInt16(at + 4) : data.getInt8(at + 4);
      const dy = isWide ? data.getInt16(at + 6) : data.getInt8(at + 5);
      at += isWide ? 8 : 6;
      const fraction = () => {
        at += 2;
        return data.getInt16(at - 2) / 16384;
      };
      const matrix = [1, 0, 0, 1];
      if ((flags & 0x08) !== 0) matrix[0] = matrix[3] = fraction();
      else if ((flags & 0x40) !== 0) [matrix[0], matrix[3]] = [fraction(), fraction()];
      else if ((flags & 0x80) !== 0) for (let i = 0; i < 4; i++) matrix[i] = fraction();
      const [xx, xy, yx, yy] = matrix as [number, number, number, number];
      for (const contour of this.#contours(index)) {
        contours.push(
          contour.map(({ x, y, isOn }) => ({
            x: Math.round(x * xx + y * yx + dx),
            y: Math.round(x * xy + y * yy + dy),
            isOn,
          })),
        );
      }
    }
    return contours;
  }
}

const MORE = 0x20;

function readContours(data: DataView, start: number, count: number): readonly Contour[] {
  const ends = Array.from({ length: count }, (_, i) => data.getUint16(start + 2 * i));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 2 * count;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data.getUint8(at++);
    const times = (flag & 8) !== 0 ? data.getUint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const along = (short: number, same: number): readonly number[] => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) !== 0 ? data.getUint8(at++) : -data.getUint8(at++);
      else if ((flag & same) === 0) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(2, 16);
  const ys = along(4, 32);
  const points = flags.map((flag, i): Point => ({ x: xs[i]!, y: ys[i]!, isOn: (flag & 1) !== 0 }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1));
}

/** Relative commands, so that the same words draw the glyph wherever its first point is put. */
function outlineOf(contours: readonly Contour[]): Glyph['outline'] {
  let first: { x: number; y: number } | null = null;
  let start = { x: 0, y: 0 };
  let path = '';
  for (const contour of contours) {
    const points = withMiddles(contour);
    const origin = points[0];
    if (!origin) continue;
    if (first) path += `m${origin.x - start.x} ${origin.y - start.y}`;
    else first = { x: origin.x, y: origin.y };
    start = origin;
    let here: { readonly x: number; readonly y: number } = origin;
    for (let i = 1; i <= points.length; i++) {
      const point = points[i % points.length]!;
      if (point.isOn) {
        if (i < points.length) path += `l${point.x - here.x} ${point.y - here.y}`;
        here = point;
        continue;
      }
      const to = points[(i + 1) % points.length]!;
      path += `q${point.x - here.x} ${point.y - here.y} ${to.x - here.x} ${to.y - here.y}`;
      here = to;
      i++;
    }
    path += 'z';
  }
  return first && { ...first, path };
}

/** Between two points off the line lies one on it, which the file leaves unsaid; begins with a point on the line. */
function withMiddles(contour: Contour): Contour {
  const points: Point[] = [];
  contour.forEach((point, i) => {
    const before = contour.at(i - 1)!;
    if (!point.isOn && !before.isOn)
      points.push({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, isOn: true });
    points.push(point);
  });
  const firstOn = points.findIndex((point) => point.isOn);
  return firstOn < 0 ? [] : [...points.slice(firstOn), ...points.slice(0, firstOn)];
}
