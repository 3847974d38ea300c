/** The lobby's one message. */
import { seatsIn } from '../../../shared/engine/rulebook.ts';
import { fitsCaption } from '../../chat/caption.ts';
import { type Button, blocks, escapeHtml, lines, type Message } from '../../chat/message.ts';
import { type Desk, isForPractice } from '../../table/desk.ts';
import { isJudged, modeOf, mostAt } from '../../table/lobby.ts';
import type { TableState } from '../../table/state.ts';
import { coverOf } from '../press/cover.ts';
import { hasPictures } from '../press/front.ts';
import { shortened, type Words, wordsFor } from '../words.ts';
import { oddsLines } from './odds.ts';
import { optionLines } from './options.ts';

/** People sit down one after another; the message need not flicker for each. */
const LOBBY_PACE = 8;
/** In the app it is seen at once; in the group it matters most how many are missing. */
const WITH_APP = { missing: 30, ready: 60 };
/** Letters of a name, where many have names of signs that count twice. */
const LONGEST = 16;

export interface LobbyButtons {
  readonly join: string;
  readonly leave: string;
  readonly settings: string;
  readonly begin: string;
  readonly lead: string;
  /** A link that opens the table in the app, if there is one. */
  readonly table: string | null;
}

export function lobbyMessage({ status, desk }: TableState, presses: LobbyButtons): Message {
  const words = wordsFor(desk, desk.chat.language, new Map());
  const { say } = words;
  const { setting, players, host } = desk;
  const title = titleOf(desk);
  const seal = desk.deal.house && say('lobby-seal', { hash: desk.deal.house.seal });
  const cover = hasPictures(desk) && { picture: coverOf(desk) };
  if (status !== 'lobby') {
    // Who plays stands in the next message.
    return { text: blocks(title, say(status === 'cancelled' ? 'lobby-cancelled' : 'lobby-begun'), seal), ...cover };
  }
  const missing = modeOf(setting).players.least - players.length;
  const state = stateText(desk, words);
  const full = blocks(title, seatsText(desk, words), lines(...oddsLines(desk, words)), state, seal);
  const brief = (longest?: number) => blocks(gameLine(desk, words), seatsText(desk, words, true, longest), state, seal);
  const text = cover ? ([full, brief()].find((one) => fitsCaption(one)) ?? brief(LONGEST)) : full;
  return {
    text,
    ...cover,
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

/** Who is missing, that it can begin, or that the rulebook deals to no more. */
function stateText({ setting, players }: Desk, { say }: Words): string {
  const mode = modeOf(setting);
  const missing = mode.players.least - players.length;
  if (missing > 0) return say('lobby-missing', { n: missing });
  const [most, byHand] = [mostAt(setting), seatsIn(mode)];
  if (players.length > most) return say('problem-players-by-hand', { most, byHand, players: players.length });
  const isLast = players.length === most && most < byHand;
  return lines(say('lobby-ready'), isLast && say('lobby-by-hand', { most, byHand }));
}

/** One below the other; where there is little room, one after the other. */
function seatsText(desk: Desk, { say }: Words, isBrief = false, longest = Number.POSITIVE_INFINITY): string {
  const { players, setting } = desk;
  const { least } = modeOf(setting).players;
  const most = mostAt(setting);
  const names = players
    .map(({ name }) => escapeHtml(shortened(name, longest)))
    .map((name, i) => (isBrief ? name : `${i + 1}. ${name}`));
  return lines(
    say(least === most ? 'lobby-exact' : 'lobby-range', { players: players.length, least, most }),
    names.join(isBrief ? ', ' : '\n'),
    players.length === 0 && say('lobby-empty'),
    !isBrief && isForPractice(desk) && say('lobby-practice', { strength: desk.practice.strength }),
  );
}

const gameLine = ({ setting }: Desk, { say, own }: Words): string =>
  say('lobby-edition', { edition: say(own('name')), mode: say(own(`mode-${setting.mode}`)) });

/** A game that is on has its lobby drawn at every turn, and it stays the same. */
const titles = new WeakMap<Desk, string>();

function titleOf(desk: Desk): string {
  const known = titles.get(desk) ?? drawTitle(desk, wordsFor(desk, desk.chat.language, new Map()));
  titles.set(desk, known);
  return known;
}

function drawTitle(desk: Desk, words: Words): string {
  const { say } = words;
  const { setting, host, aide } = desk;
  const [best, age] = [words.ownIfAny('best'), words.ownIfAny('age')];
  return lines(
    say('lobby-title'),
    gameLine(desk, words),
    say(setting.composition === 'auto' ? 'lobby-deck-auto' : 'lobby-deck-hand'),
    ...optionLines(desk, words),
    best && say(best),
    age && say(age),
    host && say('lobby-host', { name: `<b>${escapeHtml(host.name)}</b>` }),
    aide && say('lobby-aide', { name: `<b>${escapeHtml(aide.name)}</b>` }),
  );
}

const press = (text: string, data: string): Button => ({ text, press: data });
