/** Names of people, roles and times in the language of a chat. */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { CardId, RoleId, SideId } from '../../shared/engine/model.ts';
import { type Composition, voicesOf } from '../../shared/engine/rulebook.ts';
import type { Language } from '../../shared/text/languages.ts';
import { doesText } from '../../shared/text/roles.ts';
import { span } from '../../shared/text/spans.ts';
import { type Arguments, hasText, type Speak, speaker, type TextId } from '../../shared/text/speak.ts';
import { ownIdIn } from '../../shared/text/voices.ts';
import type { Voiced, Wording } from '../../shared/text/wording.ts';
import { MARK } from '../../shared/wire/strengths.ts';
import { escapeHtml } from '../chat/message.ts';
import { type Desk, isSeat, sitterAt } from '../table/desk.ts';
import { rulebookOf } from '../table/lobby.ts';

/** What can be said of a rulebook without anybody sitting at a table. */
export interface BookWords extends Voiced {
  /** In the edition's own words, where it has them. */
  readonly say: Speak;
  /** A text that the edition in play must have, its own or a shared one; a missing one is a fault. */
  readonly own: (id: string) => TextId;
  /** For what only some editions have to say. */
  readonly ownIfAny: (id: string) => TextId | null;
  readonly role: (role: RoleId) => string;
  readonly card: (card: CardId) => string;
  /** Action cards with their numbers. */
  readonly cards: (composition: Composition) => string;
  readonly roles: (composition: Composition) => string;
  readonly side: (side: SideId) => string;
}

export interface Words extends BookWords, Wording {
  /** Without the number, where a list counts already. */
  readonly bare: (seat: SeatId) => string;
  /** Neither number nor emphasis. */
  readonly plain: (seat: SeatId) => string;
  /** Where many are listed, nobody stands out. */
  readonly list: (seats: readonly SeatId[]) => string;
  /** For a button: no markup, and short. */
  readonly label: (seat: SeatId) => string;
  /** What a role does, in the way that this table has chosen for it where there are several. */
  readonly does: (role: RoleId) => string;
}

/** What a table is called; one at which somebody practises alone has no group. */
export const titleOf = (
  { chat: { title }, practice: { solo } }: Pick<Desk, 'chat' | 'practice'>,
  language: Language,
): string => (solo ? speaker(language)('practice-title') : title);

const LABEL = 28;

export const shortened = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};

/** By voices: which text each id has in their words, as far as it was asked for. */
const ownTexts = new Map<string, Map<string, TextId | null>>();

/** The text of the first of these voices that has one of its own. */
function ownTextsOf(voices: readonly string[]): (id: string) => TextId | null {
  const key = voices.join(' ');
  const known = ownTexts.get(key) ?? new Map<string, TextId | null>();
  ownTexts.set(key, known);
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const own = ownIdIn(voices, id, hasText);
    known.set(id, own);
    return own;
  };
}

/** The words of these voices, the first that has them. */
export function wordsOf(voices: readonly string[], language: Language): BookWords {
  const common = speaker(language);
  const ownIfAny = ownTextsOf(voices);
  const own = (id: string): TextId => {
    const found = ownIfAny(id) ?? (hasText(id) ? id : null);
    if (found === null) throw new Error(`there is no text ${id} in the words of ${voices.join(', ')}`);
    return found;
  };
  const say: Speak = Object.assign((id: TextId, values?: Arguments) => common(ownIfAny(id) ?? id, values), {
    language,
  });
  const tell = (id: string, values?: Arguments) => say(own(id), values);
  const role = (id: RoleId) => tell(`role-${id}`);
  const card = (id: CardId) => tell(`card-${id}`);
  return {
    say,
    own,
    ownIfAny,
    tell,
    tellOwn: (id, values) => {
      const text = ownIfAny(id);
      return text === null ? '' : say(text, values);
    },
    role,
    card,
    cards: (composition) => counted(composition, card),
    roles: (composition) => counted(composition, role),
    side: (id) => tell(`side-${id}`),
  };
}

