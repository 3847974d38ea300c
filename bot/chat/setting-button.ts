/** What a button of the settings means, and how that is written down: what we did not write ourselves means nothing. */
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { TONES, type Tone } from '../../shared/text/story/beats.ts';
import { NIGHTS, type Nights, ZONES } from '../../shared/wire/hours.ts';
import { STRENGTHS, type Strength } from '../../shared/wire/strengths.ts';

const PAGES = [
  'main',
  'edition',
  'mode',
  'deck',
  'timers',
  'options',
  'narration',
  'zone',
  'language',
  'host',
  'aide',
  'practice',
] as const;
export type Page = (typeof PAGES)[number];

export type SettingButton = Opens | Sets;

/** One page turns to another; an option that is chosen from many has a page to itself. */
export type Opens = { readonly open: Page } | { readonly open: 'option'; readonly option: string };

export type Sets =
  | { readonly set: 'edition' | 'mode'; readonly to: string }
  | { readonly set: 'role'; readonly role: string; readonly step: Notch }
  | { readonly set: 'timer'; readonly timer: string; readonly step: Notch }
  /** Back to what the rulebook has. */
  | { readonly set: 'printed-deck' | 'printed-times' }
  | { readonly set: 'option'; readonly option: string; readonly to: boolean | number | string }
  /** One more of the cards that an option names, or one less. */
  | { readonly set: 'card'; readonly option: string; readonly card: string; readonly step: Notch }
  | { readonly set: 'decoys'; readonly to: boolean }
  | { readonly set: 'pictures'; readonly to: boolean }
  | { readonly set: 'language'; readonly to: Language }
  /** By Telegram id; null for nobody. */
  | { readonly set: 'host' | 'aide'; readonly to: number | null }
  | { readonly set: 'practice'; readonly step: Notch }
  /** As many practice players as make up this number at the table. */
  | { readonly set: 'players'; readonly to: number }
  | { readonly set: 'strength'; readonly to: Strength }
  | { readonly set: 'tone'; readonly to: Tone }
  | { readonly set: 'hours'; readonly to: Nights | null }
  | { readonly set: 'zone'; readonly to: (typeof ZONES)[number] };

const STEPS = ['more', 'less'] as const;
export type Notch = (typeof STEPS)[number];

export const encodeSetting = (button: SettingButton): string => wordsOf(button).join(':');

function wordsOf(button: SettingButton): readonly (string | number)[] {
  if ('open' in button) return button.open === 'option' ? ['page', 'option', button.option] : ['page', button.open];
  const { set } = button;
  switch (set) {
    case 'role':
      return [set, button.role, button.step];
    case 'timer':
      return [set, button.timer, button.step];
    case 'printed-deck':
    case 'printed-times':
      return [set];
    case 'option':
      return answerWords(button.option, button.to);
    case 'card':
      return [set, button.option, button.card, button.step];
    case 'decoys':
    case 'pictures':
      return [set, onOrOff(button.to)];
    case 'host':
    case 'aide':
      return [set, button.to ?? NONE];
    case 'practice':
      return [set, button.step];
    case 'hours':
      return [set, button.to ? nightWord(button.to) : NONE];
    default:
      return [set, button.to];
  }
}

/** An answer says of what kind it is: the word `on` is not the switch. */
function answerWords(option: string, to: boolean | number | string): readonly (string | number)[] {
  if (typeof to === 'boolean') return ['switch', option, onOrOff(to)];
  return [typeof to === 'number' ? 'number' : 'word', option, to];
}

/** Null for anything that is not written as we write it. */
export function decodeSetting(text: string): SettingButton | null {
  const button = read(text.split(':'));
  return button && encodeSetting(button) === text ? button : null;
}

function read([set = '', first = '', second = '', third = '']: readonly string[]): SettingButton | null {
  switch (set) {
    case 'page':
      return first === 'option' ? { open: first, option: second } : found(PAGES, first, (open) => ({ open }));
    case 'edition':
    case 'mode':
      return { set, to: first };
    case 'role':
      return found(STEPS, second, (step) => ({ set, role: first, step }));
    case 'timer':
      return found(STEPS, second, (step) => ({ set, timer: first, step }));
    case 'printed-deck':
    case 'printed-times':
      return { set };
    case 'switch':
      return { set: 'option', option: first, to: second === 'on' };
    case 'number':
      return numbered(second, (to) => ({ set: 'option', option: first, to }));
    case 'word':
      return { set: 'option', option: first, to: second };
    case 'card':
      return found(STEPS, third, (step) => ({ set, option: first, card: second, step }));
    case 'decoys':
    case 'pictures':
      return { set, to: first === 'on' };
    case 'language':
      return found(LANGUAGES, first, (to) => ({ set, to }));
    case 'host':
    case 'aide':
      return first === NONE ? { set, to: null } : numbered(first, (to) => ({ set, to }));
    case 'practice':
      return found(STEPS, first, (step) => ({ set, step }));
    case 'players':
      return numbered(first, (to) => ({ set, to }));
    case 'strength':
      return found(STRENGTHS, first, (to) => ({ set, to }));
    case 'tone':
      return found(TONES, first, (to) => ({ set, to }));
    case 'hours': {
      const to = first === NONE ? null : NIGHTS.find((night) => nightWord(night) === first);
      return to === undefined ? null : { set, to };
    }
    case 'zone':
      return found(ZONES, first, (to) => ({ set, to }));
    default:
      return null;
  }
}

const NONE = 'none';

const onOrOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

const nightWord = ({ from, to }: Nights): string => `${from}-${to}`;

function found<W extends string>(words: readonly W[], word: string, made: (word: W) => SettingButton) {
  const known = words.find((one) => one === word);
  return known === undefined ? null : made(known);
}

const numbered = (word: string, made: (n: number) => SettingButton) =>
  Number.isSafeInteger(Number(word)) ? made(Number(word)) : null;
