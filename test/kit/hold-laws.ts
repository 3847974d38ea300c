import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { settleOptions } from '../../shared/engine/setup/options.ts';
import { playLawfully } from './random-game.ts';
import type { Sitting } from './sitting.ts';
import { sittings } from './sittings.ts';

const USUAL = 5200;
/** `GAMES=100000 SEED=7 npm test` plays more games, or others. */
const GAMES = Number(process.env.GAMES ?? USUAL);
const SEED = Number(process.env.SEED ?? 1);

interface Worth {
  readonly share?: number;
  readonly timesDealt?: number;
  readonly departures?: readonly string[];
}

/** Plays many random games of a mode under the laws, and makes sure that they were worth playing. */
export function holdLawsOver(
  edition: Sitting['edition'],
  mode: string,
  winners: readonly string[],
  { share = 1, timesDealt = 1, departures = ['condemned', 'left', 'shot'] }: Worth = {},
): void {
  const games = GAMES * share;
  test(`${games} random games of ${edition} ${mode} keep every law`, { timeout: 1_200_000 }, () => {
    const seen = {
      players: new Set<number>(),
      roles: new Map<string, number>(),
      winners: new Set<string>(),
      departures: new Set<string>(),
      facts: new Set<string>(),
      news: new Set<string>(),
    };
    const plays = fc.property(sittings(edition, mode), (sitting) => {
      const { game, log } = playLawfully(sitting);
      seen.players.add(sitting.players);
      seen.winners.add(game.outcome!.winner);
      for (const role of new Set(game.seats.map((seat) => seat.role))) {
        seen.roles.set(role, (seen.roles.get(role) ?? 0) + 1);
      }
      for (const { out } of game.seats) {
        if (out) seen.departures.add(out.how);
      }
      for (const facts of Object.values(game.facts))
        for (const fact of facts) if ('is' in fact) seen.facts.add(fact.is);
      for (const event of log) {
        if (event.type === 'announced') for (const item of event.news) seen.news.add(Object.keys(item)[0]!);
      }
    });
    fc.assert(plays, { numRuns: games, seed: SEED });

    const { modes, speaksOf } = rulebooks[edition];
    const { least, most } = modes[mode]!.players;
    expect(seen.players.size).toBe(most - least + 1);
    expect([...seen.winners].sort()).toEqual([...winners].sort());
    expect([...seen.departures].sort()).toEqual(departures);
    expect(speaksOf.roles).toEqual(expect.arrayContaining([...seen.roles.keys()]));
    const settled = settleOptions(modes[mode]!, {});
    const box = Object.keys(modes[mode]!.deck('options' in settled ? settled.options : {}, most));
    const often = timesDealt * Math.min(1, GAMES / USUAL);
    for (const role of box) expect(seen.roles.get(role), role).toBeGreaterThanOrEqual(often);
    expect(speaksOf.facts).toEqual(expect.arrayContaining([...seen.facts]));
    expect(speaksOf.news).toEqual(expect.arrayContaining([...seen.news]));
  });
}
