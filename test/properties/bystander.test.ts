/**
 * From all that is public, with the source in hand, nobody can tell a gang of practice players better than an honest
 * observer can. Who that is says `test/kit/bystander/honest.ts`; what the source adds, `habits.ts` and `dice.ts`. Both
 * have learned from half of the games how much each sign is worth, and are judged by the other half.
 */
import { describe, expect, test } from 'vitest';
import type { Mask } from '../../bot/computer/face.ts';
import { isFriend } from '../../bot/computer/judgement.ts';
import { membershipOf } from '../../bot/table/lots.ts';
import type { EditionId } from '../../shared/editions/index.ts';
import type { Strength } from '../../shared/wire/practice.ts';
import { PUBLIC } from '../kit/bystander/dice.ts';
import { type Temper, watched } from '../kit/bystander/record.ts';
import { verdictOn } from '../kit/bystander/verdict.ts';
import { isLong } from '../kit/laws/effort.ts';

/** What is watched of each kind: by `npm test` all kinds together, by `npm run laws` each by itself. */
const USUAL: Readonly<Record<Strength, number>> = { lazy: 10, fair: 20, sharp: 4 };
const MANY: Readonly<Record<Strength, number>> = { lazy: 100, fair: 300, sharp: 150 };
const GAMES = isLong ? MANY : USUAL;

/** No machine is so slow, in milliseconds. */
const LONG = 7_200_000;

type Kind = readonly [edition: EditionId, mode: string, players: number];

const KINDS: readonly Kind[] = [
  ['party', 'base', 10],
  ['city', 'standard', 11],
  ['sport', 'standard', 10],
  ['spytown', 'basic', 14],
  ['spytown', 'extended', 14],
  ['family', 'basic', 11],
  ['family', 'extended', 11],
];
/** In `sport` a gang shoots by a plan that it has made. */
const BY_LOT = KINDS.filter(([edition, mode]) => edition !== 'sport' && mode !== 'extended');

const together = (kinds: readonly Kind[]) =>
  (isLong ? kinds.map((kind) => [kind]) : [kinds]).map((some) => ({
    some,
    name: some.map(([id, mode]) => `${id} ${mode}`).join(),
  }));

/** Once in some thousands of times somebody is so much luckier. */
const LUCK = 3.5;
/** What so few games show that are known to leak. */
const SURELY = isLong ? LUCK : 2;

/** One kind after the other, so that each half of the games has as many of each. */
const watch = (kinds: readonly Kind[], strength: Strength, games: number, manner?: Temper) =>
  verdictOn(
    kinds.flatMap(([edition, mode, players]) =>
      Array.from({ length: games }, (_, i) => i).flatMap(
        (i) => watched({ edition, mode, players, strength }, `onlooker ${i}`, manner) ?? [],
      ),
    ),
  );

describe.each(['lazy', 'fair', 'sharp'] as const)('%s', (strength) => {
  test.each(together(KINDS))('$name', { timeout: LONG }, ({ some }) => {
    const { games, gain } = watch(some, strength, GAMES[strength]);
    expect(games).toBeGreaterThan((GAMES[strength] * some.length) / 2);
    expect(gain.first).toBeLessThan(LUCK);
    expect(gain.likelihood).toBeLessThan(LUCK);
  });
});

/** As it once was: what a gang draws alike follows from the round and the names. */
const drawnAlike: Temper = {
  membership: (game, rules, seat) => {
    const membership = membershipOf(game, rules, seat);
    return membership && { ...membership, lots: PUBLIC };
  },
};

describe('before: lots of a gang that anybody can draw', () => {
  test.each(together(BY_LOT))('$name', { timeout: LONG }, ({ some }) => {
    const { withSource, honest, gain } = watch(some, 'fair', GAMES.fair, drawnAlike);
    expect(withSource).toBeGreaterThan(honest);
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });
});

describe("before: everybody's lots are public", () => {
  test.each(together(BY_LOT))('$name', { timeout: LONG }, ({ some }) => {
    const { gain } = watch(some, 'fair', GAMES.fair, { ...drawnAlike, own: () => PUBLIC });
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });
});

describe.runIf(isLong)('before: a mate is never named', () => {
  const sparing: Mask = (face, known) => ({
    ...face,
    known,
    wish: (id) => (isFriend(known, id) ? -1 : face.guilt(id)),
  });
  /** Where nothing but the votes tells. */
  const BY_VOTES = KINDS.filter(([edition]) => edition === 'party' || edition === 'sport');

  test.each(together(BY_VOTES))('$name', { timeout: LONG }, ({ some }) => {
    const { gain } = watch(some, 'fair', GAMES.fair * (isLong ? 1 : 3), { mask: sparing });
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });
});
