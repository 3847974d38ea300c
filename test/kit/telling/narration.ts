/** Listens to a whole game as its narrator tells it, and says what is wrong with it. */
import { escapeHtml, type Message } from '../../../bot/chat/message.ts';
import { playAtTable } from '../../../bot/lab/by-engine.ts';
import type { WantedGame } from '../../../bot/lab/wanted.ts';
import { asRead } from '../../../bot/narrator/press/front.ts';
import { byRound, eventsOf } from '../../../bot/narrator/stage.ts';
import { retold } from '../../../bot/narrator/story/retold.ts';
import { wordsFor } from '../../../bot/narrator/words.ts';
import { parseHtml } from '../../../bot/playground/text/html.ts';
import type { ExtraEdition, Morning, Picture } from '../../../bot/press/picture.ts';
import { type Desk, seatName } from '../../../bot/table/desk.ts';
import { modeOf } from '../../../bot/table/lobby.ts';
import type { Running } from '../../../bot/table/play.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { News, RoleId } from '../../../shared/engine/model.ts';

const LONGEST = { text: 4096, caption: 1024 };

/** Names that would break what is not escaped, none of them part of another. */
const signs = ['&', '<b>', '"', '’', '_', '*', '`', '</i>', '{ $name }', 'Ї', 'Щ', 'ß', '|', '#', '@'];
const nameAt = (i: number): string => `${signs[i % signs.length]}Name${String.fromCharCode(65 + i)}x`;

const nameOfSeat = (seat: SeatId): string => nameAt(Number(seat.slice(1)) - 1);

const named = (desk: Desk): Desk => ({
  ...desk,
  chat: { ...desk.chat, title: 'Club & <Sons>' },
  players: desk.players.map((sitter, i) => ({ ...sitter, name: nameAt(i) })),
});

export interface Listened {
  readonly faults: readonly string[];
  readonly lines: number;
  readonly papers: number;
}

export async function listenTo(wanted: WantedGame): Promise<Listened> {
  const faults: string[] = [];
  const papers = new Map<string, { readonly paper: Morning; readonly text: string }>();
  let extra: ExtraEdition | null = null;
  const state = await playAtTable(
    wanted,
    (subject, screen) => {
      faults.push(...messageFaults(screen).map((fault) => `${subject}: ${fault}`));
      if (screen.picture?.is === 'morning') papers.set(subject, { paper: screen.picture, text: asRead(screen.text) });
      if (screen.picture?.is === 'extra') extra = screen.picture;
    },
    named,
  );
  const told = retold(state).filter(({ isTitle }) => !isTitle);
  faults.push(...repeated(told.map(({ line }) => line)).map((line) => `told twice: ${line}`));
  const { role } = wordsFor(state.desk, wanted.language, new Map());
  for (const { line, of } of told) if (of) faults.push(...factFaults(line, of), ...cardFaults(line, of, state, role));
  const printed = [...papers.values()].flatMap(({ paper }) => wordsOf(paper));
  faults.push(...repeated(printed).map((line) => `printed twice: ${line}`));
  for (const [subject, { paper, text }] of papers) faults.push(...paperFaults(paper, text, cardsOf(subject, state)));
  if (extra) faults.push(...extraFaults(extra, state, role));
  const who = `${wanted.edition} ${wanted.mode} ${wanted.players} ${wanted.language} ${wanted.tone} ${wanted.seed}`;
  return { faults: faults.map((fault) => `${who}: ${fault}`), lines: told.length, papers: papers.size };
}

