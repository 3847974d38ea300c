/** A page that is fetched when it is first shown, or a little ahead, with the chapters of texts that it speaks from. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { currentLanguage, speak } from '../../state/words.ts';
import { Broken } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  ...chapters: readonly string[]
): ComponentType<P> & { readonly fetchAhead: () => void } {
  const screen = signal<ComponentType<P> | 'failed' | null>(null);
  const fetchIt = () => {
    if (typeof screen.value === 'function') return;
    screen.value = null;
    const words = speak(currentLanguage(), ...chapters.map((chapter) => `app/${chapter}`));
    Promise.all([load(), words]).then(
      ([module]) => {
        screen.value = module.default;
      },
      () => {
        screen.value = 'failed';
      },
    );
  };
  function Lazy(props: P) {
    useEffect(fetchIt, []);
    const Screen = screen.value;
    if (Screen === 'failed') return <Broken onRetry={fetchIt} />;
    return Screen ? <Screen {...props} /> : <Skeleton />;
  }
  return Object.assign(Lazy, { fetchAhead: fetchIt });
}
