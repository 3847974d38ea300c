/** Secrecy in time, for every role as the observer: whoever of two others is who, all sees and sounds the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { viewFor } from '../../shared/engine/view.ts';
import { type Heard, observersOf, playBoth, roleIn, type Worlds, worldsOf } from '../kit/mirrored-worlds.ts';
import { sittings } from '../kit/sittings.ts';

function tellsTheSame(worlds: Worlds, heard: Heard): readonly string[] {
  const { one, other } = worlds;
  expect(one.game.stage.serial).toBe(other.game.stage.serial);
  const observers = observersOf(worlds);
  for (const person of [null, ...observers]) {
    const [view, twin] = [one, other].map(({ game, rules }) => JSON.stringify(viewFor(game, rules, person)));
    if (view !== twin) throw new Error(`${person} sees ${view}\nor ${twin}`);
    const [news, same] = [one, other].map(({ game, rules }, i) =>
      JSON.stringify(heard[i]!.filter((event) => isHeardBy(audienceOf(event, game, rules), person))),
    );
    if (news !== same) throw new Error(`${person} hears ${news}\nor ${same}`);
  }
  return observers;
}

const GAMES = { standard: 500, beginner: 60, yakuza: 150 };

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

test('each of the twenty roles sees and hears the same, whoever of two others is who', { timeout: 600_000 }, () => {
  const observers = new Map<string, number>();
  const swapped = new Map<string, number>();
  const secondShots = new Set<string>();
  for (const [mode, numRuns] of Object.entries(GAMES)) {
    const plays = fc.property(sittings('city', mode), (sitting) => {
      const chance = chanceFrom(sitting.seed, 'worlds');
      const worlds = worldsOf(sitting, chance);
      if (!worlds) return;
      const { one, pair } = worlds;
      for (const id of pair) add(swapped, roleIn(one.game, id));
      playBoth(worlds, chance, (heard) => {
        for (const id of tellsTheSame(worlds, heard)) add(observers, roleIn(one.game, id));
        if (one.game.marks.some(({ mark }) => mark === 'second-shot')) secondShots.add(sitting.seed);
      });
    });
    fc.assert(plays, { numRuns, seed: 1 });
  }
  const roles = [...observers.keys()];
  expect(roles).toHaveLength(20);
  for (const role of roles) {
    expect(observers.get(role), role).toBeGreaterThan(300);
    expect(swapped.get(role), role).toBeGreaterThan(5);
  }
  expect(secondShots.size).toBeGreaterThan(5);
});
