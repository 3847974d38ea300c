import { describe, expect, test } from 'vitest';
import type { ScoredGame } from '../../shared/scoring/game.ts';
import { type Standing, standings } from '../../shared/scoring/standings.ts';
import { elsewhere, game, seat } from './tournaments.ts';

const rowOf = (player: string, games: readonly ScoredGame[]): Standing => {
  const row = standings(games).find((one) => one.player === player);
  if (!row) throw new Error(`${player} did not play`);
  return row;
};
const times = (count: number, one: ScoredGame): readonly ScoredGame[] => Array.from({ length: count }, () => one);

const asRed = (player: string) => game('red', seat(player, 'citizen'));
const asBlack = (player: string) => game('black', seat(player, 'mafioso'));

describe('the worked examples of the catalogue', () => {
  test('Anna: N = 10, the blacks won 3, K = 1.4', () => {
    const named = [seat('Don', 'don'), seat('Mark', 'mafioso')];
    const games = [
      ...times(2, asRed('Anna')),
      game('red', seat('Anna', 'citizen', { bonus: 1 })),
      game(
        'red',
        seat('Anna', 'citizen', { killedFirstNight: true, guess: ['Don', 'Boris', 'Mark'] }),
        seat('Boris', 'citizen'),
        ...named,
      ),
      asBlack('Anna'),
      game('black', seat('Anna', 'citizen', { disqualified: true })),
      ...elsewhere(3, 1),
    ];
    expect(rowOf('Anna', games)).toEqual({
      player: 'Anna',
      main: 10.8,
      extra: 0.25,
      total: 11.05,
      place: 1,
      wins: 5,
      keyWins: 0,
      firstDeaths: 1,
      games: 6,
    });
  });

  test('Boris: N = 7, the reds won 3: the sum is rounded, not the win', () => {
    const games = [...times(2, asRed('Boris')), ...times(3, asBlack('Boris')), ...elsewhere(1, 1)];
    expect(rowOf('Boris', games)).toMatchObject({ main: 10.57, extra: 0, total: 10.57, wins: 5 });
  });
});

describe('`sport.decision.k.rounding`', () => {
  test.each([
    [1, 3.63],
    [2, 7.25],
    [3, 10.88],
  ])('half of a hundredth goes up: %i hard wins of 3.625 are %f', (wins, main) => {
    expect(rowOf('Anna', [...times(wins, asBlack('Anna')), ...elsewhere(29, 3 - wins)]).main).toBe(main);
  });

  test('the published numbers are compared: 2.2545… is 2.25, and then extra points decide', () => {
    const named = ['Don', 'Mark', 'Boris'];
    const games = [
      asBlack('Anna'),
      game(
        'red',
        seat('Boris', 'citizen', { killedFirstNight: true, guess: named }),
        seat('Don', 'don'),
        seat('Mark', 'mafioso'),
      ),
      ...elsewhere(30, 23),
    ];
    const [first, second] = standings(games);
    expect(first).toMatchObject({ player: 'Boris', main: 2, extra: 0.25, total: 2.25, place: 1 });
    expect(second).toMatchObject({ player: 'Anna', main: 2.25, extra: 0, total: 2.25, place: 2 });
  });

  test('nothing drifts', () => {
    const bonuses = [0.1, 0.2].map((bonus) => game('red', seat('Anna', 'mafioso', { bonus })));
    expect(rowOf('Anna', bonuses)).toMatchObject({ extra: 0.3, total: 0.3 });
  });
});

describe('K', () => {
  test('`sport.k.main-only`: extra points are not multiplied', () => {
    const shot = { killedFirstNight: true, guess: ['Don', 'Mark', 'Mila'] };
    const blacks = [seat('Don', 'don', { bonus: 1, disqualified: true }), seat('Mark', 'mafioso', { bonus: 0.5 })];
    const games = [
      game('red', seat('Anna', 'citizen', { ...shot, bonus: 1 }), ...blacks, seat('Mila', 'mafioso')),
      ...elsewhere(0, 3),
    ];
    expect(rowOf('Anna', games)).toMatchObject({ main: 3, extra: 1.5, total: 4.5 });
    expect(rowOf('Mark', games)).toMatchObject({ main: 0, extra: 0.5, total: 0.5 });
    expect(rowOf('Don', games)).toMatchObject({ main: 0, extra: 0, total: 0 });
  });

  test('`sport.decision.k.equal`: no win is worth more at equal wins', () => {
    expect(rowOf('Anna', [asRed('Anna'), asBlack('Anna'), ...elsewhere(0, 0, 3)]).main).toBe(4);
  });

  test('`sport.decision.k.none`: K = 2 falls on no win, and not on draws', () => {
    const games = [asRed('Anna'), game('draw', seat('Anna', 'don')), game('red', seat('Anna', 'don'))];
    expect(rowOf('Anna', games)).toMatchObject({ main: 2, total: 2 });
  });

  test('`sport.decision.k.scope`: counted over all games so far, also those of others', () => {
    const games = [asBlack('Anna'), ...elsewhere(7, 2)];
    expect([1, 2, 3, 4, 10].map((count) => rowOf('Anna', games.slice(0, count)).main)).toEqual([2, 2, 2.67, 3, 2.8]);
  });
});

describe('what is counted', () => {
  test('a player need not be in every game', () => {
    const games = [asRed('Anna'), game('red', seat('Anna', 'citizen'), seat('Boris', 'mafioso'))];
    expect(standings(games).map(({ player, games }) => [player, games])).toEqual([
      ['Anna', 2],
      ['Boris', 1],
    ]);
  });

  test('`sport.decision.disqualified.win`: a disqualified winner has won', () => {
    const games = [game('red', seat('Anna', 'sheriff', { disqualified: true }))];
    expect(rowOf('Anna', games)).toMatchObject({ main: 2, extra: -1, total: 1, wins: 1, keyWins: 1 });
  });

  test('`sport.rank.role-wins`: wins as don and as sheriff together, defeats and draws not', () => {
    const games = [
      game('red', seat('Anna', 'sheriff')),
      game('black', seat('Anna', 'don')),
      game('red', seat('Anna', 'don')),
      game('black', seat('Anna', 'sheriff')),
      game('draw', seat('Anna', 'don')),
      asRed('Anna'),
    ];
    expect(rowOf('Anna', games)).toMatchObject({ wins: 3, keyWins: 2, games: 6 });
  });

  test('`sport.rank.first-deaths`: whatever role and result', () => {
    const shot = { killedFirstNight: true };
    const games = [
      game('red', seat('Anna', 'don', shot)),
      game('draw', seat('Anna', 'citizen', shot)),
      game('black', seat('Anna', 'sheriff', shot)),
      asRed('Anna'),
    ];
    expect(rowOf('Anna', games).firstDeaths).toBe(3);
  });

  test('no games, no standings', () => {
    expect(standings([])).toEqual([]);
  });
});
