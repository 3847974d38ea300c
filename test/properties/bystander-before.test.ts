/**
 * The bystander sees through gangs as they once were: that nobody tells those of today is no want of eyes.
 */
import { describe, expect, test } from 'vitest';
import type { Mask } from '../../bot/computer/face.ts';
import { isFriend } from '../../bot/computer/judgement.ts';
import { membershipOf } from '../../bot/table/lots.ts';
import { PUBLIC } from '../kit/bystander/dice.ts';
import type { Temper } from '../kit/bystander/record.ts';
import { KINDS, LONG, LUCK, together, watch } from '../kit/bystander/watch.ts';
import { isLong } from '../kit/laws/effort.ts';

/** So many of each kind show what is known to leak. */
const GAMES = isLong ? 300 : 20;
/** In standard errors: once in fifty times somebody is so lucky who sees nothing. */
const RARELY = 2;
const SURELY = isLong ? LUCK : RARELY;

/** In `sport` a gang shoots by a plan that it has made. */
const BY_LOT = KINDS.filter(([edition, mode]) => edition !== 'sport' && mode !== 'extended');
/** Where nothing but the votes tells. */
const BY_VOTES = KINDS.filter(([edition]) => edition === 'party' || edition === 'sport');

/** What a gang draws alike follows from the round and the names. */
const drawnAlike: Temper = {
  membership: (game, rules, seat) => {
    const membership = membershipOf(game, rules, seat);
    return membership && { ...membership, lots: PUBLIC };
  },
};

const sparing: Mask = (face, known) => ({
  ...face,
  known,
  wish: (id) => (isFriend(known, id) ? -1 : face.guilt(id)),
});

describe('lots of a gang that anybody can draw', () => {
  test.each(together(BY_LOT))('$name', { timeout: LONG }, ({ some }) => {
    const { withSource, honest, gain } = watch(some, 'fair', GAMES, drawnAlike);
    expect(withSource).toBeGreaterThan(honest);
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });
});

describe.runIf(isLong)("everybody's lots are public", () => {
  test.each(together(BY_LOT))('$name', { timeout: LONG }, ({ some }) => {
    const { gain } = watch(some, 'fair', GAMES, { ...drawnAlike, own: () => PUBLIC });
    expect(gain.likelihood).toBeGreaterThan(SURELY);
  });
});

describe.runIf(isLong)('a mate is never named', () => {
  test.each(together(BY_VOTES))('$name', { timeout: LONG }, ({ some }) => {
    const { gain } = watch(some, 'fair', GAMES, { mask: sparing });
    expect(gain.likelihood).toBeGreaterThan(RARELY);
  });
});
