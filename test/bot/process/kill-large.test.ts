/** `kill -9` at large tables, whose stages keep many messages under way. */
import { afterAll, beforeAll, test } from 'vitest';
import { buildChild, removeChild } from '../../kit/kill/bundle.ts';
import { killedSeason } from '../../kit/kill/killed-season.ts';

let program = '';
beforeAll(async () => {
  program = await buildChild();
});
afterAll(removeChild);

const KILLS = 50;

test('50 kills at a table of sixteen', () => killedSeason(program, [{ mode: 'extended', players: 16 }], KILLS));

test('50 kills at two tables of twelve', () =>
  killedSeason(
    program,
    [
      { mode: 'hostless', players: 12 },
      { mode: 'pro', players: 12 },
    ],
    KILLS,
  ));
