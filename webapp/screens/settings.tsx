/** How a table is set. Whoever may not change it sees the same page, locked. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/chrome/icon.tsx';
import { DeckSettings } from '../parts/settings/deck.tsx';
import { BookSettings, ModeSettings } from '../parts/settings/game.tsx';
import { NarrationSettings } from '../parts/settings/narration.tsx';
import { HostSettings, LanguageSettings } from '../parts/settings/people.tsx';
import { PracticeSettings } from '../parts/settings/practice.tsx';
import { NightSettings, OptionSettings, TimerSettings } from '../parts/settings/rules.tsx';
import { loadRulebooks } from '../state/rulebooks.ts';
import { mayChange } from '../state/settings.ts';
import { sight } from '../state/table.ts';
import { say } from '../state/words.ts';
import '../styles/settings.css';

export default function Settings() {
  useEffect(() => void loadRulebooks(), []);
  const { lobby, title } = sight.value ?? {};
  if (!lobby) return null;
  return (
    <main class="page settings">
      <header>
        <p class="label dim settings-group">{title}</p>
        <h1>{say('app-settings-title')}</h1>
      </header>
      {!mayChange() && (
        <p class="row small settings-locked">
          <Icon name="lock" />
          <span class="grow">{say('app-settings-locked')}</span>
        </p>
      )}
      <BookSettings />
      <ModeSettings />
      <DeckSettings />
      <OptionSettings />
      <PracticeSettings />
      <HostSettings />
      <NightSettings />
      <TimerSettings />
      <NarrationSettings />
      <LanguageSettings />
    </main>
  );
}
