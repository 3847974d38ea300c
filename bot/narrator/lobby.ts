/** The lobby's one message. */
import { type Desk, isForPractice } from '../tables/desk.ts';
import { isJudged, modeOf } from '../tables/lobby.ts';
import type { TableState } from '../tables/state.ts';
import { oddsLines } from './odds.ts';
import { optionLines } from './options.ts';
import { type Button, blocks, escapeHtml, lines, type Screen } from './screen.ts';
import { type Words, wordsFor } from './words.ts';

/** People sit down one after another; the message need not flicker for each. */
const LOBBY_PACE = 8;
/** In the app it is seen at once; in the group it matters most how many are missing. */
const WITH_APP = { missing: 30, ready: 60 };

export interface LobbyButtons {
  readonly join: string;
  readonly leave: string;
  readonly settings: string;
  readonly begin: string;
  readonly lead: string;
  /** A link that opens the table in the app, if there is one. */
  readonly table: string | null;
}

export function lobbyScreen({ status, desk }: TableState, presses: LobbyButtons): Screen {
  const words = wordsFor(desk, desk.language, new Map());
  const { say } = words;
  const { setting, players, host } = desk;
  const title = titleOf(desk, words);
  if (status !== 'lobby') {
    // Who plays stands in the next message.
    return { text: blocks(title, say(status === 'cancelled' ? 'lobby-cancelled' : 'lobby-begun')) };
  }
  const { least, most } = modeOf(setting).players;
  const seats = lines(
    say(least === most ? 'lobby-exact' : 'lobby-range', { players: players.length, least, most }),
    ...players.map(({ name }, i) => `${i + 1}. ${escapeHtml(name)}`),
    players.length === 0 && say('lobby-empty'),
    isForPractice(desk) && say('lobby-practice', { strength: desk.strength }),
  );
  const missing = least - players.length;
  const odds = lines(...oddsLines(desk, words));
  return {
    text: blocks(title, seats, odds, missing > 0 ? say('lobby-missing', { n: missing }) : say('lobby-ready')),
    buttons: [
      ...(presses.table === null ? [] : [[{ text: say('button-open-table'), url: presses.table }]]),
      [press(say('button-join'), presses.join), press(say('button-leave'), presses.leave)],
      ...(host === null && isJudged(setting) ? [[press(say('button-lead'), presses.lead)]] : []),
      [press(say('button-settings'), presses.settings), press(say('button-begin'), presses.begin)],
    ],
    pace: presses.table === null ? LOBBY_PACE : WITH_APP[missing > 0 ? 'missing' : 'ready'],
    isVital: true,
  };
}

/** A game that is on has its lobby drawn at every turn, and it stays the same. */
const titles = new WeakMap<Desk, string>();

function titleOf(desk: Desk, words: Words): string {
  const known = titles.get(desk) ?? drawTitle(desk, words);
  titles.set(desk, known);
  return known;
}

function drawTitle(desk: Desk, words: Words): string {
  const { say } = words;
  const { setting, host, aide } = desk;
  const note = words.ownIfAny('note-adult');
  return lines(
    say('lobby-title'),
    say('lobby-edition', { edition: say(words.own('name')), mode: say(words.own(`mode-${setting.mode}`)) }),
    say(setting.composition === 'auto' ? 'lobby-deck-auto' : 'lobby-deck-hand'),
    ...optionLines(desk, words),
    note && say(note),
    host && say('lobby-host', { name: `<b>${escapeHtml(host.name)}</b>` }),
    aide && say('lobby-aide', { name: `<b>${escapeHtml(aide.name)}</b>` }),
  );
}

const press = (text: string, data: string): Button => ({ text, press: data });
