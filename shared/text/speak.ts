/** Every word there is, in every language. */
import { en } from './en/index.ts';
import { type SpeakOf, speakerFrom } from './fluent.ts';
import type { Language } from './languages.ts';
import { ru } from './ru/index.ts';
import { uk } from './uk/index.ts';

export type { Arguments } from './fluent.ts';
export type TextId = keyof typeof en;
export type Texts = Readonly<Record<TextId, string>>;
export type Speak = SpeakOf<TextId>;

export const texts: Readonly<Record<Language, Texts>> = { uk, ru, en };

const speakers = new Map<Language, Speak>();

export function speaker(language: Language): Speak {
  const known = speakers.get(language) ?? speakerFrom(language, texts[language]);
  speakers.set(language, known);
  return known;
}

export const hasText = (id: string): id is TextId => Object.hasOwn(en, id);
