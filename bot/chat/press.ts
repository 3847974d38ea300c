/** What a button says when it is pressed: at most 64 bytes, readable by anybody with a curious client, so no secrets. */
import type { GameId } from '../../shared/engine/ids.ts';
import type { Way } from '../../shared/wire/solo.ts';
import { decodeSetting, encodeSetting, type SettingButton } from './setting-button.ts';

export type Press =
  | {
      readonly do:
        | 'join'
        | 'leave'
        | 'settings'
        | 'begin'
        | 'rematch'
        | 'quit'
        | 'by-buttons'
        | 'look'
        | 'solo-on'
        | Ruled;
      readonly game: GameId;
    }
  | { readonly do: 'send-out' | 'take-seat'; readonly game: GameId; readonly seat: string }
  | { readonly do: Way; readonly game: GameId; readonly token: string }
  /** Practising alone: the rulebooks, the roles of one, or a role. */
  | { readonly do: 'solo'; readonly edition: string; readonly role: string }
  | ({ readonly do: 'question'; readonly game: GameId; readonly token: string } & Focus)
  /** Null for a button that another release has written. */
  | { readonly do: 'setting'; readonly game: GameId; readonly button: SettingButton | null }
  | { readonly do: 'language'; readonly to: string }
  | ({ readonly do: 'rules' } & Leafing);

/** Where in the rulebooks somebody reads: nothing where no rulebook is taken from the shelf, no page is open, no mode chosen. */
export interface Leafing {
  readonly edition: string;
  readonly page: string;
  readonly mode: string;
  readonly players: number;
}

/** What a judge's message offers besides the questions, and what is open to those who played. */
type Ruled = 'lead' | 'undo' | 'sign' | 'pause' | 'resume' | 'protest';

/** Where in a question somebody is: looking at it, having picked, or sure. */
export interface Focus {
  readonly verb: 'open' | 'pick' | 'sure';
  /** Which of the questions asked at once. */
  readonly action: string;
  /** Numbers of seats, or one word. */
  readonly picked: readonly number[];
  readonly choice: string | null;
  /** The number of a reason in the list; null while none was picked. */
  readonly reason?: number | null;
}

const LETTERS = {
  join: 'j',
  leave: 'l',
  settings: 's',
  begin: 'b',
  rematch: 'r',
  quit: 'x',
  'by-buttons': 'm',
  look: 'c',
  'send-out': 'o',
  'take-seat': 't',
  question: 'q',
  setting: 'g',
  language: 'w',
  rules: 'k',
  lead: 'd',
  undo: 'u',
  sign: 'i',
  pause: 'p',
  resume: 'e',
  protest: 'n',
  next: 'h',
  'to-end': 'z',
  solo: 'f',
  'solo-on': 'y',
} as const;
const WORDS = new Map(Object.entries(LETTERS).map(([word, letter]) => [letter, word as keyof typeof LETTERS]));

const VERBS = { open: 'o', pick: 'p', sure: 's' } as const;
const VERB_WORDS = new Map(Object.entries(VERBS).map(([word, letter]) => [letter, word as keyof typeof VERBS]));

export function encode(press: Press): string {
  const letter = LETTERS[press.do];
  switch (press.do) {
    case 'question': {
      const picked =
        press.choice === null ? press.picked.map((seat) => seat.toString(36)).join('.') : `=${press.choice}`;
      const why = press.reason ? `!${press.reason.toString(36)}` : '';
      return [letter, press.game, press.token, `${VERBS[press.verb]}${press.action}`, `${picked}${why}`].join(':');
    }
    case 'send-out':
    case 'take-seat':
      return [letter, press.game, press.seat].join(':');
    case 'setting':
      return [letter, press.game, press.button ? encodeSetting(press.button) : ''].join(':');
    case 'next':
    case 'to-end':
      return [letter, press.game, press.token].join(':');
    case 'solo':
      return [letter, press.edition, press.role].join(':');
    case 'language':
      return [letter, press.to].join(':');
    case 'rules':
      return [letter, press.edition, press.page, press.mode, press.players].join(':');
    default:
      return [letter, press.game].join(':');
  }
}

/** Null for anything that we did not write. */
export function decode(text: string): Press | null {
  const [letter = '', first = '', second = '', third = '', ...rest] = text.split(':');
  const word = WORDS.get(letter as (typeof LETTERS)[keyof typeof LETTERS]);
  switch (word) {
    case undefined:
      return null;
    case 'question':
      return decodeQuestion(first, second, third, rest.join(':'));
    case 'send-out':
    case 'take-seat':
      return { do: word, game: first, seat: second };
    case 'next':
    case 'to-end':
      return { do: word, game: first, token: second };
    case 'solo':
      return { do: word, edition: first, role: second };
    case 'setting':
      return { do: word, game: first, button: decodeSetting(text.split(':').slice(2).join(':')) };
    case 'language':
      return { do: word, to: first };
    case 'rules':
      return { do: word, edition: first, page: second, mode: third, players: Number.parseInt(rest[0] ?? '', 10) || 0 };
    default:
      return { do: word, game: first };
  }
}

function decodeQuestion(game: GameId, token: string, verb: string, picked: string): Press | null {
  const word = VERB_WORDS.get(verb.slice(0, 1) as (typeof VERBS)[keyof typeof VERBS]);
  if (!word) return null;
  const isChoice = picked.startsWith('=');
  const [seats = '', why] = isChoice ? [] : picked.split('!');
  const numbers = seats === '' ? [] : seats.split('.').map((seat) => Number.parseInt(seat, 36));
  const reason = why === undefined ? null : Number.parseInt(why, 36);
  if ([...numbers, reason].some(Number.isNaN)) return null;
  return {
    do: 'question',
    game,
    token,
    verb: word,
    action: verb.slice(1),
    picked: numbers,
    choice: isChoice ? picked.slice(1) : null,
    ...(reason !== null && { reason }),
  };
}
