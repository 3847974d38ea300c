/** For whoever is here for the first time: what they see, and what to do. */
import { signal } from '@preact/signals';
import { isTabbed, keep, read } from './look.ts';
import { say } from './words.ts';

const isSeen = signal(read('hint') === 'seen');

export function Hint() {
  if (isSeen.value) return null;
  const done = () => {
    isSeen.value = true;
    keep('hint', 'seen');
  };
  return (
    <aside class="slip hint" aria-labelledby="hint-title">
      <h2 id="hint-title">{say('playground-hint-title')}</h2>
      <ol class="hint-steps">
        {(
          [
            isTabbed.value ? 'playground-hint-1-narrow' : 'playground-hint-1',
            'playground-hint-2',
            'playground-hint-3',
          ] as const
        ).map((id) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ol>
      <button type="button" class="button button-ink" onClick={done}>
        {say('playground-hint-done')}
      </button>
    </aside>
  );
}
