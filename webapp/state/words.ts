/** Every word on the screen: one language at a time, and of it the chapters that are needed. */
import { signal } from '@preact/signals';
import type { app as english } from '../../shared/text/en/app/index.ts';
import { type Arguments, speakerFrom } from '../../shared/text/fluent.ts';
import { LANGUAGES, type Language, nearestLanguage } from '../../shared/text/languages.ts';

export type AppTextId = keyof typeof english;

type Texts = Readonly<Record<string, string>>;

/** A chapter is a file of texts in each language: `words`, `app/table`, `editions/…`. */
const files = import.meta.glob<Readonly<Record<string, Texts>>>([
  '../../shared/text/*/words.ts',
  '../../shared/text/*/app/*.ts',
  '../../shared/text/*/editions/*.ts',
  '!../../shared/text/*/app/index.ts',
]);

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  readonly speak: (id: string, values?: Arguments) => string;
}

const spoken = signal<Spoken | null>(null);
/** The rulebook in whose words the common things are said, where it has its own. */
export const voice = signal<string | null>(null);
const needed = new Set(['words', 'app/common']);
const loaded = new Map<string, Texts>();

const fileOf = (language: Language, chapter: string): string => `../../shared/text/${language}/${chapter}.ts`;

async function load(file: string): Promise<void> {
  // A rulebook that is newer than this page has no texts here.
  const chapters = (await files[file]?.()) ?? {};
  loaded.set(file, Object.assign({}, ...Object.values(chapters)));
}

/** Speaks this language from now on, with these chapters besides those needed so far. */
export async function speak(language: Language, ...chapters: readonly string[]): Promise<void> {
  for (const chapter of chapters) needed.add(chapter);
  const isSame = spoken.value?.language === language;
  const wanted = (isSame ? chapters : [...needed]).map((chapter) => fileOf(language, chapter));
  const missing = wanted.filter((file) => !loaded.has(file));
  if (isSame && missing.length === 0) return;
  await Promise.all(missing.map(load));
  const texts: Texts = Object.assign({}, ...[...needed].map((chapter) => loaded.get(fileOf(language, chapter))));
  spoken.value = { language, texts, speak: speakerFrom(language, texts) };
  document.documentElement.lang = language;
}

/** The words of these rulebooks, whatever else is spoken of. */
export const speakOf = (...editions: readonly string[]): Promise<void> =>
  speak(currentLanguage(), ...editions.map((edition) => `editions/${edition}`));

export const currentLanguage = (): Language => spoken.value?.language ?? nearestLanguage(navigator.language);

export const say = (id: AppTextId, values?: Arguments): string => spoken.value?.speak(inVoice(id), values) ?? '';

function inVoice(id: string): string {
  return voice.value !== null && hasOwn(voice.value, id) ? ownId(voice.value, id) : id;
}

const ownId = (edition: string, id: string): string => `${edition}-${id}`;

export const hasOwn = (edition: string, id: string): boolean =>
  Object.hasOwn(spoken.value?.texts ?? {}, ownId(edition, id));

/** A text of a rulebook. Of what this page does not know yet it says nothing. */
export const sayOwn = (edition: string, id: string, values?: Arguments): string =>
  hasOwn(edition, id) ? spoken.value!.speak(ownId(edition, id), values) : '';

/** A common text that only some ids have: `ask-…`, `choice-…`, `action-…`. */
export function sayIfAny(id: string, values?: Arguments): string {
  const { texts = {}, speak } = spoken.value ?? {};
  const own = inVoice(id);
  return speak && Object.hasOwn(texts, own) ? speak(own, values) : '';
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };
export { LANGUAGES };

/** A length of time in its largest fitting unit. */
export function span(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return say('hours', { n: seconds / 3600 });
  if (seconds >= 120 && seconds % 60 === 0) return say('minutes', { n: seconds / 60 });
  return say('seconds', { n: seconds });
}

/** Points as they are written: a comma where the language has one, a sign that is no hyphen. */
export const pointsText = (points: number): string => points.toLocaleString(currentLanguage()).replace('-', '−');
