/** `kill -9` at small tables: see `test/kit/kill/check.ts` for what has to hold. */
import { afterAll, beforeAll, test } from 'vitest';
import { buildChild, removeChild } from '../../kit/kill/bundle.ts';
import { killedSeason } from '../../kit/kill/killed-season.ts';
import { isLong } from '../../kit/laws/effort.ts';

let program = '';
beforeAll(async () => {
  program = await buildChild();
});
afterAll(removeChild);

/** In each season. */
const KILLS = isLong ? 50 : 25;

test.concurrent('kills at three small tables', () =>
  killedSeason(
    program,
    [
      { mode: 'base', players: 6 },
      { mode: 'pro', players: 7 },
      { mode: 'extended', players: 9 },
    ],
    KILLS,
  ));

test.concurrent('kills at one table', () => killedSeason(program, [{ mode: 'base', players: 8 }], KILLS));
