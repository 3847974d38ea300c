/** A message may come twice only where nobody could know whether it had arrived. */
import { expect } from 'vitest';
import type { Delivered, Telegram } from '../../../bot/playground/index.ts';
import type { Life } from './reaper.ts';

/** What the bot posted in the chat. */
export const postsIn = ({ delivered, bot }: Telegram, chatId: number): readonly Delivered[] =>
  delivered.filter((one) => one.chatId === chatId && one.what === 'post' && one.fromId === bot.id);

/** Between the two a process died, and the first was the last that it sent into the chat. */
export function checkCopy(
  first: Delivered,
  second: Delivered,
  { delivered, bot }: Telegram,
  lives: readonly Life[],
): void {
  const between = delivered.filter(
    ({ chatId, fromId, at }) => chatId === first.chatId && fromId === bot.id && at > first.at && at < second.at,
  );
  const next = lives.map(spokeAt).find((spoke) => spoke > first.at && spoke < second.at);
  expect(next, `"${first.text.slice(0, 40)}" came twice, but nobody died`).toBeDefined();
  expect(between.filter(({ at }) => at < next!)).toEqual([]);
}

/** Until a process says its first word, whatever arrives is still from the one before it. */
const spokeAt = ({ calledAt, startedAt }: Life): number => calledAt ?? startedAt;
