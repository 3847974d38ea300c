/**
 * Lots of practice players that could be drawn again from the source tell nothing. Both observers know who died, who voted
 * for whom, who said what, and the players' habits, which are worked out with the program: what habits alone tell is not
 * tested here.
 */
import { describe, expect, test } from 'vitest';
import { membershipOf } from '../../bot/tables/lots.ts';
import type { EditionId } from '../../shared/editions/index.ts';
import type { Strength } from '../../shared/protocol/practice.ts';
import { PUBLIC } from '../kit/bystander/dice.ts';
import { type Draws, watched } from '../kit/bystander/record.ts';
import { verdictOn } from '../kit/bystander/verdict.ts';

/** What `npm test` watches of each kind; `npm run laws` watches more. */
const USUAL: Readonly<Record<Strength, number>> = { lazy: 24, fair: 60, sharp: 8 };
const MANY: Readonly<Record<Strength, number>> = { lazy: 100, fair: 150, sharp: 40 };
const GAMES = process.env.GAMES ? MANY : USUAL;

type Kind = readonly [edition: EditionId, mode: string, players: number];

const KINDS: readonly Kind[] = [
  ['party', 'base', 10],
  ['city', 'standard', 11],
  ['sport', 'standard', 10],
  ['spytown', 'basic', 14],
  ['family', 'basic', 11],
];
/** In `sport` a gang shoots by a plan that it has made. */
const BY_LOT = KINDS.filter(([edition]) => edition !== 'sport');

/** Once in some thousands of times somebody is so much luckier. */
const LUCK = 3.5;
/** What so few games show that are known to leak. */
const SURELY = process.env.GAMES ? LUCK : 2;

const watch = ([edition, mode, players]: Kind, strength: Strength, games: number, draws?: Draws) =>
  verdictOn(
    Array.from({ length: games }, (_, i) =>
      watched({ edition, mode, players, strength }, `bystander ${i}`, draws),
    ).flatMap((game) => game ?? []),
  );

describe.each(['lazy', 'fair', 'sharp'] as const)('%s', (strength) => {
  test.each(KINDS)('%s %s for %i', { timeout: 900_000 }, (...kind) => {
    const { games, gain } = watch(kind, strength, GAMES[strength]);
    expect(games).toBeGreaterThan(GAMES[strength] / 2);
    expect(gain.first).toBeLessThan(LUCK);
    expect(gain.likelihood).toBeLessThan(LUCK);
  });
});

describe('before: lots that anybody can draw', () => {
  /** As it once was: what a gang draws alike follows from the round and the names. */
  const drawnAlike: Draws = {
    membership: (game, rules, seat) => {
      const membership = membershipOf(game, rules, seat);
      return membership && { ...membership, lots: PUBLIC };
    },
  };
  /** And as it would be if nobody had a secret of their own. */
  const allPublic: Draws = { ...drawnAlike, own: () => PUBLIC };

  test.each(BY_LOT)('the gang’s own, %s %s for %i', { timeout: 300_000 }, (...kind) => {
    const { withSource, honest, gain } = watch(kind, 'fair', GAMES.fair, drawnAlike);
    expect(withSource).toBeGreaterThan(honest);
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });

  test.each(BY_LOT)('everybody’s, %s %s for %i', { timeout: 300_000 }, (...kind) => {
    const { gain } = watch(kind, 'fair', GAMES.fair, allPublic);
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });
});
