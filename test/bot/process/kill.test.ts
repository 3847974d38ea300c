/** `kill -9` at small tables: see `test/kit/kill/check.ts` for what has to hold. */
import { afterAll, beforeAll, test } from 'vitest';
import { buildChild, removeChild } from '../../kit/kill/bundle.ts';
import { killedSeason } from '../../kit/kill/killed-season.ts';

let program = '';
beforeAll(async () => {
  program = await buildChild();
});
afterAll(removeChild);

test.concurrent('kills at three small tables', () =>
  killedSeason(program, [
    { mode: 'base', players: 6 },
    { mode: 'pro', players: 7 },
    { mode: 'extended', players: 9 },
  ]));

test.concurrent('kills at one table', () => killedSeason(program, [{ mode: 'base', players: 8 }]));