/** A desk lies as it is for many moments, and everybody at it is spoken to at each. By language and seats. */
const known = new WeakMap<Desk, Map<string, Words>>();

export function wordsFor(desk: Desk, language: Language, numbers: ReadonlyMap<SeatId, number>): Words {
  const here = known.get(desk) ?? new Map<string, Words>();
  known.set(desk, here);
  const key = [language, ...numbers.keys()].join(' ');
  const words = here.get(key) ?? worded(desk, language, numbers);
  here.set(key, words);
  return words;
}

function worded(desk: Desk, language: Language, numbers: ReadonlyMap<SeatId, number>): Words {
  const voices = voicesOf(rulebookOf(desk.setting.edition), desk.setting.mode);
  const words = wordsOf(desk.practice.solo ? ['solo', ...voices] : voices, language);
  const { say } = words;
  const plain = (seat: SeatId) => sitterAt(desk, seat)?.name ?? seat;
  const bare = (seat: SeatId) => `<b>${escapeHtml(plain(seat))}</b>`;
  const name = (seat: SeatId) => {
    const number = numbers.get(seat);
    return !isSeat(seat) || number === undefined ? bare(seat) : `${bare(seat)} (${number})`;
  };
  const quietly = (seat: SeatId) => {
    const number = numbers.get(seat);
    return number === undefined ? escapeHtml(plain(seat)) : `${escapeHtml(plain(seat))} (${number})`;
  };
  return {
    ...words,
    isPlace: (id) => numbers.has(id) || (!isSeat(id) && sitterAt(desk, id) !== null),
    name,
    bare,
    plain: (seat) => escapeHtml(plain(seat)),
    names: (seats) => seats.map(name).join(', ') || say('nobody'),
    list: (seats) => seats.map(quietly).join(', ') || say('nobody'),
    label: (seat) => `${numbers.get(seat) ?? ''}. ${shortened(plain(seat), LABEL)}`,
    does: (id) => doesText(id, desk.setting.options, words),
  };
}

const counted = (composition: Composition, name: (id: string) => string): string =>
  Object.entries(composition)
    .map(([id, number]) => (number > 1 ? `${name(id)} × ${number}` : name(id)))
    .join(', ');

/** A line of its own begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The number of each seat, as everybody at the table counts. */
export const numbersOf = (seats: readonly { readonly id: SeatId }[]): ReadonlyMap<SeatId, number> =>
  new Map(seats.map(({ id }, i) => [id, i + 1]));

/** A moment that each reader sees in their own time zone; old clients see it in everybody's. */
export const until = (say: Speak, deadline: number | null, seconds: number): string =>
  deadline === null
    ? say('so-long', { span: span(say, seconds) })
    : say('until', { time: seconds < AN_HOUR ? clockText(deadline) : dayText(deadline) });

const AN_HOUR = 3600;

const clockText = (time: number): string => moment(time, 'T', `${printed(time).slice(11, 19)} UTC`);

/** What lasts for hours may end on another day. */
const dayText = (time: number): string => moment(time, 'dt', `${printed(time).slice(0, 16).replace('T', ' ')} UTC`);

const printed = (time: number): string => new Date(time).toISOString();

const moment = (time: number, format: string, words: string): string =>
  `<tg-time unix="${Math.round(time / 1000)}" format="${format}">${words}</tg-time>`;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800\u3164\uFFA0]/gu;
const NAME = 32;

/** A person's name as it can stand in a line of ours: no line breaks, no tricks with direction, not endless. */
export function cleanName(first: string, last?: string): string {
  // The sign of practice players is theirs alone.
  const whole = [first, last].filter(Boolean).join(' ').replaceAll(MARK, ' ');
  // A joiner between two emoji belongs to the picture.
  const seen = whole
    .replace(INVISIBLE, (sign) => (sign === '\u200D' ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return /[^\s\u200D]/u.test(seen) ? shortened(seen, NAME) : '•';
}
