/** Games to be counted: as small as a rule needs them, or a whole tournament at random. */
import fc from 'fast-check';
import type { ScoredGame, ScoredSeat } from '../../shared/scoring/game.ts';

const SIDE_OF = { citizen: 'red', sheriff: 'red', mafioso: 'black', don: 'black' } as const;
type Role = keyof typeof SIDE_OF;

type More = Partial<Omit<ScoredSeat, 'player' | 'side' | 'isKeyRole'>>;

export const seat = (player: string, role: Role, more: More = {}): ScoredSeat => ({
  player,
  side: SIDE_OF[role],
  isKeyRole: role === 'sheriff' || role === 'don',
  disqualified: false,
  bonus: 0,
  killedFirstNight: false,
  guess: [],
  ...more,
});

export const game = (winner: string, ...seats: readonly ScoredSeat[]): ScoredGame => ({ winner, seats });

/** Games of others, which count for K alone. */
export const elsewhere = (red: number, black: number, draws = 0): readonly ScoredGame[] => [
  ...Array.from({ length: red }, () => game('red')),
  ...Array.from({ length: black }, () => game('black')),
  ...Array.from({ length: draws }, () => game('draw')),
];

const DECK: readonly Role[] = [
  ...(['don', 'mafioso', 'mafioso', 'sheriff'] as const),
  ...Array.from({ length: 6 }, () => 'citizen' as const),
];

export const POOL = 'Anna Boris Clara Denis Eva Fedir Halyna Ihor Julia Kyrylo Larysa Maksym'.split(' ');

const someGame: fc.Arbitrary<ScoredGame> = fc
  .record({
    winner: fc.constantFrom('red', 'black', 'draw'),
    players: fc.shuffledSubarray(POOL, { minLength: 10, maxLength: 10 }),
    disqualified: fc.option(fc.nat(9), { freq: 3 }),
    best: fc.option(fc.nat(9), { freq: 2 }),
    loser: fc.option(fc.nat(9), { freq: 2 }),
    shot: fc.option(fc.nat(9)),
    named: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 3, maxLength: 3 }),
  })
  .map(({ winner, players, disqualified, best, loser, shot, named }) => {
    const bonusOf = (k: number) => {
      const hasWon = SIDE_OF[DECK[k]!] === winner;
      if (winner === 'draw') return 0;
      if (hasWon) return k === best ? 1 : 0;
      return k === loser ? 0.5 : 0;
    };
    const seats = players.map((player, k) =>
      seat(player, DECK[k]!, {
        disqualified: k === disqualified,
        bonus: bonusOf(k),
        killedFirstNight: k === shot,
        guess: k === shot ? named.filter((other) => other !== k).map((other) => players[other]!) : [],
      }),
    );
    return game(winner, ...seats);
  });

export const someTournament = fc.array(someGame, { minLength: 1, maxLength: 9 });

export const someLots = fc.shuffledSubarray(POOL);
