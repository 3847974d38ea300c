/** The settings of a table that is being set, as pages of one message in a direct chat. */
import { EDITIONS } from '../../../shared/editions/index.ts';
import type { OptionValue } from '../../../shared/engine/model.ts';
import { AUTO, isOpen, type Mode, type OptionSpec } from '../../../shared/engine/rulebook.ts';
import { STRENGTHS } from '../../../shared/protocol/practice.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { speaker, type TextId } from '../../../shared/text/speak.ts';
import { type Button, blocks, escapeHtml, lines, type Screen } from '../../chat/message.ts';
import { type Desk, isPractice, peopleOf, type Setting } from '../../table/desk.ts';
import { allowsAide, modeOf, mostAt, rulebookOf } from '../../table/lobby.ts';
import { isAloudBy } from '../../table/practice.ts';
import type { TableState } from '../../table/state.ts';
import { boxOf, deckOf, optionsOf, secondsOf } from '../../table/wished.ts';
import { boxLines } from '../lobby/box.ts';
import { oddsLines } from '../lobby/odds.ts';
import { optionLine, valueMeant, valueText } from '../lobby/options.ts';
import { warningLines } from '../lobby/warnings.ts';
import { span, type Words, wordsFor } from '../words.ts';
import { narrationPage, narrationText, zonePage } from './narration.ts';
import { type Built, back, button, inRows, LETTERS, type Page, type Sheet, ticked } from './sheet.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };

export function settingsScreen(
  { id, desk, status }: TableState,
  page: Page,
  reader: { readonly person: number; readonly name: string; readonly language: Language },
  { about = '', hasPrinter = false }: Partial<Pick<Sheet, 'about' | 'hasPrinter'>> = {},
): Screen {
  const words = wordsFor(desk, reader.language, new Map());
  const title = words.say('settings-title', { group: escapeHtml(desk.title) });
  if (status !== 'lobby') return { text: blocks(title, words.say('settings-closed')) };
  const { text, buttons } = pages[page]({ game: id, desk, words, reader, about, hasPrinter });
  return { text: blocks(title, text), buttons };
}

