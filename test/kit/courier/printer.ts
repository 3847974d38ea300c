/** A printer under command: a valid picture for everything, at once, never, or not at all. */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Cover, Picture } from '../../../bot/press/picture.ts';
import type { Printer } from '../../../bot/press/printer.ts';

const WIDTH = 32;
const HEIGHT = 24;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  end.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, end]);
}

/** Of one colour, which is that of the words. */
export function pngOf(words: string, width = WIDTH, height = HEIGHT): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const colour = createHash('sha256').update(words).digest().subarray(0, 3);
  const row = Buffer.concat([Buffer.of(0), ...Array<Buffer>(width).fill(colour)]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

export class FakePrinter implements Printer {
  does: 'print' | 'fail' | 'hang' = 'print';
  readonly printed: Picture[] = [];
  #hanging: (() => void)[] = [];

  async print(picture: Picture): Promise<Uint8Array> {
    this.printed.push(picture);
    if (this.does === 'fail') throw new Error('out of ink');
    if (this.does === 'hang') await new Promise<void>((resolve) => this.#hanging.push(resolve));
    return pngOf(JSON.stringify(picture));
  }

  /** What hangs is done. */
  finish(): void {
    for (const resolve of this.#hanging.splice(0)) resolve();
  }
}

/** A picture that says this. */
export const cover = (line: string): Cover => ({
  is: 'cover',
  look: 'noir',
  group: 'Friday',
  edition: 'Mafia',
  mode: 'by the book',
  emblems: [],
  seats: { label: 'seats', text: '5–26' },
  line,
  foot: '',
});
