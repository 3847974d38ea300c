/** Variants of a mode, how long things last, and how alike the nights look. */
import type { LobbyOption, LobbyTimer } from '../../shared/protocol/lobby.ts';
import { awaited, change, mayChange } from '../state/settings.ts';
import { sight } from '../state/table.ts';
import { say, sayOwn, span } from '../state/words.ts';
import { Choices, StepperLine, SwitchLine } from './lines.tsx';
import { awaitedIn } from './settings-game.tsx';
import { SettingsSection } from './settings-section.tsx';

export function OptionSettings() {
  const { options } = sight.value!.lobby!;
  if (options.length === 0) return null;
  return (
    <SettingsSection title={say('app-settings-options')}>
      {options.map((option) => (
        <Option key={option.id} {...option} />
      ))}
    </SettingsSection>
  );
}

function Option({ id, spec, value }: LobbyOption) {
  const { edition } = sight.value!;
  const title = sayOwn(edition, `option-${id}`);
  const control = `option-${id}`;
  const set = (to: string | boolean) => void change(`${control} ${to}`, { set: 'option', option: id, to });
  if (spec.kind === 'switch') {
    return (
      <SwitchLine
        title={title}
        isOn={value === true}
        isAwaited={awaitedIn(control) !== null}
        isLocked={!mayChange()}
        onTurn={set}
      />
    );
  }
  return (
    <div>
      <p class="settings-option">{title}</p>
      <Choices
        label={title}
        value={typeof value === 'string' ? value : null}
        awaited={awaitedIn(control)}
        isLocked={!mayChange()}
        choices={spec.values.map((one) => ({ value: one, title: sayOwn(edition, `option-${id}-${one}`) }))}
        onChoose={set}
      />
    </div>
  );
}

export function TimerSettings() {
  const { timers } = sight.value!.lobby!;
  const isOwn = timers.some((timer) => timer.isOwn);
  return (
    <SettingsSection
      title={say('app-settings-timers')}
      aside={
        isOwn &&
        mayChange() && (
          <button
            type="button"
            class="settings-reset"
            onClick={() => void change('timers', { set: 'timers', to: 'auto' })}
          >
            {say('app-settings-reset')}
          </button>
        )
      }
    >
      <ul class="lines">
        {timers.map((timer) => (
          <Timer key={timer.id} {...timer} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Timer({ id, seconds, isOwn, shorter, longer }: LobbyTimer) {
  const { edition } = sight.value!;
  const name = sayOwn(edition, `timer-${id}`);
  const to = (length: number | null) =>
    length === null ? null : () => void change(`timer ${id}`, { set: 'timer', timer: id, to: length });
  return (
    <StepperLine
      title={name}
      more={isOwn && say('app-settings-own')}
      value={span(seconds)}
      isAwaited={awaited.value === `timer ${id}` || awaited.value === 'timers'}
      isLocked={!mayChange()}
      fewer={{ label: say('app-settings-shorter', { what: name }), press: to(shorter) }}
      greater={{ label: say('app-settings-longer', { what: name }), press: to(longer) }}
    />
  );
}

export const NightSettings = () => (
  <SettingsSection title={say('app-settings-night')}>
    <SwitchLine
      title={say('app-settings-decoys')}
      isOn={sight.value!.lobby!.decoys}
      isAwaited={awaitedIn('decoys') !== null}
      isLocked={!mayChange()}
      onTurn={(to) => void change(`decoys ${to}`, { set: 'decoys', to })}
    >
      {say('app-settings-decoys-about')}
    </SwitchLine>
  </SettingsSection>
);
