/** Telegram cannot be reached for a while. */
import { Api } from 'grammy';
import type { Evening } from './evening.ts';

export const health = async ({ app }: Evening): Promise<number> =>
  (await fetch(`http://127.0.0.1:${app.port}/healthz`)).status;

/** From now on every connection to Telegram breaks, also the one that waits for updates. */
export async function cutOff(evening: Evening): Promise<void> {
  const { telegram } = evening;
  evening.isTroubled = true;
  telegram.troublesPolls = true;
  const poll = new Api(telegram.token, { apiRoot: telegram.root });
  telegram.trouble = ({ params }) => (params.limit === 1 ? null : { kind: 'drop' });
  // A second poll throws the first one out.
  await poll.getUpdates({ limit: 1, timeout: 0 });
  telegram.trouble = () => ({ kind: 'drop' });
  await evening.settle();
}

export function reconnect({ telegram }: Evening): void {
  telegram.trouble = null;
  telegram.troublesPolls = false;
}

/** Telegram is there again; says in how many seconds the bot has noticed. */
export async function recover(evening: Evening): Promise<number> {
  reconnect(evening);
  for (let seconds = 0; ; seconds++) {
    if ((await health(evening)) === 200) return seconds;
    await evening.pass(1);
  }
}
