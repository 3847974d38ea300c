/** Compares worlds: a sample in `npm test`; with `WORLDS=N` each table with N deals, longer and with more questions. */
import { expect, test } from 'vitest';
import { type Effort, playTwoWorlds } from './play.ts';
import type { Setup } from './world.ts';

const DEALS = Number(process.env.WORLDS ?? 0);
const SAMPLE: Effort = { rounds: 2, moments: 40, probes: 2 };
const WHOLE: Effort = { rounds: 4, moments: 150, probes: 8 };

export interface Held extends Omit<Setup, 'seed'> {
  /** Only where all is compared. */
  readonly isLong?: true;
}

export function holdWorlds(tables: Readonly<Record<string, Held>>): void {
  const held = Object.entries(tables).filter(([, { isLong }]) => DEALS > 0 || !isLong);
  const deals = Array.from({ length: Math.max(1, DEALS) }, (_, i) => i);
  const games = held.flatMap(([name, table]) =>
    deals.map((i) => [`${name}, deal ${i}`, table, `${name} ${i}`] as const),
  );
  test.each(games)('%s', async (_, table, seed) => {
    const played = await playTwoWorlds({ ...table, seed }, DEALS > 0 ? WHOLE : SAMPLE);
    expect(played.compared).toBeGreaterThan(500);
    expect(played.rounds).toBeGreaterThan(0);
    expect(played.blind).toEqual(expect.arrayContaining(['onlooker', 'admin', 'left', 'gone', 'stranger']));
    // Those who may know do see a difference, or nothing was compared at all.
    const { noticed, secretive, leaders } = played;
    expect(noticed).toEqual(expect.arrayContaining([...(table.exchange ? secretive : []), ...leaders]));
    expect(secretive.some((name) => noticed.includes(name))).toBe(true);
  });
}
