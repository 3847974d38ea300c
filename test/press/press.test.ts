/** Words in, PNG out, in a thread; what goes wrong harms one picture and no other. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { laidOut } from '../../bot/press/layout.ts';
import { HEIGHT, WIDTH } from '../../bot/press/page.ts';
import type { Picture } from '../../bot/press/picture.ts';
import { PrintingPress } from '../../bot/press/press.ts';
import { root } from '../kit/files.ts';
import { decoded } from './png.ts';
import { coverOf, extraOf, morningOf } from './samples.ts';

const PICTURES: readonly Picture[] = (['noir', 'kids'] as const).flatMap((look) => [
  morningOf(look, 'uk', ['doctor'], 2),
  extraOf(look, 'ru', 10, 3),
  coverOf(look, 'en', 7),
]);

describe('the press', () => {
  const press = new PrintingPress();
  afterAll(() => press.close());

  test('prints every word of every kind', async () => {
    const pngs = await Promise.all(PICTURES.map(press.print));
    PICTURES.forEach((picture, i) => {
      expect(pngs[i]!.length).toBeLessThan(200_000);
      const { width, height, colourAt } = decoded(pngs[i]!);
      expect([width, height]).toEqual([WIDTH, HEIGHT]);
      for (const { text, box } of laidOut(picture).texts) {
        const seen = new Set<string>();
        // Every third pixel each way meets a stroke somewhere.
        for (let x = Math.ceil(box.x); x < box.x + box.width && seen.size < 3; x += 3) {
          for (let y = Math.ceil(box.y); y < box.y + box.height; y += 3) seen.add(colourAt(x, y));
        }
        expect(seen.size, text).toBeGreaterThan(2);
      }
    });
  });

  test('a picture that cannot be printed is refused, and the next one is not', async () => {
    const broken = { is: 'morning', look: 'noir' } as unknown as Picture;
    const [first, second, third] = await Promise.allSettled([
      press.print(broken),
      press.print(PICTURES[0]!),
      press.print({ ...PICTURES[0]!, foot: (() => 'no thread takes this') as unknown as string }),
    ]);
    expect([first!.status, second!.status, third!.status]).toEqual(['rejected', 'fulfilled', 'rejected']);
  });

  test('an emblem that nobody has drawn lies face down', async () => {
    const [unknown, hidden] = await Promise.all(
      ['../../secret', 'face-down'].map((emblem) =>
        press.print(morningOf('noir', 'uk', ['face-down'], 0, { emblems: [emblem] })),
      ),
    );
    expect(Buffer.compare(unknown!, hidden!)).toBe(0);
  });
});

test('a thread that died takes its pictures with it; the next picture has a new one', async () => {
  const starts = [() => new Worker('process.exit()', { eval: true })];
  const press = new PrintingPress(() => (starts.pop() ?? threadOf)());
  await expect(press.print(PICTURES[0]!)).rejects.toThrow('stopped');
  expect((await press.print(PICTURES[0]!)).length).toBeGreaterThan(10_000);
  await press.close();
  await expect(press.print(PICTURES[0]!)).rejects.toThrow('closed');
});

const threadOf = (): Worker =>
  new Worker(join(root, 'scripts/thread.mjs'), { workerData: { file: join(root, 'bot/press/printing.ts') } });

test('the built program prints too', async () => {
  const outDir = join(root, 'dist', `press-${process.pid}`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: {
        input: { press: join(root, 'bot/press/press.ts'), printing: join(root, 'bot/press/printing.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const script = `import { PrintingPress } from ${JSON.stringify(join(outDir, 'press.js'))};
    process.stdout.write(await new PrintingPress().print(${JSON.stringify(PICTURES[0])}));`;
  try {
    const png = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 1e7 });
    expect(decoded(png)).toMatchObject({ width: WIDTH, height: HEIGHT });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});
