import { expect, test } from 'vitest';
import { BONUS_POINTS, BONUSES, isBonusFor } from '../../shared/scoring/bonus.ts';

test('`sport.bonus.best`, `sport.bonus.second`, `sport.bonus.loser`: what each is worth', () => {
  expect(BONUSES.map((bonus) => [bonus, BONUS_POINTS[bonus]])).toEqual([
    ['best', 1],
    ['second', 0.5],
    ['loser', 0.5],
  ]);
});

test.each([
  ['red', 'red', ['best', 'second']],
  ['black', 'red', ['loser']],
  ['black', 'black', ['best', 'second']],
  ['red', 'black', ['loser']],
])('a %s player, the %s side having won, may be given %j', (side, winner, open) => {
  expect(BONUSES.filter((bonus) => isBonusFor(bonus, side, winner))).toEqual(open);
});

test.each(['red', 'black'])('`sport.bonus.draw`: nothing for a %s player after a draw', (side) => {
  expect(BONUSES.filter((bonus) => isBonusFor(bonus, side, 'draw'))).toEqual([]);
});
