/** A screen that is fetched when it is first shown. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Broken } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

export function lazy<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  const screen = signal<ComponentType<P> | 'failed' | null>(null);
  const fetchIt = () => {
    if (typeof screen.value === 'function') return;
    screen.value = null;
    load().then(
      (module) => {
        screen.value = module.default;
      },
      () => {
        screen.value = 'failed';
      },
    );
  };
  return function Lazy(props: P) {
    useEffect(fetchIt, []);
    const Screen = screen.value;
    if (Screen === 'failed') return <Broken onRetry={fetchIt} />;
    return Screen ? <Screen {...props} /> : <Skeleton />;
  };
}
