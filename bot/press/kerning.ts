/** Two things of a typeface's layout tables: how near two letters stand, and figures as tall as capitals. */

/** In thousandths of the size. */
export type PairKerning = (left: number, right: number) => number;

type Offset = number;

/** The lookups that a feature of any script asks for. */
function lookupsOf(data: DataView, table: Offset, feature: string): readonly { type: number; at: Offset }[] {
  const features = table + data.getUint16(table + 6);
  const lookups = table + data.getUint16(table + 8);
  const wanted = new Set<number>();
  for (let i = 0; i < data.getUint16(features); i++) {
    const record = features + 2 + 6 * i;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => data.getUint8(record + byte)));
    if (tag !== feature) continue;
    const at = features + data.getUint16(record + 4);
    for (let k = 0; k < data.getUint16(at + 2); k++) wanted.add(data.getUint16(at + 4 + 2 * k));
  }
  return [...wanted]
    .sort((one, other) => one - other)
    .flatMap((index) => {
      const lookup = lookups + data.getUint16(lookups + 2 + 2 * index);
      const type = data.getUint16(lookup);
      return Array.from({ length: data.getUint16(lookup + 4) }, (_, i) => {
        const at = lookup + data.getUint16(lookup + 6 + 2 * i);
        const isElsewhere = data.getUint16(at) === 1 && type === (feature === 'kern' ? 9 : 7);
        return isElsewhere ? { type: data.getUint16(at + 2), at: at + data.getUint32(at + 4) } : { type, at };
      });
    });
}

/** Each glyph of a list, with its place there. */
function coverage(data: DataView, at: Offset): ReadonlyMap<number, number> {
  const covered = new Map<number, number>();
  const count = data.getUint16(at + 2);
  for (let i = 0; i < count; i++) {
    if (data.getUint16(at) === 1) covered.set(data.getUint16(at + 4 + 2 * i), i);
    else {
      const record = at + 4 + 6 * i;
      const first = data.getUint16(record);
      for (let glyph = first; glyph <= data.getUint16(record + 2); glyph++) {
        covered.set(glyph, data.getUint16(record + 4) + glyph - first);
      }
    }
  }
  return covered;
}

function classesAt(data: DataView, at: Offset): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  if (data.getUint16(at) === 1) {
    const first = data.getUint16(at + 2);
    for (let i = 0; i < data.getUint16(at + 4); i++) classes.set(first + i, data.getUint16(at + 6 + 2 * i));
    return classes;
  }
  for (let i = 0; i < data.getUint16(at + 2); i++) {
    const record = at + 4 + 6 * i;
    for (let glyph = data.getUint16(record); glyph <= data.getUint16(record + 2); glyph++) {
      classes.set(glyph, data.getUint16(record + 4));
    }
  }
  return classes;
}

const bytesOf = (format: number): number => {
  let bytes = 0;
  for (let bits = format; bits > 0; bits >>= 1) bytes += 2 * (bits & 1);
  return bytes;
};

const X_ADVANCE = 4;

/** What one table says of two glyphs; undefined where the next table is to be asked. */
type PairTable = (left: number, right: number) => number | undefined;

function pairTable(data: DataView, at: Offset): PairTable {
  const covered = coverage(data, at + data.getUint16(at + 2));
  const [first, second] = [data.getUint16(at + 4), data.getUint16(at + 6)];
  const step = bytesOf(first) + bytesOf(second);
  const advanceAt = bytesOf(first & (X_ADVANCE - 1));
  const advance = (record: Offset) => ((first & X_ADVANCE) !== 0 ? data.getInt16(record + advanceAt) : 0);
  if (data.getUint16(at) === 1) {
    const sets = new Map<number, ReadonlyMap<number, number>>();
    const read = (place: number) => {
      const set = at + data.getUint16(at + 10 + 2 * place);
      const pairs = new Map<number, number>();
      for (let i = 0; i < data.getUint16(set); i++) {
        const record = set + 2 + i * (2 + step);
        pairs.set(data.getUint16(record), advance(record + 2));
      }
      sets.set(place, pairs);
      return pairs;
    };
    return (left, right) => {
      const place = covered.get(left);
      return place === undefined ? undefined : (sets.get(place) ?? read(place)).get(right);
    };
  }
  const lefts = classesAt(data, at + data.getUint16(at + 8));
  const rights = classesAt(data, at + data.getUint16(at + 10));
  const count = data.getUint16(at + 14);
  return (left, right) =>
    covered.has(left)
      ? advance(at + 16 + step * ((lefts.get(left) ?? 0) * count + (rights.get(right) ?? 0)))
      : undefined;
}

export function kerningOf(data: DataView, gpos: Offset | undefined): PairKerning {
  if (gpos === undefined) return () => 0;
  const tables = lookupsOf(data, gpos, 'kern')
    .filter((lookup) => lookup.type === 2)
    .map((lookup) => pairTable(data, lookup.at));
  return (left, right) => {
    for (const table of tables) {
      const kerning = table(left, right);
      if (kerning !== undefined) return kerning;
    }
    return 0;
  };
}

/** Glyphs to be taken instead of others, so that figures stand as tall as capitals. */
export function liningFigures(data: DataView, gsub: Offset | undefined): ReadonlyMap<number, number> {
  const instead = new Map<number, number>();
  if (gsub === undefined) return instead;
  for (const { type, at } of lookupsOf(data, gsub, 'lnum')) {
    if (type !== 1) continue;
    for (const [glyph, place] of coverage(data, at + data.getUint16(at + 2))) {
      const isListed = data.getUint16(at) === 2;
      instead.set(glyph, isListed ? data.getUint16(at + 6 + 2 * place) : (glyph + data.getInt16(at + 4)) & 0xffff);
    }
  }
  return instead;
}
