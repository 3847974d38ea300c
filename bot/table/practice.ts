/** Seats that are filled with practice players while a table is being set. */
import { chanceFrom } from '../../shared/engine/chance.ts';
import { settle } from '../../shared/engine/setup/prepare.ts';
import { MARK, type Strength } from '../../shared/wire/strengths.ts';
import { NAMES } from '../computer/names.ts';
import { type Desk, isForPractice, isPractice, placesOf, putIn, type Setting, type Sitter, sitterAt } from './desk.ts';
import { mostAt, rulebookOf } from './lobby.ts';
import { type Refused, refuse } from './refusal.ts';

/** Letters of a name: with the mark it has to fit under a seat. */
const LONGEST = 8;

/** How many seats people leave free. */
export const roomFor = ({ setting, players }: Desk): number =>
  Math.max(0, mostAt(setting) - players.filter((sitter) => !isPractice(sitter)).length);

/** Around a real table there is nobody to sit in for. */
export function isAloudBy(setting: Setting): boolean {
  const outcome = settle(rulebookOf(setting.edition), setting);
  return 'rules' in outcome && outcome.rules.isAloud?.({ deal: { options: outcome.options } }) === true;
}

/** So many practice players, all of one strength. Whoever sits there stays. */
export function fillSeats(desk: Desk, number: number, strength: Strength): Desk | Refused {
  if (number > 0 && isAloudBy(desk.setting)) return refuse('refusal-practice-aloud');
  const room = roomFor(desk);
  if (number > room) return refuse('refusal-practice-room', { room });
  const kept = desk.players.filter(isPractice).slice(0, number);
  const stays = (sitter: Sitter) => !isPractice(sitter) || kept.includes(sitter);
  const seated = desk.players
    .filter(stays)
    .map((sitter) => (isPractice(sitter) ? { ...sitter, practice: strength } : sitter));
  const wished = putIn(putIn(desk, 'practice', { strength }), 'presence', { unreached: [] });
  const filled = { ...wished, players: seated };
  return { ...filled, players: [...seated, ...newcomers(filled, number - kept.length)] };
}

/** A practice player goes. */
export function unseat(desk: Desk, place: string): Desk | Refused {
  const sitter = sitterAt(desk, place);
  if (!sitter || !isPractice(sitter)) return refuse('refusal-closed');
  return { ...desk, players: desk.players.filter((other) => other !== sitter) };
}

/** At a full table the last practice player makes room for a person. */
export function makeRoom(desk: Desk): Desk {
  const last = desk.players.findLast(isPractice);
  const isFull = desk.players.length >= mostAt(desk.setting);
  return isFull && last ? { ...desk, players: desk.players.filter((sitter) => sitter !== last) } : desk;
}

/** As it is set now, the table may be smaller than it was. */
export function withoutSurplus(desk: Desk): Desk | Refused {
  if (!isForPractice(desk)) return desk;
  if (isAloudBy(desk.setting)) return refuse('refusal-practice-aloud');
  const kept = desk.players.filter(isPractice).slice(0, roomFor(desk));
  return { ...desk, players: desk.players.filter((sitter) => !isPractice(sitter) || kept.includes(sitter)) };
}

function newcomers(desk: Desk, number: number): readonly Sitter[] {
  const taken = placesOf(desk).map(({ sitter }) => sitter);
  const free = freeNames(desk, taken);
  const numbers = Array.from({ length: taken.length + number }, (_, i) => -1 - i);
  const persons = numbers.filter((person) => !taken.some((sitter) => sitter.person === person));
  return persons.slice(0, number).map((person, i) => ({
    person,
    name: `${free[i % free.length]}${i < free.length ? '' : ` ${Math.floor(i / free.length) + 1}`} ${MARK}`,
    language: desk.chat.language,
    practice: desk.practice.strength,
  }));
}

/** In the group's language, and nobody's at the table. */
function freeNames({ chat: { title, language }, creator }: Desk, taken: readonly Sitter[]): readonly string[] {
  const short = NAMES[language].flatMap(([first]) => (first.length <= LONGEST ? [first] : []));
  const names = chanceFrom('practice players', creator, title).shuffle(short);
  const free = names.filter((name) => !taken.some((sitter) => sitter.name.split(/[\s-]+/).includes(name)));
  return free.length > 0 ? free : names;
}
