/** The button beside the message field of every direct chat: it opens the app, if there is one. */
import type { Api } from 'grammy';
import type { Clock } from '../clock.ts';
import type { Links } from '../links.ts';
import type { Log } from '../log.ts';
import { insist } from './insist.ts';

/** The product's name, which is the same in every language: one button is set for all of them. */
const LABEL = 'Omertà';
/** Not worth holding up a stop for. */
const ATTEMPTS = 3;

export async function setMenuButton(api: Api, clock: Clock, log: Log, { app }: Links): Promise<void> {
  if (app !== null) {
    const button = { type: 'web_app', text: LABEL, web_app: { url: app } } as const;
    await insist(clock, log, () => api.setChatMenuButton({ menu_button: button }), ATTEMPTS);
    return;
  }
  // The bot may have had an app once, which must not be offered any more.
  const { type } = await insist(clock, log, () => api.getChatMenuButton(), ATTEMPTS);
  if (type !== 'web_app') return;
  await insist(clock, log, () => api.setChatMenuButton({ menu_button: { type: 'commands' } }), ATTEMPTS);
}
