/** Sitting down at a table, and what may stand in the way. */
import { signal } from '@preact/signals';
import type { GameId } from '../../shared/engine/ids.ts';
import type { AppCommand } from '../../shared/wire/command.ts';
import type { RequestRefused } from '../api/requests.ts';
import { askToWrite, openInTelegram } from '../telegram/index.ts';
import { order, tell } from './orders.ts';
import { cutFor } from './proof/cut.ts';
import { say } from './words.ts';

/** Telegram was asked to let the bot write; the server hears of it a little later than we do. */
export const isJoining = signal(false);

const PAUSES = [300, 700, 1500, 3000, 5000];

const needsBot = ({ refused }: RequestRefused): boolean => refused === 'refusal-open-bot-first';

type SittingDown = Extract<AppCommand, { do: 'join' | 'rematch' | 'lead' }>;

/** On a seat, or without one as whoever judges or assists. */
export async function join(game: GameId, wish: SittingDown = { do: 'join' }): Promise<void> {
  if (isJoining.value) return;
  isJoining.value = true;
  const command = { ...wish, cut: cutFor(game) };
  try {
    await order(game, command, async (refusal) => {
      if (!needsBot(refusal)) return false;
      if (await askToWrite()) return joinSoon(game, command);
      if (!refusal.link) return false;
      tell(say('app-lobby-open-bot'));
      openInTelegram(refusal.link);
      return true;
    });
  } finally {
    isJoining.value = false;
  }
}

/** False if the server still knows nothing of it after all the pauses. */
async function joinSoon(game: GameId, command: AppCommand): Promise<boolean> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    let isTooEarly = false;
    await order(game, command, async (refusal) => {
      isTooEarly = needsBot(refusal);
      return isTooEarly;
    });
    if (!isTooEarly) return true;
  }
  return false;
}
