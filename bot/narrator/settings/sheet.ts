/** What all pages of the settings are made of. */
import type { GameId } from '../../../shared/engine/ids.ts';
import type { PersonId } from '../../../shared/wire/ids.ts';
import type { Button } from '../../chat/message.ts';
import { encode } from '../../chat/press.ts';
import type { Page, SettingButton } from '../../chat/setting-button.ts';
import type { Desk } from '../../table/desk.ts';
import type { Words } from '../words.ts';

export interface Sheet {
  readonly game: GameId;
  readonly desk: Desk;
  readonly words: Words;
  readonly reader: { readonly person: PersonId; readonly name: string };
  /** Somebody makes the pictures. */
  readonly hasPrinter: boolean;
}

export type Built = { readonly text: string | null; readonly buttons: readonly (readonly Button[])[] };

export const button = (text: string, { game }: Sheet, means: SettingButton): Button => ({
  text,
  press: encode({ do: 'setting', game, button: means }),
});

export const ticked = (text: string, isOn: boolean): string => (isOn ? `● ${text}` : text);

export const back = (sheet: Sheet, to: Page = 'main'): readonly Button[] => [
  button(sheet.words.say('settings-back'), sheet, { open: to }),
];

export const inRows = (buttons: readonly Button[], most: number): readonly (readonly Button[])[] => {
  const rows = Math.ceil(buttons.length / most);
  const each = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, i) => buttons.slice(i * each, (i + 1) * each));
};
