/** `npm run play:all`: one game of every edition, mode and number of players, by the engine and through Telegram. */
import { EDITIONS } from '../../shared/editions/index.ts';
import { playByEngine } from './by-engine.ts';
import { playIn } from './by-telegram.ts';
import { modesOf, readFlags, runAs, sizesOf, strengthIn, wholeNumber } from './flags.ts';
import { openHouse } from './house.ts';
import { WAYS, type WantedGame } from './wanted.ts';

await runAs('play:all', async (args) => {
  const flags = readFlags(args, { values: ['seed', 'strength'], switches: [] });
  const strength = strengthIn(flags, 'lazy');
  const seed = wholeNumber(flags, 'seed', 1, 0, 999_999_999);
  const house = await openHouse();
  let failed = 0;
  for (const wanted of everyGame({ seed, strength, language: 'en' })) {
    const { edition, mode, players, via } = wanted;
    const name = `${edition} ${mode} ${players} by ${via}`;
    try {
      const { winner, rounds, calls } = await (via === 'engine' ? playByEngine(wanted) : playIn(house, wanted));
      console.log(`ok ${name}: winner: ${winner}, rounds: ${rounds}, calls: ${calls}`);
    } catch (error) {
      failed++;
      console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await house.close();
  console.log(failed === 0 ? 'every game has ended' : `${failed} have not ended`);
  return failed === 0 ? 0 : 1;
});

function everyGame(common: Pick<WantedGame, 'seed' | 'strength' | 'language'>): readonly WantedGame[] {
  return EDITIONS.flatMap((edition) =>
    modesOf(edition).flatMap((mode) =>
      sizesOf(edition, mode).flatMap((players) => WAYS.map((via) => ({ ...common, edition, mode, players, via }))),
    ),
  );
}
