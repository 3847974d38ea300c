/** Who is called in the night, step by step, in one mode or another. */
import { useSignal } from '@preact/signals';
import { wakeId } from '../../../shared/text/calls.ts';
import type { ModeSheet, PrintedStep, RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { voicesIn } from '../../state/rulebooks.ts';
import { say, sayAs } from '../../state/words.ts';
import { MiniCard } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';
import { RulebookModes } from './modes.tsx';

export function RulebookNight({ sheet }: { readonly sheet: RulebookSheet }) {
  const { id, modes } = sheet;
  const shown = useSignal(modes[0]!.id);
  const mode = modes.find((one) => one.id === shown.value) ?? modes[0]!;
  return (
    <>
      <p class="small dim">{say('app-rules-night-order-about')}</p>
      <RulebookModes
        sheet={sheet}
        shown={mode.id}
        onChoose={(one) => {
          shown.value = one;
        }}
      />
      {isAlike(mode.night) ? (
        <Steps edition={id} mode={mode} steps={mode.night.later} />
      ) : (
        <>
          <h3 class="label dim night-title">{say('app-rules-night-first')}</h3>
          <Steps edition={id} mode={mode} steps={mode.night.first} />
          <h3 class="label dim night-title">{say('app-rules-night-later')}</h3>
          <Steps edition={id} mode={mode} steps={mode.night.later} />
        </>
      )}
    </>
  );
}

/** Every night is like the first. */
const isAlike = ({ first, later }: ModeSheet['night']): boolean => JSON.stringify(first) === JSON.stringify(later);

interface Listed {
  readonly edition: string;
  readonly mode: ModeSheet;
  readonly steps: readonly PrintedStep[];
}

function Steps({ edition, mode, steps }: Listed) {
  const voices = voicesIn(edition, mode);
  const textOf = ([call, ...others]: PrintedStep['calls'], roles: PrintedStep['roles']) =>
    call && others.length === 0
      ? tied(sayAs(voices, wakeId(call)))
      : roles.map((role) => sayAs(voices, `role-${role}`)).join(', ');
  return (
    <ol class="night-steps">
      {steps.map(({ calls, roles }, at) => (
        <li key={roles.join()}>
          <span class="num" aria-hidden="true">
            {at + 1}
          </span>
          <span class="night-cards" aria-hidden="true">
            {roles.map((role) => (
              <MiniCard key={role} id={mode.dress?.emblems[role] ?? role} />
            ))}
          </span>
          <span class="grow">{textOf(calls, roles)}</span>
        </li>
      ))}
    </ol>
  );
}
