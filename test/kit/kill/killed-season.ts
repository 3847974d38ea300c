import { expect } from 'vitest';
import { isLong } from '../laws/effort.ts';
import { checkSeason } from './check.ts';
import { type Company, openSeason } from './season.ts';

const KILLS = isLong ? 50 : 25;

/** Plays a season in which the program is killed so many times, and checks all that has to be true after it. */
export async function killedSeason(program: string, companies: readonly Company[]): Promise<void> {
  const season = await openSeason(program, JSON.stringify(companies), companies);
  try {
    await season.reaper.start();
    await season.reaper.kill(KILLS);
    await season.playOut();
    expect(await season.reaper.stop()).toEqual({ code: 0, signal: null });
    const moments = season.reaper.kills.map(({ moment }) => moment);
    expect(moments).toHaveLength(KILLS);
    expect(new Set(moments).size, 'kinds of moments').toBeGreaterThan(10);
    const { games } = checkSeason(season);
    expect(games).toBeGreaterThanOrEqual(companies.length);
  } finally {
    await season.close();
  }
}
