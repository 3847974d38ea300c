/** My tables, as the server last told of them. */
import { signal } from '@preact/signals';
import { type Home, homeSchema } from '../../shared/wire/home.ts';
import { ask, RequestRefused } from '../api/requests.ts';
import { isVisible } from '../telegram/index.ts';
import { dropSession, token } from './session.ts';
import { speakOf } from './words.ts';

export const home = signal<Home | null>(null);
/** The last try to hear of them failed; what is shown may be old. */
export const isHomeStale = signal(false);

export async function loadHome(): Promise<void> {
  try {
    const heard = await askTwice();
    await speakOf(...heard.games.map(({ edition }) => edition));
    home.value = heard;
    isHomeStale.value = false;
  } catch {
    isHomeStale.value = true;
  }
}

/** A session that the server forgot is made anew once. */
async function askTwice(): Promise<Home> {
  try {
    return await ask('/api/home', homeSchema, { token: await token() });
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status !== 401) throw error;
    dropSession();
    return ask('/api/home', homeSchema, { token: await token() });
  }
}

const AGE_ALLOWED = 20_000;

/** Loads now, each time the page comes back to the front, and now and then while somebody looks at it. */
export function watchHome(): () => void {
  void loadHome();
  const look = () => {
    if (document.visibilityState === 'visible' && isVisible.peek()) void loadHome();
  };
  let isFirst = true;
  const unsubscribe = isVisible.subscribe(() => {
    if (!isFirst) look();
    isFirst = false;
  });
  const timer = setInterval(look, AGE_ALLOWED);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    unsubscribe();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}
