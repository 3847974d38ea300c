/** The settings of a table that is being set, as pages of one message in a direct chat. */
import { EDITIONS } from '../../../shared/editions/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { span } from '../../../shared/text/spans.ts';
import { speaker, type TextId } from '../../../shared/text/speak.ts';
import type { PersonId } from '../../../shared/wire/ids.ts';
import { STRENGTHS } from '../../../shared/wire/practice.ts';
import { type Button, blocks, escapeHtml, lines, type Message } from '../../chat/message.ts';
import type { Opens, Page } from '../../chat/setting-button.ts';
import { type Desk, isPractice, peopleOf, type Setting } from '../../table/desk.ts';
import { allowsAide, modeOf, mostAt, rulebookOf } from '../../table/lobby.ts';
import { isAloudBy } from '../../table/practice.ts';
import type { TableState } from '../../table/state.ts';
import { boxOf, deckOf, secondsOf } from '../../table/wished.ts';
import { boxLines } from '../lobby/box.ts';
import { oddsLines } from '../lobby/odds.ts';
import { warningLines } from '../lobby/warnings.ts';
import { type Words, wordsFor } from '../words.ts';
import { narrationPage, narrationText, zonePage } from './narration.ts';
import { choicesIn, optionPage, optionsPage } from './options.ts';
import { type Built, back, button, inRows, type Sheet, ticked } from './sheet.ts';

export function settingsMessage(
  { id, desk, status }: TableState,
  opens: Opens,
  reader: { readonly person: PersonId; readonly name: string; readonly language: Language },
  hasPrinter: boolean,
): Message {
  const words = wordsFor(desk, reader.language, new Map());
  const title = words.say('settings-title', { group: escapeHtml(desk.chat.title) });
  if (status !== 'lobby') return { text: blocks(title, words.say('settings-closed')) };
  const sheet: Sheet = { game: id, desk, words, reader, hasPrinter };
  const { text, buttons } = opens.open === 'option' ? optionPage(sheet, opens.option) : pages[opens.open](sheet);
  return { text: blocks(title, text), buttons };
}

const pages: Readonly<Record<Page, (sheet: Sheet) => Built>> = {
  main: (sheet) => {
    const { desk, words } = sheet;
    const { say, own } = words;
    const { setting } = desk;
    const mode = modeOf(setting);
    const to = (page: Page, text: string) => [button(text, sheet, { open: page })];
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
        [button(say('settings-decoys', { value: decoys }), sheet, { set: 'decoys', to: !setting.decoys })],
        to('narration', say('settings-narration', { value: narrationText(desk, words, sheet.hasPrinter) })),
        to('language', say('settings-language', { value: LANGUAGE_NAMES[desk.chat.language] })),
      ],
    };
  },

  edition: (sheet) => ({
    text: null,
    buttons: [
      ...EDITIONS.map((edition) => {
        const name = speaker(sheet.words.say.language)(`${edition}-name` as TextId);
        return [button(ticked(name, edition === sheet.desk.setting.edition), sheet, { set: 'edition', to: edition })];
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
          button(ticked(words.say(words.own(`mode-${mode}`)), mode === desk.setting.mode), sheet, {
            set: 'mode',
            to: mode,
          }),
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
          button('−', sheet, { set: 'role', role, step: 'less' }),
          button(`${words.role(role)}: ${chosen[role] ?? 0}`, sheet, { open: 'deck' }),
          button('+', sheet, { set: 'role', role, step: 'more' }),
        ]),
        [
          button(ticked(words.say('settings-auto'), desk.setting.composition === 'auto'), sheet, {
            set: 'printed-deck',
          }),
        ],
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
          button('−', sheet, { set: 'timer', timer, step: 'less' }),
          button(`${words.say(words.own(`timer-${timer}`))}: ${span(words.say, seconds)}`, sheet, { open: 'timers' }),
          button('+', sheet, { set: 'timer', timer, step: 'more' }),
        ]),
        [button(words.say('settings-reset'), sheet, { set: 'printed-times' })],
        back(sheet),
      ],
    };
  },

  options: optionsPage,
  narration: narrationPage,
  zone: zonePage,

  language: (sheet) => ({
    text: null,
    buttons: [
      ...LANGUAGES.map((language) => [
        button(ticked(LANGUAGE_NAMES[language], language === sheet.desk.chat.language), sheet, {
          set: 'language',
          to: language,
        }),
      ]),
      back(sheet),
    ],
  }),

  host: (sheet) => ({
    text: sheet.words.say('settings-host-choose'),
    buttons: [
      [
        button(ticked(sheet.words.say('settings-host-bot'), sheet.desk.host === null), sheet, {
          set: 'host',
          to: null,
        }),
      ],
      ...peopleButtons(sheet, 'host', sheet.desk.host, null),
      back(sheet),
    ],
  }),

  aide: (sheet) => ({
    text: sheet.words.say('settings-aide-choose'),
    buttons: [
      [button(ticked(sheet.words.say('nobody'), sheet.desk.aide === null), sheet, { set: 'aide', to: null })],
      ...peopleButtons(sheet, 'aide', sheet.desk.aide, sheet.desk.host),
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
          button(ticked(say(`strength-${strength}`), strength === desk.practice.strength), sheet, {
            set: 'strength',
            to: strength,
          }),
        ),
        [
          button('−', sheet, { set: 'practice', step: 'less' }),
          button(`🤖 ${number}`, sheet, { open: 'practice' }),
          button('+', sheet, { set: 'practice', step: 'more' }),
        ],
        ...(totals.length > 0 ? [[button(say('settings-practice-fill'), sheet, { open: 'practice' })]] : []),
        ...inRows(
          totals.map((total) =>
            button(ticked(`${total}`, number > 0 && total === desk.players.length), sheet, {
              set: 'players',
              to: total,
            }),
          ),
          6,
        ),
        ...(number > 0 ? [[button(say('settings-practice-none'), sheet, { set: 'players', to: 0 })]] : []),
        back(sheet),
      ],
    };
  },
};

const practiceIn = ({ players }: Desk): number => players.filter(isPractice).length;

/** Everybody at the table and the reader, but for whoever is not to be asked. */
function peopleButtons(
  sheet: Sheet,
  set: 'host' | 'aide',
  now: Desk['host'],
  not: Desk['host'],
): readonly (readonly Button[])[] {
  const { desk, reader } = sheet;
  const known = peopleOf(desk).map(({ sitter }) => sitter);
  const people = known.some(({ person }) => person === reader.person) ? known : [reader, ...known];
  return people
    .filter(({ person }) => person !== not?.person)
    .map(({ person, name }) => [button(ticked(name, now?.person === person), sheet, { set, to: person })]);
}

const deckName = ({ say }: Words, { composition }: Setting): string =>
  say(composition === 'auto' ? 'settings-deck-auto' : 'settings-deck-hand');