const pages: Readonly<Record<Page, (sheet: Sheet) => Built>> = {
  main: (sheet) => {
    const { desk, words } = sheet;
    const { say, own } = words;
    const { setting } = desk;
    const mode = modeOf(setting);
    const to = (page: Page, text: string) => [button(text, sheet, LETTERS[page])];
    const decoys = say(setting.decoys ? 'settings-on' : 'settings-off');
    return {
      text: lines(
        say(own('about')),
        `<i>${say(own(`mode-${setting.mode}-about`))}</i>`,
        ...warningLines(desk, words),
        ...oddsLines(desk, words),
        !setting.decoys && say('settings-decoys-about'),
      ),
      buttons: [
        to('edition', say('settings-edition', { value: say(own('name')) })),
        to('mode', say('settings-mode', { value: say(own(`mode-${setting.mode}`)) })),
        ...(mode.isDeckFixed ? [] : [to('deck', say('settings-deck', { value: deckName(words, setting) }))]),
        ...(choicesIn(mode.options).length > 0 ? [to('options', say('settings-options'))] : []),
        to('timers', say('settings-timers')),
        ...(mode.allowsHost
          ? [to('host', say('settings-host', { value: desk.host?.name ?? say('settings-host-bot') }))]
          : []),
        ...(desk.host && allowsAide(setting)
          ? [to('aide', say('settings-aide', { value: desk.aide?.name ?? say('nobody') }))]
          : []),
        ...(isAloudBy(setting) ? [] : [to('practice', say('settings-practice', { n: practiceIn(desk) }))]),
        [button(say('settings-decoys', { value: decoys }), sheet, 'N', setting.decoys ? 'off' : 'on')],
        to('narration', say('settings-narration', { value: narrationText(desk, words, sheet.hasPrinter) })),
        to('language', say('settings-language', { value: LANGUAGE_NAMES[desk.language] })),
      ],
    };
  },

  edition: (sheet) => ({
    text: null,
    buttons: [
      ...EDITIONS.map((edition) => {
        const name = speaker(sheet.words.say.language)(`${edition}-name` as TextId);
        return [button(ticked(name, edition === sheet.desk.setting.edition), sheet, 'E', edition)];
      }),
      back(sheet),
    ],
  }),

  mode: (sheet) => {
    const { words, desk } = sheet;
    const modes = Object.keys(rulebookOf(desk.setting.edition).modes);
    const about = modes.map(
      (mode) => `<b>${words.say(words.own(`mode-${mode}`))}</b>: ${words.say(words.own(`mode-${mode}-about`))}`,
    );
    return {
      text: lines(...about),
      buttons: [
        ...modes.map((mode) => [
          button(ticked(words.say(words.own(`mode-${mode}`)), mode === desk.setting.mode), sheet, 'O', mode),
        ]),
        back(sheet),
      ],
    };
  },

  deck: (sheet) => {
    const { words, desk } = sheet;
    const chosen = deckOf(desk);
    const box = boxOf(desk);
    const total = Object.values(chosen).reduce((sum, number) => sum + number, 0);
    return {
      text: lines(
        words.say('settings-deck-count', { cards: total, players: desk.players.length }),
        ...boxLines(desk, words),
        ...warningLines(desk, words),
        ...oddsLines(desk, words),
      ),
      buttons: [
        ...Object.keys(box).map((role) => [
          button('−', sheet, 'D', `-${role}`),
          button(`${words.role(role)}: ${chosen[role] ?? 0}`, sheet, LETTERS.deck),
          button('+', sheet, 'D', `+${role}`),
        ]),
        [button(ticked(words.say('settings-auto'), desk.setting.composition === 'auto'), sheet, 'D', 'auto')],
        back(sheet),
      ],
    };
  },

  timers: (sheet) => {
    const { words, desk } = sheet;
    const lengths = secondsOf(desk);
    return {
      text: null,
      buttons: [
        ...Object.entries(lengths).map(([timer, seconds]) => [
          button('−', sheet, 'T', `-${timer}`),
          button(`${words.say(words.own(`timer-${timer}`))}: ${span(words.say, seconds)}`, sheet, LETTERS.timers),
          button('+', sheet, 'T', `+${timer}`),
        ]),
        [button(words.say('settings-reset'), sheet, 'T', 'auto')],
        back(sheet),
      ],
    };
  },

  options: (sheet) => {
    const { words, desk } = sheet;
    const now = optionsOf(desk);
    const rows = choicesIn(modeOf(desk.setting).options).flatMap(([option, spec]) => {
      const value = now[option] ?? spec.byDefault;
      const text = optionLine(words, option, spec, value);
      switch (spec.kind) {
        case 'switch':
          return [[button(text, sheet, 'V', `${option}:${value ? 'off' : 'on'}`)]];
        case 'one-of':
          return spec.values.map((one) => [
            button(ticked(optionLine(words, option, spec, one), value === one), sheet, 'V', `${option}:${one}`),
          ]);
        case 'number':
        case 'with':
          return [
            [button(optionLine(words, option, spec, value), sheet, LETTERS.options)],
            ...answerRows(
              spec,
              valuesOf(spec).map((one) =>
                button(
                  ticked(valueText(words, option, spec, one), valueMeant(spec, value) === one),
                  sheet,
                  'V',
                  `${option}:${wordFor(one)}`,
                ),
              ),
            ),
          ];
        default:
          return [[button(text, sheet, LETTERS.option, option)]];
      }
    });
    return { text: lines(...warningLines(desk, words)) || null, buttons: [...rows, back(sheet)] };
  },

  option: (sheet) => {
    const { words, desk, about: option } = sheet;
    const spec = modeOf(desk.setting).options[option];
    const toOptions = [button(words.say('settings-back'), sheet, LETTERS.options)];
    if (spec?.kind !== 'card' && spec?.kind !== 'cards' && spec?.kind !== 'action-cards') {
      return { text: null, buttons: [toOptions] };
    }
    const value = optionsOf(desk)[option] ?? spec.byDefault;
    const pick = (text: string, isOn: boolean, to: string) => button(ticked(text, isOn), sheet, 'P', `${option}:${to}`);
    const one = (to: string) => pick(valueText(words, option, spec, to), value === to, to);
    const named = Array.isArray(value) ? (value as readonly string[]) : [];
    const nameOf = spec.kind === 'action-cards' ? words.card : words.role;
    const cards = spec.cards.map((card) =>
      spec.kind === 'card'
        ? one(card)
        : pick(nameOf(card), named.includes(card), `${named.includes(card) ? '-' : '+'}${card}`),
    );
    const numbers =
      spec.kind === 'cards' ? [spec.cards.map((_, n) => pick(`${n}`, value === n, `${n}`)), [one(spec.byDefault)]] : [];
    const auto = spec.kind === 'action-cards' ? [[one(spec.byDefault)]] : numbers;
    return {
      text: lines(
        `<b>${optionLine(words, option, spec, value)}</b>`,
        words.say(words.own(`option-${option}-about`)),
        ...warningLines(desk, words),
      ),
      buttons: [...(spec.kind === 'card' ? spec.words.map((word) => [one(word)]) : auto), ...inPairs(cards), toOptions],
    };
  },

  narration: narrationPage,
  zone: zonePage,

  language: (sheet) => ({
    text: null,
    buttons: [
      ...LANGUAGES.map((language) => [
        button(ticked(LANGUAGE_NAMES[language], language === sheet.desk.language), sheet, 'L', language),
      ]),
      back(sheet),
    ],
  }),

  host: (sheet) => ({
    text: sheet.words.say('settings-host-choose'),
    buttons: [
      [button(ticked(sheet.words.say('settings-host-bot'), sheet.desk.host === null), sheet, 'H', 'bot')],
      ...peopleButtons(sheet, 'H', sheet.desk.host, null),
      back(sheet),
    ],
  }),

  aide: (sheet) => ({
    text: sheet.words.say('settings-aide-choose'),
    buttons: [
      [button(ticked(sheet.words.say('nobody'), sheet.desk.aide === null), sheet, 'A', 'nobody')],
      ...peopleButtons(sheet, 'A', sheet.desk.aide, sheet.desk.host),
      back(sheet),
    ],
  }),

  practice: (sheet) => {
    const { words, desk } = sheet;
    const { say } = words;
    const number = practiceIn(desk);
    const people = desk.players.length - number;
    const { least } = modeOf(desk.setting).players;
    const most = mostAt(desk.setting);
    const totals = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((total) => total > people);
    return {
      text: blocks(say('settings-practice-about'), say('settings-practice-now', { people, number })),
      buttons: [
        STRENGTHS.map((strength) =>
          button(ticked(say(`strength-${strength}`), strength === desk.strength), sheet, 'S', strength),
        ),
        [button('−', sheet, 'S', '-'), button(`🤖 ${number}`, sheet, LETTERS.practice), button('+', sheet, 'S', '+')],
        ...(totals.length > 0 ? [[button(say('settings-practice-fill'), sheet, LETTERS.practice)]] : []),
        ...inRows(
          totals.map((total) =>
            button(ticked(`${total}`, number > 0 && total === desk.players.length), sheet, 'S', `${total}`),
          ),
          6,
        ),
        ...(number > 0 ? [[button(say('settings-practice-none'), sheet, 'S', '0')]] : []),
        back(sheet),
      ],
    };
  },
};

