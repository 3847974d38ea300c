/** Words from ids: each text is a Fluent pattern, so that plurals and choices follow the language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages.ts';

export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Puts one text into words. A text that misses a value is a fault of ours: it is thrown, and a test says every text. */
export type Say<Id extends string> = (id: Id, values?: Arguments) => string;
export type SpeakOf<Id extends string> = Say<Id> & { readonly language: Language };

export function speakerFrom<Id extends string>(language: Language, texts: Readonly<Record<Id, string>>): SpeakOf<Id> {
  // Isolation marks around values would show in Telegram as stray characters.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = Object.entries<string>(texts).map(([id, text]) => `${id} =\n    ${text.replaceAll('\n', '\n    ')}`);
  const [fault] = bundle.addResource(new FluentResource(source.join('\n')));
  if (fault) throw fault;
  const speak = (id: Id, values: Arguments = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no text ${id} in ${language}`);
    const faults: Error[] = [];
    const words = bundle.formatPattern(pattern, values, faults);
    if (faults[0]) throw faults[0];
    return words;
  };
  return Object.assign(speak, { language });
}