function messageFaults({ text, picture }: Message): readonly string[] {
  const faults: string[] = [];
  const read = parseHtml(text, { userOf: () => undefined, fault: (what) => faults.push(what) }).text;
  const most = picture ? LONGEST.caption : LONGEST.text;
  if (read.length > most) faults.push(`${read.length} long, not ${most}`);
  if (read.trim() === '' || /undefined|\[object|\{ \$(?!name \}Name)/.test(read)) faults.push(`says nothing: ${read}`);
  return [...faults, ...(picture ? stringsIn(picture) : []).filter((words) => /undefined|\[object/.test(words))];
}

const repeated = (lines: readonly string[]): readonly string[] => lines.filter((line, i) => lines.indexOf(line) < i);

/** Whose names stand in it. */
const namesIn = (words: string): ReadonlySet<SeatId> =>
  new Set(Array.from({ length: 26 }, (_, i) => i).flatMap((i) => (words.includes(nameAt(i)) ? [seatName(i)] : [])));

/** Whom it is about. */
function seatsIn(of: object): ReadonlySet<SeatId> {
  const event = of as GameEvent;
  if (event.type === 'stageOpened') return new Set();
  const values = Object.values(of as News).flat();
  return new Set(values.filter((value): value is SeatId => typeof value === 'string' && /^p\d+$/.test(value)));
}

const isOneOf = (of: object): boolean => (of as GameEvent).type === 'stageOpened' || (of as GameEvent).type === 'won';

/** A line about somebody names exactly those, each as it is written, and the card where that is shown. */
function factFaults(line: string, of: object): readonly string[] {
  if (isOneOf(of)) return [];
  const [said, meant] = [namesIn(asRead(line)), seatsIn(of)];
  const isSame = said.size === meant.size && [...said].every((seat) => meant.has(seat));
  const isEscaped = [...said].every((seat) => line.includes(escapeHtml(nameOfSeat(seat))));
  return [
    ...(isSame ? [] : [`names ${[...said]}, not ${[...meant]}: ${line}`]),
    ...(isEscaped ? [] : [`not escaped: ${line}`]),
  ];
}

/** What is written for one paper alone. */
const wordsOf = ({ headline, deck, weather, ad, columns }: Morning): readonly string[] =>
  [headline, deck, weather.text, ad.text, ...columns.map(({ text }) => text)].filter(Boolean);

function stringsIn(picture: Picture): readonly string[] {
  const found: string[] = [];
  JSON.stringify(picture, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** Whoever is out is told with the card where that is shown, and nobody else with any. */
function cardFaults(line: string, of: object, { game }: Running, nameOf: (role: RoleId) => string): readonly string[] {
  const { out, role: shown } = of as News;
  if (typeof out !== 'string') return [];
  const roles = new Set(game.seats.map(({ role }) => role));
  const said = [...roles].filter((role) => line.includes(`, ${nameOf(role)}`));
  if (typeof shown === 'string') return line.includes(`, ${nameOf(shown)}`) ? [] : [`does not show ${shown}: ${line}`];
  return said.map((role) => `shows ${role}: ${line}`);
}

/** What the cards of those look like who died in the night that this message is about. */
function cardsOf(subject: string, { desk, log }: Running): readonly string[] {
  const round = Number(/day:(\d+)/.exec(subject)?.[1] ?? /window:(\d+)/.exec(subject)?.[1]);
  const dress = modeOf(desk.setting).dress?.emblems ?? {};
  const shot = eventsOf(byRound(log)[round - 1] ?? [], 'fell').filter(({ how }) => how === 'shot');
  return shot.map(({ shown }) => (shown === null ? 'face-down' : (dress[shown] ?? shown)));
}

/** The paper names nobody whom the message does not name, and shows no card but those that were shown that night. */
function paperFaults(paper: Morning, text: string, cards: readonly string[]): readonly string[] {
  const printed = namesIn(stringsIn({ ...paper, masthead: '' }).join('\n'));
  const unsaid = [...printed].filter((seat) => !namesIn(text).has(seat));
  const unseen = paper.emblems.filter((emblem, i) => emblem !== cards[i]);
  return [
    ...unsaid.map((seat) => `the paper names ${seat}, the message does not: ${text}`),
    ...unseen.map((emblem) => `the paper shows ${emblem} instead of ${cards}`),
  ];
}

/** The extra edition has everybody in order, each as it was. */
function extraFaults({ people }: ExtraEdition, { game }: Running, nameOf: (role: RoleId) => string): readonly string[] {
  const { winners } = game.outcome!;
  const meant = game.seats.map(({ id, role, out }, i) => ({
    number: i + 1,
    name: nameOfSeat(id),
    role: nameOf(role),
    isWinner: winners.includes(id),
    isOut: out !== null,
  }));
  const said = people.map(({ emblem: _, ...person }) => person);
  return JSON.stringify(said) === JSON.stringify(meant) ? [] : [`the extra edition says ${JSON.stringify(said)}`];
}