const practiceIn = ({ players }: Desk): number => players.filter(isPractice).length;

/** Everybody at the table and the reader, but for whoever is not to be asked. */
function peopleButtons(
  sheet: Sheet,
  letter: string,
  now: Desk['host'],
  not: Desk['host'],
): readonly (readonly Button[])[] {
  const { desk, reader } = sheet;
  const known = peopleOf(desk).map(({ sitter }) => sitter);
  const people = known.some(({ person }) => person === reader.person) ? known : [reader, ...known];
  return people
    .filter(({ person }) => person !== not?.person)
    .map(({ person, name }) => [button(ticked(name, now?.person === person), sheet, letter, `${person}`)]);
}

const deckName = ({ say }: Words, { composition }: Setting): string =>
  say(composition === 'auto' ? 'settings-deck-auto' : 'settings-deck-hand');

const valuesOf = (spec: Extract<OptionSpec, { kind: 'number' | 'with' }>): readonly OptionValue[] =>
  spec.kind === 'with'
    ? [AUTO, ...(spec.words ?? [true]), false]
    : [AUTO, ...Array.from({ length: spec.most - spec.least + 1 }, (_, i) => spec.least + i)];

const wordFor = (value: OptionValue): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));

/** Short answers stand in one row, words two in a row. */
const answerRows = (spec: OptionSpec, buttons: readonly Button[]): readonly (readonly Button[])[] =>
  spec.kind === 'with' && spec.words ? pairs(buttons) : [buttons];

/** Many cards stand two in a row. */
const inPairs = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  buttons.length <= 6 ? buttons.map((one) => [one]) : pairs(buttons);

const pairs = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  buttons.flatMap((one, i) => (i % 2 === 0 ? [[one, ...buttons.slice(i + 1, i + 2)]] : []));

/** Times are set among the times, and where there is no choice nothing is asked. */
const choicesIn = (options: Mode['options']): readonly (readonly [string, OptionSpec])[] =>
  Object.entries(options).filter(([, spec]) => isOpen(spec) && spec.kind !== 'seconds');
