/** A process that is asked to stop, and one that comes where another is already. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPress } from '../../kit/evening/evening.ts';
import { lobbyTonight } from '../../kit/evening/tonight.ts';
import { buildChild, removeChild } from '../../kit/kill/bundle.ts';
import { checkSeason } from '../../kit/kill/check.ts';
import type { Sign } from '../../kit/kill/moments.ts';
import { openSeason } from '../../kit/kill/season.ts';
import { inFlightIn } from '../../kit/kill/witness.ts';

let program = '';
beforeAll(async () => {
  program = await buildChild();
});
afterAll(removeChild);

const calls =
  (method: string) =>
  (sign: Sign): boolean =>
    sign.is === 'call' && sign.call.method === method;

const MOMENTS: readonly ((sign: Sign) => boolean)[] = [
  ({ is }) => is === 'press',
  calls('answerCallbackQuery'),
  calls('sendChatAction'),
  calls('sendMessage'),
  calls('editMessageText'),
  ({ is }) => is === 'deadline',
  calls('getUpdates'),
];

test.concurrent('SIGTERM finishes what is in hand, loses nothing and sends nothing twice', async () => {
  const season = await openSeason(program, 'stop', [
    { mode: 'base', players: 6 },
    { mode: 'pro', players: 7 },
  ]);
  try {
    await season.reaper.start();
    for (const moment of MOMENTS) {
      await season.reaper.next(moment);
      expect(await season.reaper.stop()).toEqual({ code: 0, signal: null });
      expect(inFlightIn(season.database)).toBe(0);
      await season.reaper.start();
    }
    await season.playOut();
    await season.reaper.stop();
    expect(checkSeason(season).copies).toBe(0);
  } finally {
    await season.close();
  }
});

test.concurrent('a second process on the same database says so in one line and goes', async () => {
  const season = await openSeason(program, 'twins', [{ mode: 'base', players: 6 }]);
  const twin = season.killable.twin();
  try {
    await season.reaper.start();
    twin.start();
    expect(await twin.ended).toEqual({ code: 1, signal: null });
    expect(twin.stderr).toBe(`omerta: ${season.file} is in use by another running bot\n`);
    expect(twin.stdout).toBe('');
    await season.playOut();
    checkSeason(season);
  } finally {
    twin.kill();
    await season.close();
  }
});

test('whom a message turned out not to reach during the stop is known to be out of reach after it', async () => {
  const evening = await lobbyTonight();
  const person = evening.people[1]!;
  let restarted: Promise<void> | null = null;
  evening.telegram.trouble = ({ method, chatId }) => {
    if (method !== 'sendMessage' || chatId !== person.id) return null;
    restarted ??= evening.restart();
    return { kind: 'refuse', code: 403, description: 'Forbidden: bot was blocked by the user' };
  };
  person.write('bot', '/help');
  while (!restarted) await new Promise((resolve) => setImmediate(resolve));
  await restarted;
  evening.telegram.trouble = null;
  const press = person.press(evening.lobby, isPress('j:'));
  await evening.pass(1);
  expect(press.answer?.url).toContain('start=join_');
});
