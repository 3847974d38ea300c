/** Words from ids: each text is a Fluent pattern, so that plurals and choices follow the language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { en } from './en/index.ts';
import type { Language } from './languages.ts';
import { ru } from './ru/index.ts';
import { uk } from './uk/index.ts';

export type TextId = keyof typeof en;
export type Texts = Readonly<Record<TextId, string>>;
export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Puts one text into words. */
export type Speak = ((id: TextId, values?: Arguments) => string) & { readonly language: Language };

export const texts: Readonly<Record<Language, Texts>> = { uk, ru, en };

const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  // Isolation marks around values would show in Telegram as stray characters.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = Object.entries(texts[language]).map(([id, text]) => `${id} =\n    ${text.replaceAll('\n', '\n    ')}`);
  const [fault] = bundle.addResource(new FluentResource(source.join('\n')));
  if (fault) throw fault;
  bundles.set(language, bundle);
  return bundle;
}

/** A text that misses a value is a fault of ours: it is thrown here, and a test says every text. */
export function speaker(language: Language): Speak {
  const bundle = bundleOf(language);
  const speak = (id: TextId, values: Arguments = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no text ${id} in ${language}`);
    const faults: Error[] = [];
    const words = bundle.formatPattern(pattern, values, faults);
    if (faults[0]) throw faults[0];
    return words;
  };
  return Object.assign(speak, { language });
}

export const hasText = (id: string): id is TextId => Object.hasOwn(en, id);
