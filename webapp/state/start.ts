/** From the first moment to the first page. */
import { signal } from '@preact/signals';
import { nearestLanguage } from '../../shared/text/languages.ts';
import { NoAnswer } from '../api/requests.ts';
import { launch, ready } from '../telegram/index.ts';
import { applyTheme } from '../telegram/theme.ts';
import { startAt } from './route.ts';
import { signedOut, signIn } from './session.ts';
import { speak } from './words.ts';

export const phase = signal<'starting' | 'outside' | 'unreached' | 'in'>('starting');

export async function start(): Promise<void> {
  phase.value = 'starting';
  const launched = launch();
  if (!launched) {
    applyTheme({});
    await speak(nearestLanguage(navigator.language));
    phase.value = 'outside';
    return;
  }
  ready();
  try {
    const session = await signIn(launched.initData);
    await speak(session.language);
    const game = launched.table ?? session.game;
    startAt(game ? { at: 'table', game } : { at: 'home' });
    phase.value = 'in';
  } catch (error) {
    await speak(nearestLanguage(navigator.language)).catch(() => undefined);
    if (!signedOut.value || error instanceof NoAnswer) phase.value = 'unreached';
  }
}
