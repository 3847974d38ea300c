import { expect, test } from 'vitest';
import { chanceFrom } from '../../shared/engine/chance.ts';

test('the same words give the same lots, other words others', () => {
  const lots = (...words: string[]) => {
    const chance = chanceFrom(...words);
    return Array.from({ length: 20 }, () => chance.below(1000));
  };
  expect(lots('seed', 'deal')).toEqual(lots('seed', 'deal'));
  expect(lots('seed', 'deal')).not.toEqual(lots('seed', 'seats'));
  expect(lots('seed', 'deal')).not.toEqual(lots('sees', 'deal'));
  expect(lots('ab', 'c')).not.toEqual(lots('a', 'bc'));
});

/** How far the counts of `cells` equally likely cells are from even. */
const chiSquare = (counts: readonly number[]): number => {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
};

test('every place in a shuffle is as likely for every card, over seeds that differ by a digit', () => {
  const cells = new Array<number>(100).fill(0);
  for (let seed = 0; seed < 20_000; seed++) {
    const shuffled = chanceFrom(seed, 'deal').shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    shuffled.forEach((card, place) => {
      cells[card * 10 + place]!++;
    });
  }
  // 81 degrees of freedom: beyond 126 once in a thousand times.
  expect(chiSquare(cells)).toBeLessThan(126);
});

test('a draw from a number that does not divide the range is fair', () => {
  const chance = chanceFrom('draws');
  const cells = new Array<number>(7).fill(0);
  for (let i = 0; i < 70_000; i++) cells[chance.below(7)]!++;
  expect(chiSquare(cells)).toBeLessThan(22.5);
});

test('where the limit is most of the range, the low numbers are not favoured', () => {
  const chance = chanceFrom('wide');
  const draws = Array.from({ length: 10_000 }, () => chance.below(3_000_000_000));
  const low = draws.filter((drawn) => drawn < 1_290_000_000).length;
  expect(low / draws.length).toBeGreaterThan(0.41);
  expect(low / draws.length).toBeLessThan(0.45);
});

test('there is nothing to draw from nothing', () => {
  expect(() => chanceFrom('x').pick([])).toThrow('nothing to draw');
});
