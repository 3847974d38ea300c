/** The example goes through the build as the program does, and what comes out plays the same game. */
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import * as source from '../../../examples/hamlet/index.ts';
import { deal } from '../../../shared/engine/setup/deal.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { playOut } from '../../kit/laws/random-game.ts';
import { bundle, removeBundle } from '../../kit/process/bundle.ts';
import { asking } from '../../kit/rules/asking.ts';

const NAME = 'hamlet';
afterAll(() => removeBundle(NAME));

function gameOf({ hamlet, rules }: typeof source) {
  const table = asking(hamlet, 'plain').prepared({ players: 8, seed: 'built' });
  const { events, game } = openGame(deal(hamlet, table, { seed: 'built', nonce: 'nonce' }), rules);
  return playOut({ game, rules, log: [...events] }, 'built');
}

test('the built rulebook plays the same game', { timeout: 60_000 }, async () => {
  const file = await bundle(NAME, 'examples/hamlet/index.ts');
  const built = (await import(pathToFileURL(file).href)) as typeof source;
  const { game, log } = gameOf(built);
  expect(game.outcome).not.toBeNull();
  expect(log).toEqual(gameOf(source).log);
});
