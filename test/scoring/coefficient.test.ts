import { describe, expect, test } from 'vitest';
import { coefficientOf, multipliers } from '../../shared/scoring/coefficient.ts';
import { elsewhere } from './tournaments.ts';

describe('the table of the catalogue: `sport.k.hard`, `sport.k.formula`', () => {
  test.each([
    [7, 3, 0, 'black', 1.4],
    [5, 5, 0, null, 1],
    [5, 3, 2, 'black', 1.4],
    [3, 4, 0, 'red', 8 / 7],
    [2, 2, 1, null, 1],
    [6, 2, 0, 'black', 1.5],
    [4, 0, 0, 'black', 2],
  ])('%i red wins, %i black, %i draws', (red, black, draws, hardSide, value) => {
    const k = coefficientOf(elsewhere(red, black, draws));
    expect(k.hardSide).toBe(hardSide);
    expect(k.numerator / k.denominator).toBe(value);
  });
});

test('is exact: `sport.decision.k.rounding`', () => {
  expect(coefficientOf(elsewhere(3, 4))).toEqual({ hardSide: 'red', numerator: 8, denominator: 7 });
});

test.each([
  [0, 0, 0],
  [0, 0, 3],
  [4, 4, 3],
])('`sport.decision.k.equal`: %i red, %i black, %i draws leave nothing hard', (red, black, draws) => {
  expect(coefficientOf(elsewhere(red, black, draws))).toEqual({ hardSide: null, numerator: 1, denominator: 1 });
});

test('`sport.decision.k.draws`: a drawn game counts in N', () => {
  expect(multipliers(elsewhere(2, 1))).toEqual({ red: 1, black: 1.3333 });
  expect(multipliers(elsewhere(2, 1, 2))).toEqual({ red: 1, black: 1.6 });
});

test('`sport.decision.k.none`: a side that never won has K = 2', () => {
  expect(multipliers(elsewhere(0, 3, 1))).toEqual({ red: 2, black: 1 });
});

describe('is shown with four decimals', () => {
  test.each([
    [3, 4, 1.1429, 1],
    [61, 3, 1, 1.9063],
    [26, 25, 1, 1.0196],
  ])('%i red wins, %i black', (reds, blacks, red, black) => {
    expect(multipliers(elsewhere(reds, blacks))).toEqual({ red, black });
  });
});
