/** `npm run --silent paper -- --edition city --language uk --seed 3 --out DIR`: all pictures of a game of practice players, with their captions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../chat/message.ts';
import { asRead } from '../narrator/press/front.ts';
import { PrintingPress } from '../press/press.ts';
import { playAtTable } from './by-engine.ts';
import { readFlags, runAs, WrongFlag } from './flags.ts';
import { FLAGS, wantedIn } from './wanted.ts';

await runAs('paper', async (args) => {
  const values = [...FLAGS.values.filter((flag) => flag !== 'via'), 'out'];
  const flags = readFlags(args, { values, switches: [] });
  const out = flags.get('out');
  if (out === undefined) throw new WrongFlag('--out must say where to write the pictures');
  const pictured = new Map<string, Message>();
  await playAtTable(wantedIn(flags), (subject, message) => {
    if (message.picture) pictured.set(subject, message);
  });
  mkdirSync(out, { recursive: true });
  const press = new PrintingPress();
  let number = 0;
  for (const [subject, { picture, text }] of pictured) {
    const [, name = subject] = /([^/ ]+)$/.exec(subject) ?? [];
    const file = join(out, `${String(++number).padStart(2, '0')}-${name.replaceAll(':', '-')}`);
    writeFileSync(`${file}.png`, await press.print(picture!));
    writeFileSync(`${file}.txt`, `${asRead(text)}\n`);
    console.log(`${file}.png`);
  }
  await press.close();
  return 0;
});
