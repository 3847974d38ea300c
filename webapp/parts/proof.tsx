/** The opened seal, checked on this phone: nobody has to be believed. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from '../state/orders.ts';
import { sealSeen } from '../state/seal.ts';
import { play, sight, view } from '../state/table.ts';
import { say } from '../state/words.ts';
import { feel } from '../telegram/index.ts';
import { Icon } from './icon.tsx';

export function Proof() {
  const posted = play.value?.seal ?? '';
  const text = view.value?.table.end?.sealedDeal ?? '';
  const own = useSignal<string | null>(null);
  useEffect(() => {
    void sha256(text).then((hash) => {
      own.value = hash;
    });
  }, [text]);
  return (
    <div class="stack">
      <Verdict own={own.value} posted={posted} seen={sealSeen(sight.value?.game ?? '')} />
      <section class="slip slip-pad stack proof">
        <Figure title={say('app-proof-posted')}>
          <code>{posted}</code>
        </Figure>
        <Figure title={say('app-proof-own')}>
          <code>{own.value ?? say('app-proof-none')}</code>
        </Figure>
        <Figure title={say('app-proof-text')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
          <pre tabIndex={0}>{text}</pre>
        </Figure>
        <button type="button" class="button button-line" onClick={() => void copy(text)}>
          {say('app-proof-copy')}
        </button>
        <p class="small dim">{say('app-proof-by-hand')}</p>
      </section>
    </div>
  );
}

const Figure = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <figure class="proof-figure">
    <figcaption class="label dim">{title}</figcaption>
    {children}
  </figure>
);

interface Compared {
  readonly own: string | null;
  readonly posted: string;
  readonly seen: string | null;
}

function Verdict({ own, posted, seen }: Compared) {
  const isSame = own === posted;
  const isOther = seen !== null && seen !== posted;
  if (own === null) return null;
  return (
    <div class="row proof-verdict" role="status">
      <Icon name={isSame && !isOther ? 'tick' : 'cross'} />
      <div class="grow">
        <h2>{say(isSame && !isOther ? 'app-proof-same' : 'app-proof-differs')}</h2>
        <p class="small">
          {say(isOther ? 'app-proof-seen-other' : seen === null ? 'app-proof-unseen' : 'app-proof-seen-same')}
        </p>
      </div>
    </div>
  );
}

/** Null where the page was not opened over a safe line: browsers count no hashes there. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function copy(text: string): Promise<void> {
  feel('touched');
  try {
    await navigator.clipboard.writeText(text);
    tell(say('app-proof-copied'));
  } catch {
    tell(say('app-proof-not-copied'));
  }
}
