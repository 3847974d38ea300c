/** In which language the app and the bot speak to me. */
import { useSignal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES, type Language as Tongue } from '../../shared/text/languages.ts';
import { settingSchema } from '../../shared/wire/session.ts';
import { ask, RequestRefused } from '../api/requests.ts';
import { Choices } from '../parts/chrome/lines.tsx';
import { tell } from '../state/orders.ts';
import { tellLanguage, token } from '../state/session.ts';
import { currentLanguage, say, speak } from '../state/words.ts';
import { feel } from '../telegram/index.ts';

export default function Language() {
  const awaited = useSignal<Tongue | null>(null);
  const choose = async (wanted: Tongue) => {
    if (awaited.value !== null) return;
    feel('picked');
    awaited.value = wanted;
    try {
      const { language } = await ask('/api/me', settingSchema, {
        method: 'PUT',
        token: await token(),
        body: { language: wanted },
      });
      await speak(language);
      tellLanguage(language);
      feel('stored');
    } catch (error) {
      feel('refused');
      tell(error instanceof RequestRefused && error.message ? error.message : say('app-not-sent'));
    } finally {
      awaited.value = null;
    }
  };
  return (
    <main class="page">
      <h1>{say('app-language-title')}</h1>
      <div class="slip">
        <Choices
          label={say('app-language-title')}
          value={currentLanguage()}
          awaited={awaited.value}
          choices={LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value], lang: value }))}
          onChoose={(wanted) => void choose(wanted)}
        />
      </div>
      <p class="small dim">{say('app-language-about')}</p>
    </main>
  );
}
