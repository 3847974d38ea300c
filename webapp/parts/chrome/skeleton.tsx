/** The paper lies there already, its lines are still being set. One shape for everything; nothing for the first moments. */
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../state/words.ts';

const PATIENCE = 300;

export function Skeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="page" aria-busy="true">
      {isSlow && (
        <div class="slip slip-pad stack">
          <span class="label dim">{say('app-loading')}</span>
          <span class="skeleton" />
          <span class="skeleton" />
          <span class="skeleton" />
        </div>
      )}
    </main>
  );
}
