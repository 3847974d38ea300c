/** A whole game through the Mini App, and what it costs in calls of the Bot API: from `/play` to the end. */
import type { MadeCall, Message } from '../../../bot/playground/index.ts';
import type { Printer } from '../../../bot/press/printer.ts';
import { crowd, isOver, passToNext } from '../evening/crowd.ts';
import { type Evening, type EveningOptions, openEvening } from '../evening/evening.ts';
import { setUp } from '../evening/lobby.ts';
import { gatherInApps, orderBy } from './app-crowd.ts';

export interface AppGame {
  readonly players: number;
  readonly edition?: string;
  readonly mode?: string;
  readonly seed: string;
  /** After so many rounds the game is called off, unless it is over by then. */
  readonly rounds?: number;
  readonly bot?: NonNullable<EveningOptions['bot']>;
  /** Whoever makes the pictures; usually nobody. */
  readonly printer?: Printer;
}

/** Ten players; with this seed chance gives them four nights and four days. */
export const REFERENCE_GAME: AppGame = { players: 10, seed: '4' };

/** As many as may play; by chance alone they would need twelve nights, so they have enough after four. */
export const LARGE_GAME: AppGame = { players: 26, mode: 'extended', seed: '3', rounds: 4 };

export interface Costs {
  readonly minutes: number;
  readonly nights: number;
  readonly days: number;
  /** All but what the process asks for by itself, however many games are on. */
  readonly calls: readonly MadeCall[];
  readonly inGroup: readonly MadeCall[];
  /** What stands below each picture in the group, in order. */
  readonly captions: readonly string[];
  readonly getMe: number;
  readonly faults: readonly string[];
}

const OWN = ['getUpdates', 'getMe'];

const wordsOf = ({ text, caption }: Message): string => caption ?? text;

/** The same by buttons, at the pace of people: each thinks for a while before the next press. */
export async function costsByButtons({ players, edition, mode, seed, rounds = 3 }: AppGame): Promise<Costs> {
  const evening = await openEvening({ players, seed, bot: 'member' });
  await evening.meetBot();
  const before = evening.telegram.calls.length;
  const start = evening.clock.now();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(5);
  await setUp(evening, 'page:edition', `edition:${edition}`, 'page:mode', `mode:${mode}`);
  await evening.join();
  await evening.begin();
  const people = crowd(evening, seed, 40);
  const nights = () => evening.group.messages.filter((message) => wordsOf(message).includes('🌙')).length;
  while (!isOver(evening) && nights() <= rounds) {
    if (await people.act()) await evening.pass(5);
    else await passToNext(evening);
  }
  return costsSince(evening, before, start);
}

export async function costsOf({ bot = 'member', printer, ...game }: AppGame): Promise<Costs> {
  const { players, edition, mode, seed, rounds } = game;
  const evening = await openEvening({ app: true, players, seed, bot, ...(printer && { printer }) });
  await evening.meetBot();
  const before = evening.telegram.calls.length;
  const start = evening.clock.now();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(5);
  const crowd = await gatherInApps(evening, {
    wishes: [
      ...(edition === undefined ? [] : [{ do: 'change', change: { set: 'edition', to: edition } } as const]),
      ...(mode === undefined ? [] : [{ do: 'change', change: { set: 'mode', to: mode } } as const]),
    ],
  });
  await orderBy(crowd.phones[0]!, crowd.game, { do: 'begin' });
  await evening.pass(4);
  await crowd.play(rounds);
  if (!isOver(evening)) await orderBy(crowd.phones[0]!, crowd.game, { do: 'cancel' });
  await evening.pass(5);
  return costsSince(evening, before, start);
}

async function costsSince(evening: Evening, before: number, start: number): Promise<Costs> {
  const made = evening.telegram.calls.slice(before);
  const calls = made.filter(({ method }) => !OWN.includes(method));
  const minutes = (evening.clock.now() - start) / 60_000;
  const { messages } = evening.group;
  const count = (sign: string) => messages.filter((message) => wordsOf(message).includes(sign)).length;
  const costs = {
    minutes,
    nights: count('🌙'),
    days: count('☀️'),
    calls,
    inGroup: calls.filter(({ chatId }) => chatId === evening.group.id),
    captions: messages.flatMap(({ photo, caption }) => (photo ? [caption ?? ''] : [])),
    getMe: made.filter(({ method }) => method === 'getMe').length,
    faults: [...evening.telegram.faults],
  };
  await evening.close();
  return costs;
}

export const busiestMinute = (calls: readonly MadeCall[]): number =>
  Math.max(0, ...calls.map(({ at }) => calls.filter((other) => other.at >= at && other.at < at + 60_000).length));

export function countBy(calls: readonly MadeCall[], where: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method } of calls) counts[`${where}: ${method}`] = (counts[`${where}: ${method}`] ?? 0) + 1;
  return counts;
}
