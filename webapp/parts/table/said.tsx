/** What was stated before the table in this round, the latest last. */

import { play } from '../../state/table.ts';
import { nameOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Stating } from './stating.tsx';
import '../../styles/said.css';

/** So many have room under the table. */
const SHOWN = 2;

export function Said() {
  const { said = [], mayState = false } = play.value ?? {};
  if (said.length === 0 && !mayState) return null;
  return (
    <div class="said-part">
      <Stating />
      <ol class="said" aria-label={say('app-said')} aria-live="polite">
        {said.map(({ by, text }, i) => (
          <li key={`${i} ${by}`} class={i < said.length - SHOWN ? 'hidden' : 'said-line'}>
            <span class="said-by">{numberOf(by)}</span>
            <p class="grow said-text">
              <b>{nameOf(by)}</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
