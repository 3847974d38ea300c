/** Every word on the screen: one language at a time, and of the rulebooks those that are needed. */
import { signal } from '@preact/signals';
import type { app as english } from '../../shared/text/en/app/index.ts';
import { type Arguments, speakerFrom } from '../../shared/text/fluent.ts';
import { LANGUAGES, type Language, nearestLanguage } from '../../shared/text/languages.ts';

export type AppTextId = keyof typeof english;

type Texts = Readonly<Record<string, string>>;

const apps = import.meta.glob<{ readonly app: Texts }>('../../shared/text/*/app/index.ts');
const books = import.meta.glob<Readonly<Record<string, Texts>>>('../../shared/text/*/editions/*.ts');

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  readonly speak: (id: string, values?: Arguments) => string;
}

const spoken = signal<Spoken | null>(null);
const loaded = new Map<string, Promise<Texts>>();

function once(path: string, load: () => Promise<Texts>): Promise<Texts> {
  const known = loaded.get(path);
  if (known) return known;
  const coming = load().catch((error) => {
    loaded.delete(path);
    throw error;
  });
  loaded.set(path, coming);
  return coming;
}

const appTexts = (language: Language): Promise<Texts> => {
  const path = `../../shared/text/${language}/app/index.ts`;
  return once(path, async () => (await apps[path]!()).app);
};

async function bookTexts(language: Language, edition: string): Promise<Texts> {
  const path = `../../shared/text/${language}/editions/${edition}.ts`;
  const load = books[path];
  return load ? once(path, async () => Object.assign({}, ...Object.values(await load()))) : {};
}

let editions: ReadonlySet<string> = new Set();

/** Speaks this language from now on, with the words of these rulebooks besides those known already. */
export async function speak(language: Language, ...more: readonly string[]): Promise<void> {
  if (spoken.value?.language === language && more.every((edition) => editions.has(edition))) return;
  const wanted = new Set([...editions, ...more]);
  const parts = await Promise.all([appTexts(language), ...[...wanted].map((id) => bookTexts(language, id))]);
  editions = wanted;
  const texts: Texts = Object.assign({}, ...parts);
  spoken.value = { language, texts, speak: speakerFrom(language, texts) };
  document.documentElement.lang = language;
}

/** Whether what is needed to speak of this rulebook is here. */
export const knows = (edition: string): boolean => hasOwn(edition, 'name');

export const currentLanguage = (): Language => spoken.value?.language ?? nearestLanguage(navigator.language);

export const say = (id: AppTextId, values?: Arguments): string => spoken.value?.speak(id, values) ?? '';

const ownId = (edition: string, id: string): string => `${edition}-${id}`;

export const hasOwn = (edition: string, id: string): boolean =>
  Object.hasOwn(spoken.value?.texts ?? {}, ownId(edition, id));

/** A text of a rulebook. Of what this page does not know yet it says nothing. */
export const sayOwn = (edition: string, id: string, values?: Arguments): string =>
  hasOwn(edition, id) ? spoken.value!.speak(ownId(edition, id), values) : '';

/** A common text that only some ids have: `ask-…`, `choice-…`, `action-…`. */
export function sayIfAny(id: string, values?: Arguments): string {
  const { texts = {}, speak } = spoken.value ?? {};
  return speak && Object.hasOwn(texts, id) ? speak(id, values) : '';
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };
export { LANGUAGES };

/** A length of time in its largest fitting unit. */
export function span(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return say('hours', { n: seconds / 3600 });
  if (seconds >= 120 && seconds % 60 === 0) return say('minutes', { n: seconds / 60 });
  return say('seconds', { n: seconds });
}
