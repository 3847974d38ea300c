import { Api, GrammyError, InputFile } from 'grammy';
import { onTestFinished } from 'vitest';
import { type VirtualClock, virtualClock } from '../../bot/lab/virtual-clock.ts';
import { startTelegram, type Telegram, type TelegramOptions } from '../../bot/playground/index.ts';

export interface Stage {
  readonly clock: VirtualClock;
  readonly telegram: Telegram;
  readonly api: Api;
}

/** A Telegram of one's own for a test, with limits off unless they are what it is about. */
export async function stage(options: Partial<TelegramOptions> = {}): Promise<Stage> {
  const clock = virtualClock();
  const telegram = await startTelegram({ clock, limits: 'off', ...options });
  onTestFinished(() => telegram.stop());
  return { clock, telegram, api: apiOf(telegram) };
}

export const apiOf = ({ root, token }: Telegram, as = token): Api => new Api(as, { apiRoot: root, timeoutSeconds: 5 });

/** How Telegram refuses: the code and the words. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GrammyError) return `${error.error_code} ${error.description}`;
    throw error;
  }
  throw new Error('it was accepted');
}

/** Calls a method as a stranger to grammY would. */
export async function post(telegram: Telegram, method: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${telegram.root}/bot${telegram.token}/${method}`, { method: 'POST', ...init });
}

/** Lets the real network come to rest. */
export async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; !condition(); round++) {
    if (round > 200_000) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** A picture of this size, or at least its header. */
export const png = (width = 640, height = 480): InputFile => {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new InputFile(bytes, 'a picture.png');
};
