/** What all pages of the settings are made of. */

import type { Button } from '../../chat/message.ts';
import { encode } from '../../chat/press.ts';
import type { Desk } from '../../table/desk.ts';
import type { Words } from '../words.ts';

const PAGES = [
  'main',
  'edition',
  'mode',
  'deck',
  'timers',
  'options',
  'option',
  'narration',
  'zone',
  'language',
  'host',
  'aide',
  'practice',
] as const;
export type Page = (typeof PAGES)[number];

/** Each page by one letter; a change has the same letter in capitals. */
export const LETTERS: Readonly<Record<Page, string>> = {
  main: 'm',
  edition: 'e',
  mode: 'o',
  deck: 'd',
  timers: 't',
  options: 'v',
  option: 'p',
  narration: 'r',
  zone: 'z',
  language: 'l',
  host: 'h',
  aide: 'a',
  practice: 's',
};

export const pageOf = (letter: string): Page | undefined =>
  PAGES.find((page) => LETTERS[page] === letter.toLowerCase());

export interface Sheet {
  readonly game: string;
  readonly desk: Desk;
  readonly words: Words;
  readonly reader: { readonly person: number; readonly name: string };
  /** What of the page is looked at. */
  readonly about: string;
  /** Somebody makes the pictures. */
  readonly hasPrinter: boolean;
}

export type Built = { readonly text: string | null; readonly buttons: readonly (readonly Button[])[] };

export const button = (text: string, { game }: Sheet, letter: string, value = ''): Button => ({
  text,
  press: encode({ do: 'setting', game, page: letter, value }),
});

export const ticked = (text: string, isOn: boolean): string => (isOn ? `● ${text}` : text);

export const back = (sheet: Sheet, to: Page = 'main'): readonly Button[] => [
  button(sheet.words.say('settings-back'), sheet, LETTERS[to]),
];

export const inRows = (buttons: readonly Button[], most: number): readonly (readonly Button[])[] => {
  const rows = Math.ceil(buttons.length / most);
  const each = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, i) => buttons.slice(i * each, (i + 1) * each));
};
