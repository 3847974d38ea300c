/** What a game in the Mini App costs in calls of the Bot API, from `/play` to the end. */
import { expect, test } from 'vitest';
import { busiestMinute, costsByButtons, costsOf, LARGE_GAME, REFERENCE_GAME } from '../kit/app-game.ts';
import { FULL_RIGHTS } from '../kit/evening.ts';

const A_MINUTE_IN_THE_GROUP = 12;

test('ten players, four nights, four days', { timeout: 120_000 }, async () => {
  const { nights, days, calls, inGroup, faults } = await costsOf(REFERENCE_GAME);
  expect([nights, days]).toEqual([4, 4]);
  expect(calls.length).toBeLessThanOrEqual(60);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
  // It was played at all: everybody's message at the deal, and the group's.
  expect(calls.filter(({ method }) => method === 'sendMessage').length).toBeGreaterThan(20);
});

test('the same game where the bot closes the group at night and silences the dead', { timeout: 120_000 }, async () => {
  const { nights, calls, inGroup, faults } = await costsOf({ ...REFERENCE_GAME, bot: FULL_RIGHTS });
  expect(nights).toBe(4);
  expect(calls.length).toBeLessThanOrEqual(60);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(calls.some(({ method }) => method === 'restrictChatMember')).toBe(true);
  expect(faults).toEqual([]);
});

test('twenty-six players, as many rounds', { timeout: 240_000 }, async () => {
  const { days, calls, inGroup, faults } = await costsOf(LARGE_GAME);
  expect(days).toBe(4);
  expect(calls.length).toBeLessThanOrEqual(90);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
});

test('twelve players of `city`, four days and nights of three waves', { timeout: 120_000 }, async () => {
  const game = { players: 12, edition: 'city', seed: 'thrift', rounds: 4 };
  const { days, calls, inGroup, faults } = await costsOf(game);
  expect(days).toBe(4);
  expect(calls.length).toBeLessThanOrEqual(60);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
});

test('a judged table calls every speaker and tells every nomination, and is thrifty all the same', {
  timeout: 120_000,
}, async () => {
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
test.each(CARD_GAMES)('$players players of $edition, $mode, in the app', { timeout: 120_000 }, async (game) => {
  const { minutes, days, calls, inGroup, faults } = await costsOf(game);
  expect(days).toBe(3);
  expect(calls.length / minutes).toBeLessThanOrEqual(3);
  expect(inGroup.length / minutes).toBeLessThanOrEqual(2.5);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(faults).toEqual([]);
});

test.each(CARD_GAMES)('$players players of $edition, $mode, by buttons', { timeout: 120_000 }, async (game) => {
  const { minutes, days, inGroup, faults } = await costsByButtons(game);
  expect(days).toBe(3);
  expect(inGroup.length / minutes).toBeLessThanOrEqual(5);
  expect(busiestMinute(inGroup)).toBeLessThanOrEqual(A_MINUTE_IN_THE_GROUP);
  expect(busiestMinute(inGroup.filter(({ method }) => method === 'sendMessage'))).toBeLessThanOrEqual(20);
  expect(faults).toEqual([]);
});
