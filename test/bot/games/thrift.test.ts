/** What a game in the Mini App costs in calls of the Bot API, from `/play` to the end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeCall } from '../../../bot/playground/index.ts';
import { PrintingPress } from '../../../bot/press/press.ts';
import {
  busiestMinute,
  type Costs,
  costsByButtons,
  costsOf,
  LARGE_GAME,
  REFERENCE_GAME,
} from '../../kit/apps/app-game.ts';
import { FULL_RIGHTS } from '../../kit/evening/evening.ts';

const A_MINUTE_IN_THE_GROUP = 12;

/** New messages and changed ones, whatever is in them. */
function kinds(calls: readonly MadeCall[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { method } of calls) {
    const kind = /^(send|edit)/.exec(method)?.[0] ?? method;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

const CITY_GAME = { players: 12, edition: 'city', seed: 'thrift', rounds: 4 };

const COVER = '🎭 A game of Mafia';
const morning = (n: number): string => `☀️ Morning ${n}.`;

describe.each([
  // The last morning brings the end.
  ['ten players, four nights, four days', REFERENCE_GAME, [COVER, ...[1, 2, 3, 4].map(morning)]],
  // In the first night nobody acts: there is nothing to print.
  ['twelve players of `city`, four days and nights of three waves', CITY_GAME, [COVER, ...[2, 3, 4].map(morning)]],
])('%s', (_, game, printed) => {
  const press = new PrintingPress();
  let plain: Costs;
  beforeAll(async () => {
    plain = await costsOf(game);
  });
  afterAll(() => press.close());

  test('without a picture', () => {
    const { nights, days, calls, inGroup, captions, faults } = plain;
    // What is called off ends with a night.
    expect([nights, days]).toEqual([game === REFERENCE_GAME ? 4 : 5, 4]);
    expect(calls.length).toBeLessThanOrEqual(60);
    expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
    expect(captions).toEqual([]);
    expect(faults).toEqual([]);
    // It was played at all: everybody's message at the deal, and the group's.
    expect(calls.filter(({ method }) => method === 'sendMessage').length).toBeGreaterThan(20);
  });

  test('with pictures: not one call more, of either kind', async () => {
    const { nights, days, calls, inGroup, captions, faults } = await costsOf({ ...game, printer: press });
    expect([nights, days]).toEqual([plain.nights, plain.days]);
    expect(kinds(calls)).toEqual(kinds(plain.calls));
    expect(kinds(inGroup)).toEqual(kinds(plain.inGroup));
    expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
    expect(captions.map((caption) => caption.split('\n')[0])).toEqual(printed);
    expect(captions.some((caption) => caption.includes('🏁'))).toBe(game === REFERENCE_GAME);
    expect(faults).toEqual([]);
  });
});

test('the same game where the bot closes the group at night and silences the dead', async () => {
  const { nights, calls, inGroup, faults } = await costsOf({ ...REFERENCE_GAME, bot: FULL_RIGHTS });
  expect(nights).toBe(4);
  expect(calls.length).toBeLessThanOrEqual(60);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(calls.some(({ method }) => method === 'restrictChatMember')).toBe(true);
  expect(faults).toEqual([]);
});

test('twenty-six players, as many rounds', async () => {
  const { days, calls, inGroup, faults } = await costsOf(LARGE_GAME);
  expect(days).toBe(4);
  expect(calls.length).toBeLessThanOrEqual(90);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
});

test('a judged table calls every speaker and tells every nomination, and is thrifty all the same', async () => {
  const game = { players: 10, edition: 'sport', seed: 'thrift', rounds: 4 };
  const { minutes, days, calls, inGroup, faults } = await costsOf(game);
  expect(days).toBe(4);
  expect(calls.length / minutes).toBeLessThanOrEqual(3);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
});

const CARD_GAMES = [
  { players: 12, edition: 'spytown', mode: 'extended', seed: 'thrift', rounds: 3 },
  { players: 12, edition: 'family', mode: 'basic', seed: 'thrift', rounds: 3 },
] as const;

/** Every window and every ballot of theirs is told in the group. */
test.each(CARD_GAMES)('$players players of $edition, $mode, in the app', async (game) => {
  const { minutes, days, calls, inGroup, faults } = await costsOf(game);
  expect(days).toBe(3);
  expect(calls.length / minutes).toBeLessThanOrEqual(3);
  expect(inGroup.length / minutes).toBeLessThanOrEqual(2.5);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
});

test.each(CARD_GAMES)('$players players of $edition, $mode, by buttons', async (game) => {
  const { minutes, days, inGroup, faults } = await costsByButtons(game);
  expect(days).toBe(3);
  expect(inGroup.length / minutes).toBeLessThanOrEqual(5);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(busiestMinute(inGroup.filter(({ method }) => method === 'sendMessage'))).toBeLessThanOrEqual(20);
  expect(faults).toEqual([]);
});
