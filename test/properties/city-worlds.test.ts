/** Secrecy in time, for every role as the observer: whoever of two others is who, all sees and sounds the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { played, seenIn } from '../kit/laws/effort.ts';
import { observersOf, playBoth, roleIn, worldsOf } from '../kit/pairs/mirrored-worlds.ts';
import { mustBeSameFor } from '../kit/pairs/same-for.ts';
import { sittings } from '../kit/rules/sittings.ts';

const GAMES = { standard: 500, beginner: 60, yakuza: 150 };

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

test('each of the twenty roles sees and hears the same, whoever of two others is who', () => {
  const observers = new Map<string, number>();
  const swapped = new Map<string, number>();
  const secondShots = new Set<string>();
  for (const [mode, numRuns] of Object.entries(GAMES)) {
    const plays = fc.property(sittings('city', mode), (sitting) => {
      const chance = chanceFrom(sitting.seed, 'worlds');
      const worlds = worldsOf(sitting, chance);
      if (!worlds) return;
      const { one, other, pair } = worlds;
      for (const id of pair) add(swapped, roleIn(one.game, id));
      playBoth(worlds, chance, (heard) => {
        expect(one.game.stage.serial).toBe(other.game.stage.serial);
        const blind = observersOf(worlds);
        mustBeSameFor([null, ...blind], [one, other], heard);
        for (const id of blind) add(observers, roleIn(one.game, id));
        if (one.game.marks.some(({ mark }) => mark === 'second-shot')) secondShots.add(sitting.seed);
      });
    });
    fc.assert(plays, { numRuns: played(numRuns), seed: 1 });
  }
  const roles = [...observers.keys()];
  expect(roles).toHaveLength(20);
  for (const role of roles) {
    expect(observers.get(role), role).toBeGreaterThan(seenIn(300));
    expect(swapped.get(role), role).toBeGreaterThan(seenIn(5));
  }
  expect(secondShots.size).toBeGreaterThan(seenIn(5));
});
