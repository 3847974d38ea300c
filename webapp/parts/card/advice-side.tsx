/** The other side of the own card: what stops the role, and how to play it. Everybody's card has one. */
import { useEffect } from 'preact/hooks';
import { tellLooked } from '../../state/looking.ts';
import { view } from '../../state/table.ts';
import { advice, fetchAdvice } from '../../state/told/advice.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { CardBack, Fitted } from './faces.tsx';

export function AdviceFace() {
  useEffect(() => tellLooked, []);
  const you = view.value?.you;
  if (!you) return <CardBack />;
  return (
    <Fitted
      // What comes while it is held has to be fitted anew.
      key={advice.value}
      emblem={you.role}
      name={sayIfAny(`role-${you.role}`)}
      under={null}
      edge={() => null}
      isPlain
    >
      {advice.value === 'here' ? <Advice role={you.role} /> : <span>{waiting()}</span>}
    </Fitted>
  );
}

const waiting = (): string => say(advice.value === 'lost' ? 'app-advice-lost' : 'app-advice-coming');

function Advice({ role }: { readonly role: string }) {
  const [ends, tip] = [sayIfAny(`role-${role}-ends`), sayIfAny(`role-${role}-tip`)];
  if (!ends && !tip) return <span>{say('app-advice-none')}</span>;
  return (
    <>
      {ends && <Passage title={say('app-advice-ends')} text={ends} />}
      {tip && <Passage title={say('app-advice-tip')} text={tip} />}
    </>
  );
}

const Passage = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <span class="card-passage">
    <span class="label dim">{title}</span>
    {text.split('\n').map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
);

/** By then the card stands. */
const AHEAD = 1500;

/** Everybody fetches it, read or not; whoever turns to it does not wait. */
export function useAdvice(shown: string): void {
  const after = shown === 'advice' ? 0 : AHEAD;
  useEffect(() => {
    const timer = setTimeout(fetchAdvice, after);
    return () => clearTimeout(timer);
  }, [after]);
}

/** Below the card, whatever its face says. */
export const AdviceLost = () => (
  <p class="card-lost" role="status">
    {advice.value === 'lost' && (
      <>
        <span class="small">{say('app-advice-lost')}</span>
        <button type="button" class="button button-line" onClick={fetchAdvice}>
          {say('app-again')}
        </button>
      </>
    )}
  </p>
);
