import { describe, expect, test } from 'vitest';
import { bestMovePoints } from '../../shared/scoring/best-move.ts';
import type { ScoredSeat } from '../../shared/scoring/game.ts';
import { game, seat } from './tournaments.ts';

const others = [
  seat('Don', 'don'),
  seat('Mark', 'mafioso'),
  seat('Mila', 'mafioso'),
  seat('Sofia', 'sheriff'),
  seat('Clara', 'citizen'),
  seat('Denis', 'citizen'),
];
const shot = { killedFirstNight: true, guess: ['Mila', 'Don', 'Mark'] };
const worth = (own: ScoredSeat, winner = 'red') => bestMovePoints(game(winner, own, ...others), own);

describe('`sport.bestmove.points`', () => {
  test.each([
    [0.5, ['Mila', 'Don', 'Mark']],
    [0.25, ['Mila', 'Clara', 'Don']],
    [0, ['Clara', 'Don', 'Denis']],
    [0, ['Clara', 'Sofia', 'Denis']],
    [0, []],
  ])('%f for naming %j', (points, guess) => {
    expect(worth(seat('Anna', 'citizen', { ...shot, guess }))).toBe(points);
  });

  test('the sheriff is red too', () => {
    expect(worth(seat('Anna', 'sheriff', shot))).toBe(0.5);
  });

  test.each(['don', 'mafioso'] as const)('a %s gets nothing for it', (role) => {
    expect(worth(seat('Anna', role, shot))).toBe(0);
  });

  test.each(['red', 'black', 'draw'])('whatever the result: %s', (winner) => {
    expect(worth(seat('Anna', 'citizen', shot), winner)).toBe(0.5);
  });

  test('one named three times is one', () => {
    expect(worth(seat('Anna', 'citizen', { ...shot, guess: ['Don', 'Don', 'Don'] }))).toBe(0);
  });

  test('only who was shot on the first night has a best move', () => {
    expect(worth(seat('Anna', 'citizen', { ...shot, killedFirstNight: false }))).toBe(0);
  });
});
