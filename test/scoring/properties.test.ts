/** What holds of the standings of any tournament. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoredGame } from '../../shared/scoring/game.ts';
import { type Standing, standings } from '../../shared/scoring/standings.ts';
import { POOL, someLots, someTournament } from './tournaments.ts';

const RUNS = { numRuns: 300, seed: 1 };

const inHundredths = (points: number) => Math.round(points * 100);
const byName = (rows: readonly Standing[]) => rows.toSorted((one, other) => (one.player < other.player ? -1 : 1));
const keysOf = ({ total, extra, wins, keyWins, firstDeaths }: Standing) => [total, extra, wins, keyWins, firstDeaths];

/** Above zero when the first has the better numbers. */
function margin(one: Standing, other: Standing): number {
  const [left, right] = [keysOf(one), keysOf(other)];
  return left.map((key, k) => key - right[k]!).find((gap) => gap !== 0) ?? 0;
}

test('the order of games and seats does not matter', () => {
  const shuffled = someTournament.chain((games) =>
    fc.tuple(
      fc.constant(games),
      fc.shuffledSubarray(games, { minLength: games.length, maxLength: games.length }),
      someLots,
    ),
  );
  fc.assert(
    fc.property(shuffled, ([games, others, lots]) => {
      const turned = others.map(({ winner, seats }) => ({ winner, seats: seats.toReversed() }));
      expect(standings(turned, lots)).toEqual(standings(games, lots));
    }),
    RUNS,
  );
});

test('other names, the same standings', () => {
  const names = fc.shuffledSubarray(POOL, { minLength: POOL.length, maxLength: POOL.length });
  fc.assert(
    fc.property(someTournament, someLots, names, (games, lots, renamed) => {
      const rename = (player: string) => `new ${renamed[POOL.indexOf(player)]}`;
      const anew: readonly ScoredGame[] = games.map(({ winner, seats }) => ({
        winner,
        seats: seats.map((seat) => ({ ...seat, player: rename(seat.player), guess: seat.guess.map(rename) })),
      }));
      const before = standings(games, lots).map((row) => ({ ...row, player: rename(row.player) }));
      expect(byName(standings(anew, lots.map(rename)))).toEqual(byName(before));
    }),
    RUNS,
  );
});

test('the main points are two a winner, times K where the game was hard, but for the rounding', () => {
  fc.assert(
    fc.property(someTournament, (games) => {
      const wins = (side: string) => games.filter(({ winner }) => winner === side).length;
      const [red, black] = [wins('red'), wins('black')];
      const half = games.length / 2;
      const k = red === black ? 1 : 1 + (half - Math.min(red, black)) / half;
      const handedOut = 2 * (red * 7 * (red < black ? k : 1) + black * 3 * (black < red ? k : 1));
      const table = standings(games);
      const counted = table.reduce((sum, { main }) => sum + main, 0);
      expect(Math.abs(counted - handedOut)).toBeLessThanOrEqual(0.005 * table.length + 1e-9);
    }),
    RUNS,
  );
});

test('the total is main and extra, to the hundredth, and nothing has more decimals', () => {
  fc.assert(
    fc.property(someTournament, (games) => {
      for (const { main, extra, total } of standings(games)) {
        expect(inHundredths(total)).toBe(inHundredths(main) + inHundredths(extra));
        for (const points of [main, extra, total]) expect(points).toBe(inHundredths(points) / 100);
      }
    }),
    RUNS,
  );
});

test('everybody who played stands there once, with every game', () => {
  fc.assert(
    fc.property(someTournament, someLots, (games, lots) => {
      const played = games.flatMap(({ seats }) => seats.map(({ player }) => player));
      const rows = standings(games, lots).map(({ player, games }) => [player, games]);
      const counted = [...new Set(played)].map((player) => [player, played.filter((one) => one === player).length]);
      expect(rows.toSorted()).toEqual(counted.toSorted());
    }),
    RUNS,
  );
});

test('without lots the place is one more than the number of those with better numbers', () => {
  fc.assert(
    fc.property(someTournament, (games) => {
      const table = standings(games);
      for (const [i, row] of table.entries()) {
        expect(row.place).toBe(1 + table.filter((other) => margin(other, row) > 0).length);
        const next = table[i + 1];
        if (next) expect(margin(row, next) || Number(row.player < next.player)).toBeGreaterThan(0);
      }
    }),
    RUNS,
  );
});

test('lots decide between the equal, when all of them have drawn, and nothing else', () => {
  let parted = 0;
  let left = 0;
  fc.assert(
    fc.property(someTournament, someLots, (games, lots) => {
      const plain = standings(games);
      const drawn = standings(games, lots);
      for (const place of new Set(plain.map((row) => row.place))) {
        const equals = plain.filter((row) => row.place === place);
        const now = drawn.slice(place - 1, place - 1 + equals.length);
        if (!equals.every(({ player }) => lots.includes(player))) {
          expect(now).toEqual(equals);
          if (equals.some(({ player }) => lots.includes(player))) left++;
          continue;
        }
        const inOrder = equals.toSorted((one, other) => lots.indexOf(one.player) - lots.indexOf(other.player));
        expect(now).toEqual(inOrder.map((row, k) => ({ ...row, place: place + k })));
        if (equals.length > 1) parted++;
      }
    }),
    RUNS,
  );
  expect(parted).toBeGreaterThan(20);
  expect(left).toBeGreaterThan(20);
});
