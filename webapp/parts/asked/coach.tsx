/** Why this is asked, for whoever practises alone: a note in the margin that stays as it was left, open or folded. */
import { signal } from '@preact/signals';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { isLarge } from '../../state/letter-size.ts';
import { coachOn } from '../../state/solo.ts';
import { say } from '../../state/words.ts';
import '../../styles/coach.css';
import { Icon } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';

/** Null until somebody has folded or opened it: large letters leave no room for it unasked. */
const isOpen = signal<boolean | null>(null);

export function Coach({ prompt = null }: { readonly prompt?: Prompt | null }) {
  const text = coachOn(prompt);
  const isShown = isOpen.value ?? !isLarge.value;
  if (text === null) return null;
  return (
    <details
      class="coach"
      open={isShown}
      onToggle={(event) => {
        if (event.currentTarget.open !== isShown) isOpen.value = event.currentTarget.open;
      }}
    >
      <summary class="label">
        <Icon name="rules" />
        <span class="grow">{say('app-coach')}</span>
        <Icon name="chevron" class="coach-turn" />
      </summary>
      <p>{tied(text)}</p>
    </details>
  );
}
