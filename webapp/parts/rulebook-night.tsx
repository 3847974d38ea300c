/** Who acts in the night, step by step, in one mode or another. */
import { useSignal } from '@preact/signals';
import type { RulebookSheet } from '../../shared/protocol/rulebooks.ts';
import { voicesIn } from '../state/rulebooks.ts';
import { say, sayAs, sayOwn } from '../state/words.ts';
import { MiniCard } from './icon.tsx';

export function RulebookNight({ sheet: { id, modes } }: { readonly sheet: RulebookSheet }) {
  const shown = useSignal(modes[0]!.id);
  const mode = modes.find((one) => one.id === shown.value) ?? modes[0]!;
  return (
    <>
      <p class="small dim">{say('app-rules-night-order-about')}</p>
      {modes.length > 1 && (
        <fieldset class="night-modes">
          <legend class="hidden">{say('app-rules-for-mode')}</legend>
          {modes.map((one) => (
            <button
              type="button"
              key={one.id}
              aria-pressed={one.id === mode.id}
              onClick={() => {
                shown.value = one.id;
              }}
            >
              {sayOwn(id, `mode-${one.id}`)}
            </button>
          ))}
        </fieldset>
      )}
      <ol class="night-steps">
        {mode.night.map((step, at) => (
          <li key={`${at} ${step.join()}`}>
            <span class="num" aria-hidden="true">
              {at + 1}
            </span>
            <span class="night-cards" aria-hidden="true">
              {step.map((role) => (
                <MiniCard key={role} id={mode.dress?.emblems[role] ?? role} />
              ))}
            </span>
            <span class="grow">{step.map((role) => sayAs(voicesIn(id, mode), `role-${role}`)).join(', ')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
