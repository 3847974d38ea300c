/** `kill -9` at large tables, whose stages keep many messages under way. */
import { afterAll, beforeAll, test } from 'vitest';
import { buildChild, removeChild } from '../../kit/kill/bundle.ts';
import { killedSeason } from '../../kit/kill/killed-season.ts';

let program = '';
beforeAll(async () => {
  program = await buildChild();
});
afterAll(removeChild);

test.concurrent('kills at a table of sixteen', () => killedSeason(program, [{ mode: 'extended', players: 16 }]));

test.concurrent('kills at two tables of twelve', () =>
  killedSeason(program, [
    { mode: 'hostless', players: 12 },
    { mode: 'pro', players: 12 },
  ]));
