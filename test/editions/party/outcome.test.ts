/** `party.decision.win-order`, line by line, over every number of each side that the box can leave alive. */
import { expect, test } from 'vitest';
import { outcome } from '../../../shared/editions/party/outcome.ts';
import type { Game } from '../../../shared/engine/model.ts';

interface Left {
  readonly mafia: number;
  readonly yakuza: number;
  readonly red: number;
  readonly judge: number;
  readonly maniac: number;
}

/** As the catalogue has it, with its own letters. */
function printed({ mafia: M, yakuza: Y, red: R, judge: J, maniac }: Left): string | null {
  const alive = M + Y + R + J + maniac;
  if (alive === 0) return 'draw';
  if (maniac > 0 && alive <= 2) return 'maniac';
  if (maniac > 0) return null;
  if (M > 0 && Y > 0) return null;
  if (M > 0) return M + J >= R ? 'mafia' : null;
  if (Y > 0) return Y + J >= R ? 'yakuza' : null;
  if (J === 1) return R === 0 ? 'draw' : null;
  return 'red';
}

const SIDES = { mafia: 'mafia', yakuza: 'yakuza', red: 'red', judge: 'black', maniac: 'maniac' } as const;

function tableOf(left: Left): Game {
  const sides = Object.entries(left).flatMap(([kind, n]) => new Array(n).fill(SIDES[kind as keyof Left]));
  // Somebody of each side is out already: whoever shares a victory shares it from there, too.
  const seats = [
    ...sides.map((side) => ({ side, out: null })),
    ...Object.values(SIDES).map((side) => ({ side, out: {} })),
  ];
  return { seats: seats.map((seat, i) => ({ id: `p${i + 1}`, gang: null, ...seat })) } as unknown as Game;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);

test('the eight lines decide every combination', () => {
  for (const mafia of upTo(6))
    for (const yakuza of upTo(5))
      for (const red of upTo(8))
        for (const judge of upTo(1))
          for (const maniac of upTo(1)) {
            const left = { mafia, yakuza, red, judge, maniac };
            expect(outcome(tableOf(left))?.winner ?? null, JSON.stringify(left)).toBe(printed(left));
          }
});

test.each([
  ['red', { mafia: 0, yakuza: 0, red: 3, judge: 0, maniac: 0 }, ['red']],
  ['mafia', { mafia: 1, yakuza: 0, red: 1, judge: 0, maniac: 0 }, ['mafia', 'black']],
  ['yakuza', { mafia: 0, yakuza: 2, red: 2, judge: 1, maniac: 0 }, ['yakuza', 'black']],
  ['maniac', { mafia: 1, yakuza: 0, red: 0, judge: 0, maniac: 1 }, ['maniac']],
  ['draw', { mafia: 0, yakuza: 0, red: 0, judge: 1, maniac: 0 }, []],
] as const)('`party.decision.winners`: %s', (winner, left, sides) => {
  const game = tableOf(left);
  const all = game.seats.filter(({ side }) => sides.some((one) => one === side)).map(({ id }) => id);
  expect(outcome(game)).toEqual({ winner, winners: all });
});
