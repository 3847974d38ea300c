/** The rules of the example are written down, named where they are decided, and shown by its written games. */
import { expect, test } from 'vitest';
import { hamlet } from '../../../examples/hamlet/index.ts';
import { filesIn, textOf } from '../../kit/files.ts';
import { playScenario } from '../../kit/scenario/play.ts';

const HOME = 'examples/hamlet';
const games = filesIn(`${HOME}/games`, '.json');
const idsIn = (text: string) =>
  [...new Set([...text.matchAll(/[`"](hamlet\.[\w-]+)[`"]/g)].map(([, id]) => id!))].sort();

test.each(games)('%s', (file) => playScenario(textOf(file), (edition) => (edition === hamlet.id ? hamlet : undefined)));

test('each rule is named in the source and shown by a game', () => {
  const rules = idsIn(textOf(`${HOME}/README.md`));
  expect(rules.length).toBeGreaterThan(5);
  expect(idsIn(textOf(`${HOME}/index.ts`))).toEqual(rules);
  expect(idsIn(games.map(textOf).join('\n'))).toEqual(rules);
});
