import { describe, expect, test } from 'vitest';
import type { ScoredSeat } from '../../shared/scoring/game.ts';
import { pointsOf } from '../../shared/scoring/points.ts';
import { game, seat } from './tournaments.ts';

const blacks = [seat('Don', 'don'), seat('Mark', 'mafioso'), seat('Mila', 'mafioso')];
const shot = { killedFirstNight: true, guess: ['Don', 'Mark', 'Mila'] };
const points = (winner: string, own: ScoredSeat) => pointsOf(game(winner, own, ...blacks), own);

describe('main points', () => {
  test.each([
    ['red', 'citizen', 2],
    ['red', 'sheriff', 2],
    ['red', 'mafioso', 0],
    ['red', 'don', 0],
    ['black', 'citizen', 0],
    ['black', 'sheriff', 0],
    ['black', 'mafioso', 2],
    ['black', 'don', 2],
    ['draw', 'citizen', 0],
    ['draw', 'don', 0],
  ] as const)('`sport.points.win`, `sport.points.none`: %s gives a %s %i', (winner, role, main) => {
    const nothing = { penalty: 0, bestMove: 0, bonus: 0, extra: 0 };
    expect(points(winner, seat('Anna', role))).toEqual({ main, ...nothing, total: main });
  });
});

describe('extra points', () => {
  test.each([
    ['red', 2, 1],
    ['black', 0, -1],
    ['draw', 0, -1],
  ])('`sport.points.disqualified`: −1 after %s, and a win is won all the same', (winner, main, total) => {
    const own = points(winner, seat('Anna', 'citizen', { disqualified: true }));
    expect(own).toEqual({ main, penalty: -1, bestMove: 0, bonus: 0, extra: -1, total });
  });

  test('`sport.decision.disqualified.win`: nor is a bonus barred', () => {
    const own = points('red', seat('Anna', 'citizen', { disqualified: true, bonus: 1 }));
    expect(own).toEqual({ main: 2, penalty: -1, bestMove: 0, bonus: 1, extra: 0, total: 2 });
  });

  test('`sport.points.system`: everything together', () => {
    const own = points('red', seat('Anna', 'sheriff', { disqualified: true, bonus: 0.5, ...shot }));
    expect(own).toEqual({ main: 2, penalty: -1, bestMove: 0.5, bonus: 0.5, extra: 0, total: 2 });
  });

  test('the best move and the bonus of a loser are paid', () => {
    const own = points('black', seat('Anna', 'citizen', { bonus: 0.5, ...shot }));
    expect(own).toEqual({ main: 0, penalty: 0, bestMove: 0.5, bonus: 0.5, extra: 1, total: 1 });
  });

  test('`sport.bonus.draw`, `sport.decision.draw.extra`: a draw voids the bonus alone', () => {
    const own = points('draw', seat('Anna', 'citizen', { disqualified: true, bonus: 1, ...shot }));
    expect(own).toEqual({ main: 0, penalty: -1, bestMove: 0.5, bonus: 0, extra: -0.5, total: -0.5 });
  });
});
