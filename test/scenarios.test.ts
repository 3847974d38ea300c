import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../shared/editions/index.ts';
import { playScenario } from './kit/scenario/play.ts';

const own = new URL('scenarios/', import.meta.url);
const shared = new URL('../../shared/scenarios/', import.meta.url);

describe.each(EDITIONS)('written games of %s', (edition) => {
  const folders = [own, shared].map((folder) => new URL(`${edition}/`, folder)).filter((folder) => existsSync(folder));
  if (folders.length < 2)
    console.warn(`${edition}: only the project's own games are here, the sample beside it is not`);
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ file, url: new URL(file, folder) })),
  );

  test.each(files)('$file', ({ url }) => playScenario(readFileSync(url, 'utf8')));

  test('at least thirty are the project’s own', () => {
    expect(readdirSync(new URL(`${edition}/`, own)).length).toBeGreaterThanOrEqual(30);
  });
});
