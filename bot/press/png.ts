/** A PNG of few colours: the inks, and the steps from one to the other. A fifth of what all colours would take. */
import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [number, number, number];

export interface Palette {
  readonly colours: readonly Rgb[];
  /** For each colour, of six bits a channel, its place among the colours. */
  readonly nearest: Int16Array;
}

const UNKNOWN = -1;

/** From one ink to another in so many steps. */
export type Ramp = readonly [from: string, to: string, steps: number];

export function paletteOf(ramps: readonly Ramp[]): Palette {
  const colours = new Map<string, Rgb>();
  const add = (colour: Rgb) => colours.set(colour.join(), colour);
  for (const [from, to] of ramps) for (const ink of [from, to]) add(rgbOf(ink));
  const inks = [...colours.values()];
  for (const [from, to, steps] of ramps) {
    const [a, b] = [rgbOf(from), rgbOf(to)];
    for (let i = 1; i < steps; i++) {
      add([0, 1, 2].map((c) => Math.round(a[c]! + ((b[c]! - a[c]!) * i) / steps)) as unknown as Rgb);
    }
  }
  if (colours.size > 256) throw new Error(`${colours.size} colours are too many`);
  const nearest = new Int16Array(1 << 18).fill(UNKNOWN);
  inks.forEach(([r, g, b], place) => {
    nearest[keyOf(r, g, b)] = place;
  });
  return { colours: [...colours.values()], nearest };
}

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const keyOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

function nearestTo(colours: readonly Rgb[], r: number, g: number, b: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  colours.forEach(([red, green, blue], place) => {
    const away = (r - red) ** 2 + 1.4 * (g - green) ** 2 + 0.7 * (b - blue) ** 2;
    if (away < least) [best, least] = [place, away];
  });
  return best;
}

/** Of opaque pixels, four bytes each. */
export function pngOf(pixels: Uint8Array, width: number, height: number, { colours, nearest }: Palette): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  let [from, to, last, place] = [0, 0, UNKNOWN, 0];
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++, from += 4) {
      const key = keyOf(pixels[from]!, pixels[from + 1]!, pixels[from + 2]!);
      if (key !== last) {
        place = nearest[key]!;
        if (place === UNKNOWN) {
          place = nearestTo(colours, pixels[from]!, pixels[from + 1]!, pixels[from + 2]!);
          nearest[key] = place;
        }
        last = key;
      }
      rows[to++] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the place of a colour.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
