/** How the game is told, and when the group sleeps. */
import { HOME_ZONES, NIGHTS, nightText, type QuietHours, ZONES, zoneId } from '../../../shared/wire/hours.ts';
import { change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Choices, SwitchLine } from '../chrome/lines.tsx';
import { FoldedLine } from './folded.tsx';
import { awaitedIn } from './game.tsx';
import { SettingsSection } from './section.tsx';

export function NarrationSettings() {
  const { manner, tones, pictures } = sight.value!.lobby!.narration;
  return (
    <SettingsSection title={say('app-narration')}>
      {tones.length > 0 ? <ToneChoice /> : <p class="line small dim">{say(`manner-about-${manner}`)}</p>}
      {pictures !== null && (
        <SwitchLine
          title={say('app-narration-pictures')}
          isOn={pictures}
          isAwaited={awaitedIn('pictures') !== null}
          isLocked={!mayChange()}
          onTurn={(to) => void change(`pictures ${to}`, { set: 'narration', to: { pictures: to } })}
        >
          {say('app-narration-pictures-about')}
        </SwitchLine>
      )}
      <QuietHoursSettings />
    </SettingsSection>
  );
}

function ToneChoice() {
  const { manner, tones } = sight.value!.lobby!.narration;
  return (
    <div class="settings-choices">
      <Choices
        label={say('app-narration-tone')}
        value={manner}
        awaited={awaitedIn('tone') as typeof manner | null}
        isLocked={!mayChange()}
        choices={tones.map((tone) => ({
          value: tone,
          title: say(`manner-${tone}`),
          more: say(`manner-about-${tone}`),
        }))}
        onChoose={(tone) =>
          void change(`tone ${tone}`, { set: 'narration', to: { tone: tone as (typeof tones)[number] } })
        }
      />
    </div>
  );
}

const NONE = 'none';

function QuietHoursSettings() {
  const { lobby, language } = sight.value!;
  const { hours } = lobby!.narration;
  const zone = hours?.zone ?? HOME_ZONES[language];
  const set = (control: string, to: QuietHours | null) => void change(control, { set: 'narration', to: { hours: to } });
  const title = say('app-quiet-hours');
  return (
    <FoldedLine title={title} about={say('quiet-hours-about')} value={hoursText(hours)}>
      <Choices
        label={title}
        value={hours ? nightText(hours) : NONE}
        awaited={awaitedIn('night')}
        choices={[
          { value: NONE, title: say('quiet-hours-off') },
          ...NIGHTS.map((night) => ({ value: nightText(night), title: nightText(night) })),
        ]}
        onChoose={(to) => {
          const night = NIGHTS.find((one) => nightText(one) === to);
          set(`night ${to}`, night ? { ...night, zone } : null);
        }}
      />
      {hours && (
        <>
          <p class="settings-option">{say('app-quiet-hours-zone')}</p>
          <Choices
            label={say('app-quiet-hours-zone')}
            value={hours.zone}
            awaited={awaitedIn('zone')}
            choices={ZONES.map((one) => ({ value: one as string, title: zoneText(one) }))}
            onChoose={(to) => set(`zone ${to}`, { ...hours, zone: to })}
          />
        </>
      )}
    </FoldedLine>
  );
}

const hoursText = (hours: QuietHours | null): string =>
  hours ? say('app-quiet-hours-of', { night: nightText(hours), zone: zoneText(hours.zone) }) : say('quiet-hours-off');

const zoneText = (zone: string): string => sayIfAny(`zone-${zoneId(zone)}`) || zone;
