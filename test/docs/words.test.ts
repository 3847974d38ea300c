import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, textOf } from '../kit/files.ts';
import { homonyms } from './homonyms.ts';

const text = textOf('docs/words.md');

test('every word of the house has its home', () => {
  const homes = [...text.matchAll(/^\| ([a-z]+) \| .* \| `([^`]+)` \|$/gm)].map(([, word, home]) => ({ word, home }));
  expect(homes.length).toBeGreaterThanOrEqual(30);
  for (const { word, home } of homes) expect(existsSync(join(root, home!)), `${word}: ${home}`).toBe(true);
  expect(new Set(homes.map(({ word }) => word)).size).toBe(homes.length);
});

test('no exported type has a name that means something else elsewhere, but those that are explained', () => {
  const unexplained = [...homonyms()].filter(([word]) => !text.includes(`\`${word}\``));
  expect(unexplained).toEqual([]);
});
