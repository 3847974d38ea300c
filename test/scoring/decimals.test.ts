import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, sumOf } from '../../shared/scoring/decimals.ts';

describe('half goes away from zero: `sport.decision.k.rounding`', () => {
  test.each([
    [725, 2, 363],
    [726, 2, 363],
    [-725, 2, -363],
    [74, 7, 11],
    [73, 7, 10],
    [-73, 7, -10],
    [1, 3, 0],
    [-1, 3, 0],
    [0, 5, 0],
  ])('%i / %i is about %i', (numerator, denominator, whole) => {
    expect(nearest(numerator, denominator)).toBe(whole);
  });
});

test('sums of hundredths do not drift', () => {
  expect(sumOf(0.1, 0.2)).toBe(0.3);
  expect(sumOf(0.7, 0.1, -0.8)).toBe(0);
  expect(sumOf()).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 })), (hundredths) => {
      const sum = hundredths.reduce((all, one) => all + one, 0);
      expect(sumOf(...hundredths.map((one) => one / 100))).toBe(sum / 100);
    }),
    { seed: 1 },
  );
});
