/** Reads back a PNG of a palette, as strictly as any viewer. */
import { crc32, inflateSync } from 'node:zlib';

export interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly colourAt: (x: number, y: number) => string;
}

export function decoded(bytes: Uint8Array): Decoded {
  const png = Buffer.from(bytes);
  if (png.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== png.readUInt32BE(at + 8 + length)) throw new Error('a broken chunk');
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += 12 + length;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header[8] !== 8 || header[9] !== 3 || !chunks.has('IEND')) throw new Error('not of a palette');
  const rows = inflateSync(chunks.get('IDAT')!);
  if (rows.length !== (width + 1) * height) throw new Error('too few pixels');
  const palette = chunks.get('PLTE')!;
  const colourAt = (x: number, y: number): string => {
    const place = 3 * rows[y * (width + 1) + 1 + x]!;
    return palette.toString('hex', place, place + 3);
  };
  return { width, height, colourAt };
}
