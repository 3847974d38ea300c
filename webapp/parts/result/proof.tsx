/** The opened seal, checked on this phone: nobody has to be believed. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from '../../state/orders.ts';
import { cutGiven } from '../../state/proof/cut.ts';
import type { Check, Proof as Proved } from '../../state/proof/proof.ts';
import { houseSealSeen, sealSeen } from '../../state/proof/seal.ts';
import { play, sight, view } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { feel } from '../../telegram/index.ts';
import { Icon } from '../chrome/icon.tsx';

export function Proof() {
  const { game = '', place = null } = sight.value ?? {};
  const posted = play.value?.seal ?? '';
  const house = play.value?.house ?? null;
  const { sealedDeal: text = '', lots = [] } = view.value?.table.end ?? {};
  const proved = useSignal<Proved | 'failed' | null>(null);
  const work = () => {
    proved.value = null;
    const seen = { seal: sealSeen(game), house: houseSealSeen(game) };
    const shown = { game, place, text, lots, posted: { seal: posted, house }, seen, cut: cutGiven(game) };
    // The rulebooks come with it: they are fetched for this alone.
    import('../../state/proof/proof.ts').then(
      ({ prove }) => {
        proved.value = prove(shown);
      },
      () => {
        proved.value = 'failed';
      },
    );
  };
  useEffect(work, [text, posted, house]);
  return (
    <div class="stack">
      {proved.value === 'failed' && <NotWorkedOut onRetry={work} />}
      {proved.value === null && <p class="small dim">{say('app-proof-working')}</p>}
      {proved.value && proved.value !== 'failed' && <Checked proof={proved.value} lots={lots.length} />}
      <section class="slip slip-pad stack proof">
        <Figure title={say('app-proof-posted')}>
          <code>{posted}</code>
        </Figure>
        {proved.value && proved.value !== 'failed' && (
          <Figure title={say('app-proof-own')}>
            <code>{proved.value.own}</code>
          </Figure>
        )}
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

const NotWorkedOut = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div class="stack" role="alert">
    <p class="small">{say('app-proof-failed')}</p>
    <button type="button" class="button button-line" onClick={onRetry}>
      {say('app-again')}
    </button>
  </div>
);

function Checked({ proof: { own, checks }, lots }: { readonly proof: Proved; readonly lots: number }) {
  const isRight = checks.every(({ is }) => is !== 'wrong');
  const seen = sealSeen(sight.value?.game ?? '');
  const witnessed = seen === null ? 'unseen' : seen === own ? 'seen-same' : 'seen-other';
  return (
    <>
      <div class="row proof-verdict" role="status">
        <Icon name={isRight ? 'tick' : 'cross'} />
        <div class="grow">
          <h2>{say(isRight ? 'app-proof-same' : 'app-proof-differs')}</h2>
          <p class="small">{say(`app-proof-${witnessed}`)}</p>
        </div>
      </div>
      {checks.length > 1 && (
        <ul class="slip proof-checks">
          {checks.map((one) => (
            <CheckLine key={one.id} check={one} lots={lots} />
          ))}
        </ul>
      )}
    </>
  );
}

const SIGNS = { right: 'tick', wrong: 'cross', unsaid: 'minus' } as const;

const CheckLine = ({ check, lots }: { readonly check: Check; readonly lots: number }) => (
  <li class={`row proof-check proof-${check.is}`}>
    <Icon name={SIGNS[check.is]} />
    <span class="grow">{say(lineOf(check), { n: lots })}</span>
  </li>
);

const lineOf = (check: Check) =>
  check.id === 'cut' ? (`app-proof-cut-${check.is}` as const) : (`app-proof-${check.id}-${check.is}` as const);

async function copy(text: string): Promise<void> {
  feel('touched');
  try {
    await navigator.clipboard.writeText(text);
    tell(say('app-proof-copied'));
  } catch {
    tell(say('app-proof-not-copied'));
  }
}
