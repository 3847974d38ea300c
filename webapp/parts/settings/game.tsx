/** Which rulebook, and which of its modes. */
import { open } from '../../state/route.ts';
import { faceOf, playersOf, rangeText, rulebooks, sheetOf } from '../../state/rulebooks.ts';
import { awaited, change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { say, sayOwn } from '../../state/words.ts';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { Choices, LinkLine } from '../chrome/lines.tsx';
import { SettingsSection } from './section.tsx';

export function BookSettings() {
  const { edition } = sight.value!;
  return (
    <SettingsSection title={say('app-settings-edition')}>
      <Choices
        label={say('app-settings-edition')}
        value={edition}
        awaited={awaitedIn('edition')}
        isLocked={!mayChange()}
        choices={(rulebooks.value ?? []).map((sheet) => ({
          value: sheet.id,
          title: sayOwn(sheet.id, 'name'),
          more: say('app-settings-players', { range: rangeText(playersOf(sheet)) }),
          icon: <MiniCard id={faceOf(sheet)} />,
        }))}
        onChoose={(to) => void change(`edition ${to}`, { set: 'edition', to })}
      />
      <LinkLine
        icon={<Icon name="rules" />}
        title={say('app-settings-read')}
        onOpen={() => open({ at: 'rules', edition })}
      />
    </SettingsSection>
  );
}

export function ModeSettings() {
  const { edition, mode } = sight.value!;
  const modes = sheetOf(edition)?.modes ?? [];
  return (
    <SettingsSection title={say('app-settings-mode')}>
      <Choices
        label={say('app-settings-mode')}
        value={mode}
        awaited={awaitedIn('mode')}
        isLocked={!mayChange()}
        choices={modes.map((sheet) => ({
          value: sheet.id,
          title: (
            <>
              {sayOwn(edition, `mode-${sheet.id}`)} <span class="num settings-range">{rangeText(sheet)}</span>
            </>
          ),
          more: sayOwn(edition, `mode-${sheet.id}-about`),
        }))}
        onChoose={(to) => void change(`mode ${to}`, { set: 'mode', to })}
      />
    </SettingsSection>
  );
}

/** The value that is on its way for this control. */
export function awaitedIn(control: string): string | null {
  const [of, ...value] = awaited.value?.split(' ') ?? [];
  return of === control ? value.join(' ') : null;
}
