/** `npm run sheet -- --out DIR [--only noir-extra]`: made-up pictures and those of played games of every rulebook as PNGs, and sheets of them to look at. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { readFlags, runAs, WrongFlag } from '../../bot/lab/flags.ts';
import { HEIGHT, WIDTH } from '../../bot/press/page.ts';
import { PrintingPress } from '../../bot/press/press.ts';
import { EDITIONS } from '../../shared/editions/index.ts';
import { gamesOf, playedSamples } from '../press/played.ts';
import { type Sample, samples } from '../press/samples.ts';

const ACROSS = 4;
const DOWN = 2;
const SCALE = 0.44;
const GAP = 16;

await runAs('sheet', async (args) => {
  const flags = readFlags(args, { values: ['out', 'only'], switches: [] });
  const out = flags.get('out');
  if (out === undefined) throw new WrongFlag('--out says where the pictures go');
  const wanted = [...samples(), ...(await allPlayed())].filter(({ name }) => name.startsWith(flags.get('only') ?? ''));
  if (wanted.length === 0) throw new WrongFlag(`there is no picture called ${flags.get('only')}`);
  mkdirSync(out, { recursive: true });
  const press = new PrintingPress();
  const pngs: Uint8Array[] = [];
  for (const { name, picture } of wanted) {
    const png = await press.print(picture);
    writeFileSync(join(out, `${name}.png`), png);
    pngs.push(png);
  }
  await press.close();
  const onSheet = ACROSS * DOWN;
  const sheets = Math.ceil(pngs.length / onSheet);
  for (let i = 0; i < sheets; i++) {
    writeFileSync(join(out, `sheet-${i + 1}.png`), montage(pngs.slice(i * onSheet, (i + 1) * onSheet)));
  }
  console.log(`${pngs.length} pictures and ${sheets} sheets in ${out}`);
  return 0;
});

async function allPlayed(): Promise<readonly Sample[]> {
  const all: Sample[] = [];
  for (const edition of EDITIONS) {
    for (let game = 0; game < gamesOf(edition); game++) all.push(...(await playedSamples(edition, game)));
  }
  return all;
}

function montage(pngs: readonly Uint8Array[]): Buffer {
  const [wide, tall] = [WIDTH * SCALE, HEIGHT * SCALE];
  const images = pngs.map((png, i) => {
    const x = GAP + (i % ACROSS) * (wide + GAP);
    const y = GAP + Math.floor(i / ACROSS) * (tall + GAP);
    const data = Buffer.from(png).toString('base64');
    return `<image x="${x}" y="${y}" width="${wide}" height="${tall}" href="data:image/png;base64,${data}"/>`;
  });
  const [width, height] = [GAP + ACROSS * (wide + GAP), GAP + DOWN * (tall + GAP)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#777" d="M0 0h${width}v${height}H0z"/>${images.join('')}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
