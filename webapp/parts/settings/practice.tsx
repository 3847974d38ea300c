/** Practice players in the seats that people leave free: how many, and how well they play. */
import { STRENGTHS, type Strength } from '../../../shared/wire/strengths.ts';
import { isSendable } from '../../state/orders.ts';
import { awaited, change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { Choices, StepperLine } from '../chrome/lines.tsx';
import { awaitedIn } from './game.tsx';
import { SettingsSection } from './section.tsx';

export function PracticeSettings() {
  const { practice, players, least } = sight.value!.lobby!;
  if (!practice || (!mayChange() && practice.number === 0)) return null;
  const { number, room, strength } = practice;
  const title = say('app-settings-practice');
  const set = (to: number) => () => void change('practice', { set: 'practice', number: to, strength });
  const missing = least - players.length;
  return (
    <SettingsSection title={title}>
      <ul>
        <StepperLine
          icon={<Icon name="practice" />}
          title={say('app-settings-practice-seated')}
          more={say('app-settings-practice-room', { n: room })}
          value={`${number}`}
          isAwaited={awaited.value === 'practice'}
          isLocked={!mayChange()}
          fewer={{ label: say('app-settings-fewer', { what: title }), press: number <= 0 ? null : set(number - 1) }}
          greater={{ label: say('app-settings-more', { what: title }), press: number >= room ? null : set(number + 1) }}
        />
      </ul>
      {mayChange() && missing > 0 && number + missing <= room && (
        <div class="settings-foot">
          <button type="button" class="button button-line" disabled={!isSendable()} onClick={set(number + missing)}>
            {say('app-settings-practice-fill', { n: least })}
          </button>
        </div>
      )}
      <Choices
        label={say('app-settings-strength')}
        value={strength}
        awaited={awaitedIn('strength') as Strength | null}
        isLocked={!mayChange()}
        choices={STRENGTHS.map((value) => ({
          value,
          title: say(`app-strength-${value}`),
          more: say(`app-strength-${value}-about`),
        }))}
        onChoose={(to) => void change(`strength ${to}`, { set: 'practice', number, strength: to })}
      />
      <p class="line small dim">{say('app-settings-practice-about')}</p>
    </SettingsSection>
  );
}
