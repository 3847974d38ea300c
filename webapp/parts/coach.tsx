/** Why this is asked, for whoever practises alone: a note in the margin that stays as it was left, open or folded. */
import { signal } from '@preact/signals';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { coachOn } from '../state/solo.ts';
import { say } from '../state/words.ts';
import '../styles/coach.css';
import { Icon } from './icon.tsx';
import { tied } from './tied.ts';

const isOpen = signal(true);

export function Coach({ prompt = null }: { readonly prompt?: Prompt | null }) {
  const text = coachOn(prompt);
  if (text === null) return null;
  return (
    <details
      class="coach"
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary class="label">
        <Icon name="rules" />
        <span class="grow">{say('app-coach')}</span>
        <Icon name="chevron" class="coach-turn" />
      </summary>
      <p class="small">{tied(text)}</p>
    </details>
  );
}
