/** Variants of a mode, how long things last, and how alike the nights look. */
import type { OptionSpec } from '../../../shared/engine/rulebook.ts';
import { span } from '../../../shared/text/spans.ts';
import type { LobbyOption, LobbyTimer } from '../../../shared/wire/lobby.ts';
import { awaited, change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Choices, StepperLine, SwitchLine } from '../chrome/lines.tsx';
import { ActionCardsOption } from './action-cards.tsx';
import { CardOption, CardsOption, RoleOption } from './cards.tsx';
import { awaitedIn } from './game.tsx';
import { SettingsSection } from './section.tsx';

export function OptionSettings() {
  const { options, isDeckByHand } = sight.value!.lobby!;
  const shown = options.filter(({ spec }) => isOpen(spec, isDeckByHand));
  if (shown.length === 0) return null;
  return (
    <SettingsSection title={say('app-settings-options')}>
      {shown.map((option) => (
        <Option key={option.id} {...option} />
      ))}
    </SettingsSection>
  );
}

/** Is there anything to choose here? Lengths stand among the times, and cards counted out by hand leave none to wish for. */
function isOpen(spec: OptionSpec, isDeckByHand: boolean): boolean {
  switch (spec.kind) {
    case 'seconds':
      return false;
    case 'card':
      return !isDeckByHand && spec.words.length + spec.cards.length > 1;
    case 'cards':
      return !isDeckByHand && spec.cards.length > 0;
    case 'number':
    case 'with':
      return !isDeckByHand;
    default:
      return true;
  }
}

function Option({ id, spec, value }: LobbyOption) {
  const title = sayIfAny(`option-${id}`);
  const control = `option-${id}`;
  const about = sayIfAny(`option-${id}-about`);
  const set = (to: string | boolean) => void change(`${control} ${to}`, { set: 'option', option: id, to });
  if (spec.kind === 'card') return <CardOption id={id} spec={spec} value={value} />;
  if (spec.kind === 'cards') return <CardsOption id={id} spec={spec} value={value} />;
  if (spec.kind === 'action-cards') return <ActionCardsOption id={id} spec={spec} value={value} />;
  if (spec.kind === 'number' || spec.kind === 'with') return <RoleOption id={id} spec={spec} value={value} />;
  if (spec.kind === 'switch') {
    return (
      <SwitchLine
        title={title}
        isOn={value === true}
        isAwaited={awaitedIn(control) !== null}
        isLocked={!mayChange()}
        onTurn={set}
      >
        {about}
      </SwitchLine>
    );
  }
  if (spec.kind === 'seconds' || spec.kind === 'aide') return null;
  return (
    <div class="settings-choices">
      <p class="settings-option">
        {title}
        {about && <span class="line-more">{about}</span>}
      </p>
      <Choices
        label={title}
        value={typeof value === 'string' ? value : null}
        awaited={awaitedIn(control)}
        isLocked={!mayChange()}
        choices={spec.values.map((one) => ({ value: one, title: sayIfAny(`option-${id}-${one}`) }))}
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
  const name = sayIfAny(`timer-${id}`);
  const to = (length: number | null) =>
    length === null ? null : () => void change(`timer ${id}`, { set: 'timer', timer: id, to: length });
  return (
    <StepperLine
      title={name}
      more={isOwn && say('app-settings-own')}
      value={span(say, seconds)}
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
