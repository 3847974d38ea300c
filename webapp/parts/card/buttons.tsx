/** What was dealt to the reader, face down, each one tap away. */

import { open } from '../../state/route.ts';
import { sight, view } from '../../state/table.ts';
import { hasOwnCard } from '../../state/told/cards.ts';
import { say } from '../../state/words.ts';
import { Emblem } from '../chrome/icon.tsx';

export function CardButtons() {
  if (!view.value?.you || !sight.value) return null;
  const { game } = sight.value;
  return (
    <span class="card-buttons">
      <button
        type="button"
        class="card-button"
        aria-label={say('app-card-open')}
        onClick={() => open({ at: 'table', game, page: 'card' })}
      >
        <Emblem id="omerta" />
      </button>
      {hasOwnCard() && (
        <button
          type="button"
          class="card-button card-button-action"
          aria-label={say('app-card-action-open')}
          onClick={() => open({ at: 'table', game, page: 'action-card' })}
        >
          <Emblem id="omerta" />
        </button>
      )}
    </span>
  );
}
