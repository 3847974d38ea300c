import { expect, onTestFinished } from 'vitest';
import { type Log, silentLog } from '../../../bot/log.ts';
import { type Evening, type EveningOptions, openEvening } from './evening.ts';

/** An evening that ends with its test, with nothing broken and Telegram not annoyed. Everybody has opened the bot before. */
export async function tonight(options: EveningOptions = {}): Promise<Evening> {
  const broken: unknown[] = [];
  const log = Object.assign(Object.create(silentLog), { error: (what: unknown) => broken.push(what) }) as Log;
  const seed = expect.getState().currentTestName ?? '';
  const evening = await openEvening({ log, seed, ...options });
  onTestFinished(async () => {
    await evening.close();
    expect(broken).toEqual([]);
    expect(evening.telegram.faults).toEqual([]);
  });
  await evening.meetBot();
  return evening;
}

/** The same, with everybody at the table. */
export async function lobbyTonight(options: EveningOptions = {}): Promise<Evening> {
  const evening = await tonight(options);
  await evening.sitDown();
  return evening;
}

/** The same, with the cards dealt. */
export async function gameTonight(options: EveningOptions = {}): Promise<Evening> {
  const evening = await lobbyTonight(options);
  await evening.begin();
  return evening;
}
