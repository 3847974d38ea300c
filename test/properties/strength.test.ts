/**
 * Playing better pays, on either side, in every rulebook: `npm test` tries the quickest, `npm run laws` all of them, and
 * `npm run strength` shows it over a thousand games each.
 */
import { describe, expect, test } from 'vitest';
import { distance, trialsOf, winsOf } from '../../bot/lab/trial.ts';
import { counted } from '../../bot/odds/census.ts';
import { EDITIONS, type EditionId } from '../../shared/editions/index.ts';
import type { Strength } from '../../shared/wire/practice.ts';
import { isLong } from '../kit/laws/effort.ts';

/** How far apart, in standard errors, what a side wins is when it plays better and when all play alike. */
function gains(edition: EditionId, strong: Strength, games: number): readonly number[] {
  const trials = trialsOf(edition).filter((trial) => trial.strong === strong);
  const [alike, ...better] = trials.map((trial) => ({ ...trial, census: counted(trial.kind, 0, games) }));
  return better.map(({ kind, census, better: party }) =>
    distance(winsOf(kind, alike!.census, party!), winsOf(kind, census, party!), games),
  );
}

describe('fair beats lazy', () => {
  test.each(isLong ? EDITIONS : (['party'] as const))('%s', (edition) => {
    for (const gain of gains(edition, 'fair', 120)) expect(gain).toBeGreaterThan(1.96);
  });
});

/** Fewer games than would show every difference: those of the rulebooks in which it is largest. */
describe.runIf(isLong)('sharp beats fair', () => {
  test.each([
    ['party', 200],
    ['spytown', 100],
  ] as const)('%s', (edition, games) => {
    for (const gain of gains(edition, 'sharp', games)) expect(gain).toBeGreaterThan(1.96);
  });
});
