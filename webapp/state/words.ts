/** Every word on the screen: one language at a time, and of it the chapters that are needed. */
import { signal } from '@preact/signals';
import type { app as english } from '../../shared/text/en/app/index.ts';
import type { cards as ofCards } from '../../shared/text/en/cards.ts';
import { type Arguments, speakerFrom } from '../../shared/text/fluent.ts';
import { type Language, nearestLanguage } from '../../shared/text/languages.ts';
import { idIn, ownIdIn } from '../../shared/text/voices.ts';

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

const isHere = (id: string): id is string => Object.hasOwn(spoken.value?.texts ?? {}, id);

export const say = (id: AppTextId, values?: Arguments): string =>
  spoken.value?.speak(idIn(voices.value, id, isHere) ?? id, values) ?? '';

/** Nothing where there is no such text. */
const said = (id: string | null, values?: Arguments): string => (id === null ? '' : spoken.value!.speak(id, values));

/** A text in the words of these. Of what this page does not know yet it says nothing. */
export const sayAs = (all: readonly string[], id: string, values?: Arguments): string =>
  said(ownIdIn(all, id, isHere), values);

/** A text of a rulebook. */
export const sayOwn = (edition: string, id: string, values?: Arguments): string => sayAs([edition], id, values);

export const hasOwn = (edition: string, id: string): boolean => ownIdIn([edition], id, isHere) !== null;

/** A text that only some ids have, of this table's voices or common: `role-…`, `news-…`, `ask-…`, `choice-…`. */
export const sayIfAny = (id: string, values?: Arguments): string => said(idIn(voices.value, id, isHere), values);

/** Whether this table has words of its own for it. */
export const isOwn = (id: string): boolean => ownIdIn(voices.value, id, isHere) !== null;

/** Points as they are written: a comma where the language has one, a sign that is no hyphen. */
export const pointsText = (points: number): string => points.toLocaleString(currentLanguage()).replace('-', '−');
