/** `npm run --silent play -- --edition city --players 12`: a whole game of practice players, as its group would read it. */
import { playByEngine } from './by-engine.ts';
import { playByTelegram } from './by-telegram.ts';
import { readFlags, runAs } from './flags.ts';
import { FLAGS, wantedIn } from './wanted.ts';

await runAs('play', async (args) => {
  const flags = readFlags(args, FLAGS);
  const wanted = wantedIn(flags);
  const { transcript, ...end } = await (wanted.via === 'telegram' ? playByTelegram : playByEngine)(wanted);
  if (flags.has('json')) {
    console.log(JSON.stringify({ ...wanted, ...end, transcript }));
    return 0;
  }
  for (const message of transcript) console.log(`${message}\n`);
  console.log(`winner: ${end.winner}, rounds: ${end.rounds}, calls: ${end.calls}`);
  return 0;
});
