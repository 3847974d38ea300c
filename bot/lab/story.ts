/** `npm run --silent story -- --edition city --language uk --seed 3`: a game of practice players as the narrator tells it. */
import { asRead } from '../narrator/press/front.ts';
import { retold } from '../narrator/story/retold.ts';
import { playAtTable } from './by-engine.ts';
import { readFlags, runAs } from './flags.ts';
import { FLAGS, wantedIn } from './wanted.ts';

await runAs('story', async (args) => {
  const values = FLAGS.values.filter((flag) => flag !== 'via');
  const state = await playAtTable(wantedIn(readFlags(args, { values, switches: [] })), () => undefined);
  for (const { line, isTitle } of retold(state)) console.log(isTitle ? `\n${asRead(line)}` : asRead(line));
  return 0;
});
