/** A page with one thing to say: an emblem, one line with wit, one plain line, one way out. */
import type { ComponentChildren } from 'preact';
import { say } from '../../state/words.ts';
import { Emblem } from './icon.tsx';

interface Noticed {
  readonly emblem: string;
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly action?: { readonly text: string; readonly press: () => void };
}

export const Notice = ({ emblem, title, children, action }: Noticed) => (
  <main class="page notice-page">
    <NoticeSlip emblem={emblem} title={title} {...(action && { action })}>
      {children}
    </NoticeSlip>
  </main>
);

export const NoticeSlip = ({ emblem, title, children, action }: Noticed) => (
  <section class="slip notice">
    <Emblem id={emblem} />
    <h1>{title}</h1>
    <p class="dim">{children}</p>
    {action && (
      <button type="button" class="button button-ink" onClick={action.press}>
        {action.text}
      </button>
    )}
  </section>
);

/** Something could not be loaded; nothing is lost. */
export const Broken = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice emblem="omerta" title={say('app-broken-title')} action={{ text: say('app-again'), press: onRetry }}>
    {say('app-broken')}
  </Notice>
);
