import { describe, expect, test } from 'vitest';
import type { ScoredGame } from '../../shared/scoring/game.ts';
import { type Ranked, ranked } from '../../shared/scoring/ranking.ts';
import { standings } from '../../shared/scoring/standings.ts';
import { elsewhere, game, seat } from './tournaments.ts';

const like = (player: string, more: Partial<Ranked> = {}): Ranked => ({
  player,
  total: 10,
  extra: 1,
  wins: 4,
  keyWins: 2,
  firstDeaths: 1,
  ...more,
});
const places = (rows: readonly Ranked[], lots: readonly string[] = []) =>
  ranked(rows, lots).map(({ player, place }) => `${place} ${player}`);

describe('each criterion decides before all after it', () => {
  const lowest = { extra: 0, wins: 0, keyWins: 0, firstDeaths: 0 };
  test.each<[string, Partial<Ranked>, Partial<Ranked>]>([
    ['`sport.rank.total`', { total: 10.01, ...lowest }, {}],
    ['`sport.rank.extra`', { ...lowest, extra: 1.25 }, {}],
    ['`sport.rank.extra`, less of a penalty', { ...lowest, extra: -1 }, { extra: -2 }],
    ['`sport.rank.wins`', { ...lowest, extra: 1, wins: 5 }, {}],
    ['`sport.rank.role-wins`', { keyWins: 3, firstDeaths: 0 }, {}],
    ['`sport.rank.first-deaths`', { firstDeaths: 2 }, {}],
  ])('%s', (_, better, worse) => {
    const rows = [like('Anna', worse), like('Zoya', better)];
    expect(places(rows, ['Anna', 'Zoya'])).toEqual(['1 Zoya', '2 Anna']);
    expect(places(rows.toReversed(), ['Anna', 'Zoya'])).toEqual(['1 Zoya', '2 Anna']);
  });
});

test('the worked tie: two black wins at K = 1.5 and three red ones are 6 each, more wins stand above', () => {
  const inAll = (winner: string, count: number, clara: 'citizen' | 'don', denis: 'citizen' | 'don') =>
    Array.from({ length: count }, () => game(winner, seat('Clara', clara), seat('Denis', denis)));
  const games: readonly ScoredGame[] = [
    ...inAll('red', 3, 'don', 'citizen'),
    ...inAll('black', 2, 'don', 'citizen'),
    ...elsewhere(3, 0),
  ];
  expect(standings(games)).toMatchObject([
    { player: 'Denis', main: 6, extra: 0, total: 6, wins: 3, keyWins: 0, place: 1 },
    { player: 'Clara', main: 6, extra: 0, total: 6, wins: 2, keyWins: 2, place: 2 },
  ]);
});

describe('`sport.decision.rank.shared`', () => {
  const two = [like('Denis'), like('Clara')];

  test('the better place is shared and the next is skipped', () => {
    const rows = [...two, like('Eva', { total: 9 }), like('Anna', { total: 12 }), like('Boris', { total: 11 })];
    expect(places(rows)).toEqual(['1 Anna', '2 Boris', '3 Clara', '3 Denis', '5 Eva']);
  });

  test('several groups', () => {
    const rows = [...two, like('Eva', { total: 12 }), like('Anna', { total: 12 }), like('Boris', { total: 12 })];
    expect(places(rows)).toEqual(['1 Anna', '1 Boris', '1 Eva', '4 Clara', '4 Denis']);
  });

  test('those who share are listed by code point', () => {
    const names = ['🙂', 'Ａ', 'Яна', 'anna', 'Zo', 'Zoe', 'Їжак'];
    const sorted = ['1 Zo', '1 Zoe', '1 anna', '1 Їжак', '1 Яна', '1 Ａ', '1 🙂'];
    expect(places(names.map((name) => like(name)))).toEqual(sorted);
    expect(places(names.map((name) => like(name)).toReversed())).toEqual(sorted);
  });
});

describe('`sport.rank.lot`', () => {
  const three = [like('Anna'), like('Boris'), like('Clara')];

  test('the earlier drawn stands above', () => {
    expect(places(three, ['Clara', 'Anna', 'Boris'])).toEqual(['1 Clara', '2 Anna', '3 Boris']);
  });

  test('not between those who differ', () => {
    const rows = [like('Anna'), like('Boris', { total: 11 })];
    expect(places(rows, ['Anna', 'Boris'])).toEqual(['1 Boris', '2 Anna']);
  });

  test('a group of which one has not drawn shares its place, in the order of names', () => {
    expect(places(three, ['Clara', 'Anna'])).toEqual(['1 Anna', '1 Boris', '1 Clara']);
  });

  test('each group for itself', () => {
    const rows = [...three, like('Denis', { total: 9 }), like('Eva', { total: 9 })];
    expect(places(rows, ['Eva', 'Clara', 'Denis', 'Anna'])).toEqual([
      '1 Anna',
      '1 Boris',
      '1 Clara',
      '4 Eva',
      '5 Denis',
    ]);
  });
});
