/** Under the header: the line is dead, and when it will be tried again. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ticking } from '../../state/clock.ts';
import { line, retryNow } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { Icon, preloadIcons } from './icon.tsx';

const BACK_SHOWN = 2000;

export function Strip() {
  const wasLost = useSignal(false);
  const { is } = line.value;
  useEffect(() => preloadIcons('offline', 'tick'), []);
  useEffect(() => {
    if (is === 'lost') wasLost.value = true;
    if (is !== 'live' || !wasLost.value) return;
    const timer = setTimeout(() => {
      wasLost.value = false;
    }, BACK_SHOWN);
    return () => clearTimeout(timer);
  }, [is]);
  if (!wasLost.value) return null;
  return (
    <div class="strip" role="alert">
      <Icon name={is === 'live' ? 'tick' : 'offline'} />
      <span class="grow">{textOf()}</span>
      {is === 'lost' && (
        <button type="button" onClick={retryNow}>
          {say('app-now')}
        </button>
      )}
    </div>
  );
}

function textOf(): string {
  const now = line.value;
  ticking();
  if (now.is === 'live') return say('app-back-online');
  if (now.is === 'opening') return say('app-connecting');
  return say('app-offline', { n: Math.max(1, Math.ceil((now.retryAt - Date.now()) / 1000)) });
}
