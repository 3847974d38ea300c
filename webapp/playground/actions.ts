/** What the visitor does in the chats, and what comes of it. */
import { signal } from '@preact/signals';
import { chosen, isTabbed, side } from './look.ts';
import { launch } from './phone/launches.ts';
import { stage, wish } from './stage.ts';
import { say } from './words.ts';

/** A line that goes away by itself, and one that is to be confirmed. */
export const toast = signal<{ readonly text: string } | null>(null);
export const alertText = signal<string | null>(null);

const TOAST_STAYS = 3500;

export function tell(text: string): void {
  const line = { text };
  toast.value = line;
  setTimeout(() => {
    if (toast.value === line) toast.value = null;
  }, TOAST_STAYS);
}

export async function press(
  person: number,
  chat: 'group' | 'bot',
  message: number,
  row: number,
  column: number,
): Promise<void> {
  try {
    const { text, isAlert, url } = await wish('press', { person, chat, message, row, column });
    if (url !== null) openLink(url, person);
    if (text === null) return;
    if (isAlert) alertText.value = text;
    else tell(text);
  } catch {
    tell(say('playground-cannot'));
  }
}

/** Links to the app open the phone of whoever pressed; links to the bot start it; others lead out of here. */
export function openLink(link: string, person: number, isApp = false): void {
  const url = new URL(link, location.href);
  const game = url.searchParams.get('startapp') ?? url.searchParams.get('table');
  const bot = stage.value?.bot.username.toLowerCase();
  const isBot = url.hostname === 't.me' && url.pathname.slice(1).toLowerCase() === bot;
  if (isApp || (isBot && game !== null)) {
    showPhone(person);
    void launch(person, game ?? stage.value?.game ?? null);
  } else if (isBot) {
    const parameter = url.searchParams.get('start');
    void write(person, 'bot', parameter === null ? '/start' : `/start ${parameter}`);
  } else if (url.hostname === 't.me') tell(say('playground-outside'));
  else window.open(url.href, '_blank', 'noopener');
}

function showPhone(person: number): void {
  if (person !== stage.value?.you || isTabbed.value) chosen.value = person;
  side.value = 'phone';
}

export async function write(person: number, chat: 'group' | 'bot', text: string): Promise<boolean> {
  try {
    await wish('write', { person, chat, text });
    return true;
  } catch {
    tell(say('playground-cannot'));
    return false;
  }
}
