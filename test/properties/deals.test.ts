/** Deals by everybody's parts: every card comes to every seat as often, and every seal is what was dealt. */
import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { sha256Of } from '../../shared/engine/lots.ts';
import type { Deal, Parts } from '../../shared/engine/model.ts';
import { sealedDeal } from '../../shared/engine/setup/commitment.ts';
import { dealByParts } from '../../shared/engine/setup/deal.ts';
import { isSeedRight, openSeal, sealedAgain } from '../../shared/engine/setup/opened.ts';
import { prepare } from '../../shared/engine/setup/prepare.ts';
import { seedFrom } from '../../shared/engine/setup/shuffle.ts';
import { isLong } from '../kit/laws/effort.ts';

/** What `npm test` deals at each table; `npm run laws` deals 300,000. */
const USUAL = 3000;
const DEALS = isLong ? 300_000 : USUAL;
const SEED = Number(process.env.SEED ?? 1);

const TABLES = [
  ['party', 'base', 10],
  ['city', 'standard', 12],
  ['sport', 'standard', 10],
  ['spytown', 'extended', 14],
] as const;

const WORD = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');

test.each(TABLES)('%s %s for %i', (edition, mode, players) => {
  const rulebook = rulebooks[edition];
  const chance = chanceFrom('deals', edition, SEED);
  const word = () => Array.from({ length: 22 }, () => chance.pick(WORD)).join('');
  const seats = Array.from({ length: players }, (_, i) => `p${i + 1}`);
  const dealt = new Map<string, number[]>();
  for (let n = 0; n < DEALS; n++) {
    const people = seats.map((place, i) => ({ place, person: i + 1, name: place, cut: word() }));
    const parts: Parts = { game: `game-${n}`, house: word(), people, deck: 'auto', asked: null };
    const deal = byParts(parts);
    deal.seats.forEach(({ id, role, card }) => {
      for (const held of [role, ...(card ? [`card ${card}`] : [])]) {
        const counts = dealt.get(held) ?? new Array<number>(players).fill(0);
        counts[seats.indexOf(id)]!++;
        dealt.set(held, counts);
      }
    });
  }
  // The cards of a seat are not independent of each other, those of different deals are: one test a card.
  for (const [held, counts] of dealt) expect(chiSquare(counts), held).toBeLessThan(criticalAt(players - 1, dealt.size));

  function byParts(parts: Parts): Deal {
    const prepared = prepare(rulebook, { mode, players: seats }, seedFrom(parts));
    if ('refused' in prepared) throw new Error(prepared.refused.id);
    const deal = dealByParts(rulebook, prepared, parts);
    const text = sealedDeal(deal, prepared.rules);
    const opened = openSeal(text)!;
    const seal = sha256Of(text);
    if (!isSeedRight(opened) || sha256Of(sealedAgain(rulebook, opened) ?? '') !== seal) throw new Error(text);
    return deal;
  }
});

/** Over seats that are all as likely. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
}

/** Passed once in a thousand runs of so many tests, by Wilson and Hilferty. */
function criticalAt(freedom: number, tests: number): number {
  const z = normalAbove(0.001 / tests);
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
}

/** The value that a normal variable exceeds so seldom, by Abramowitz and Stegun 26.2.23. */
function normalAbove(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  return t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
}
