/** The page's words, one language at a time. */
import { signal } from '@preact/signals';
import type { playground as english } from '../../shared/text/en/playground.ts';
import { type Arguments, type SpeakOf, speakerFrom } from '../../shared/text/fluent.ts';
import type { Language } from '../../shared/text/languages.ts';

type Id = keyof typeof english;
type Texts = Readonly<Record<Id, string>>;

const files = import.meta.glob<{ readonly playground: Texts }>('../../shared/text/*/playground.ts');
const spoken = signal<SpeakOf<Id> | null>(null);

export async function speak(language: Language): Promise<void> {
  if (spoken.value?.language === language) return;
  const { playground } = await files[`../../shared/text/${language}/playground.ts`]!();
  spoken.value = speakerFrom(language, playground);
  document.documentElement.lang = language;
}

export const say = (id: Id, values?: Arguments): string => spoken.value?.(id, values) ?? '';

export const currentLanguage = (): Language => spoken.value?.language ?? 'uk';
