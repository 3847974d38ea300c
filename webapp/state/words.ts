/** Every word on the screen: one language at a time, and of it the chapters that are needed. */
import { signal } from '@preact/signals';
import type { app as english } from '../../shared/text/en/app/index.ts';
import type { cards as ofCards } from '../../shared/text/en/cards.ts';
import { type Arguments, speakerFrom } from '../../shared/text/fluent.ts';
import { LANGUAGES, type Language, nearestLanguage } from '../../shared/text/languages.ts';

export type AppTextId = keyof typeof english | keyof typeof ofCards;

type Texts = Readonly<Record<string, string>>;

/** A chapter is a file of texts in each language: `words`, `app/table`, `editions/…`, `pages/…`, `calls/…`. */
const files = import.meta.glob<Readonly<Record<string, Texts>>>([
  '../../shared/text/*/words.ts',
  '../../shared/text/*/books.ts',
  '../../shared/text/*/app/*.ts',
  '../../shared/text/*/editions/*.ts',
  '../../shared/text/*/pages/*.ts',
  '../../shared/text/*/settings/*.ts',
  '../../shared/text/*/calls/*.ts',
  '../../shared/text/*/cards.ts',
  '../../shared/text/*/voices/*.ts',
  '!../../shared/text/*/app/index.ts',
]);

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  readonly speak: (id: string, values?: Arguments) => string;
}

const spoken = signal<Spoken | null>(null);
/** In whose words things are said at the table that is open, the first that has them. */
export const voices = signal<readonly string[]>([]);
const needed = new Set(['words', 'books', 'app/common']);
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

/** What is spoken of wherever a voice is heard, besides what it says in its own way. */
const ALONG: Readonly<Record<string, readonly string[]>> = { 'two-ballots': ['cards'] };

/** A voice is a rulebook's, or one that several share; one of a mode stands in the file of its rulebook. */
const chaptersOf = (voice: string): readonly string[] =>
  [`editions/${voice}`, `voices/${voice}`, ...(ALONG[voice] ?? [])].filter(
    (chapter) => fileOf(currentLanguage(), chapter) in files,
  );

/** The words of these voices, whatever else is spoken of. */
export const speakOf = (...all: readonly string[]): Promise<void> =>
  speak(currentLanguage(), ...new Set(all.flatMap(chaptersOf)));

/** What is read while a table of these rulebooks is set. */
export const speakSettings = (...editions: readonly string[]): Promise<void> =>
  speak(currentLanguage(), ...editions.map((edition) => `settings/${edition}`));

/** What these rulebooks say of themselves, page by page. */
export const speakPages = (...editions: readonly string[]): Promise<void> =>
  speak(currentLanguage(), ...editions.map((edition) => `pages/${edition}`));

/** How they call everybody in the night. */
export const speakCalls = (...editions: readonly string[]): Promise<void> =>
  speak(currentLanguage(), ...editions.map((edition) => `calls/${edition}`));

export const currentLanguage = (): Language => spoken.value?.language ?? nearestLanguage(navigator.language);

export const say = (id: AppTextId, values?: Arguments): string => spoken.value?.speak(inVoice(id), values) ?? '';

/** Null where nobody has it. */
function idIn(all: readonly string[], id: string): string | null {
  const { texts = {} } = spoken.value ?? {};
  return all.map((voice) => `${voice}-${id}`).find((own) => Object.hasOwn(texts, own)) ?? null;
}

const inVoice = (id: string): string => idIn(voices.value, id) ?? id;

/** A text in the words of these. Of what this page does not know yet it says nothing. */
export function sayAs(all: readonly string[], id: string, values?: Arguments): string {
  const own = idIn(all, id);
  return own === null ? '' : spoken.value!.speak(own, values);
}

/** A text of a rulebook. */
export const sayOwn = (edition: string, id: string, values?: Arguments): string => sayAs([edition], id, values);

export const hasOwn = (edition: string, id: string): boolean => idIn([edition], id) !== null;

/** A text that only some ids have, of this table's voices or common: `role-…`, `news-…`, `ask-…`, `choice-…`. */
export function sayIfAny(id: string, values?: Arguments): string {
  const { texts = {}, speak } = spoken.value ?? {};
  const own = inVoice(id);
  return speak && Object.hasOwn(texts, own) ? speak(own, values) : '';
}

/** Whether this table has words of its own for it. */
export const isOwn = (id: string): boolean => idIn(voices.value, id) !== null;

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
