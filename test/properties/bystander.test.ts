/**
 * From all that is public, with the source in hand, nobody can tell a gang of practice players better than an honest
 * observer can. Who that is says `test/kit/bystander/honest.ts`; what the source adds, `habits.ts` and `dice.ts`. Both
 * have learned from half of the games how much each sign is worth, and are judged by the other half.
 */
import { describe, expect, test } from 'vitest';
import type { Strength } from '../../shared/wire/practice.ts';
import { KINDS, LONG, LUCK, together, watch } from '../kit/bystander/watch.ts';
import { isLong } from '../kit/laws/effort.ts';

const USUAL: Readonly<Record<Strength, number>> = { lazy: 6, fair: 10, sharp: 3 };
const MANY: Readonly<Record<Strength, number>> = { lazy: 100, fair: 300, sharp: 150 };
const GAMES = isLong ? MANY : USUAL;

describe.each(['lazy', 'fair', 'sharp'] as const)('%s', (strength) => {
  test.each(together(KINDS))('$name', { timeout: LONG }, ({ some }) => {
    const { games, gain } = watch(some, strength, GAMES[strength]);
    expect(games).toBeGreaterThan((GAMES[strength] * some.length) / 2);
    expect(gain.first).toBeLessThan(LUCK);
    expect(gain.likelihood).toBeLessThan(LUCK);
  });
});
