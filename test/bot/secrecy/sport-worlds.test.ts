/**
 * What the chats and the app are told, for every role of `sport` as the observer: the same letters in the same order
 * and the same sights, byte for byte, whatever others do that is hidden. A judge's tell it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Letter } from '../../../bot/chat/letter.ts';
import type { Links } from '../../../bot/links.ts';
import { handOf, lettersBetween } from '../../../bot/narrator/mail.ts';
import { sightOf } from '../../../bot/sheets/table.ts';
import { type Desk, FIRST_DRAWERS, type Ruling } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { speakerOf } from '../../../shared/engine/stages/speech.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { SIGNS } from '../../../shared/wire/signs.ts';
import { played, seenIn } from '../../kit/laws/effort.ts';
import { pardonIn, playPardon } from '../../kit/pairs/pardons.ts';
import { darkWorlds, judgesOf, secretsOf, swappedWorlds } from '../../kit/pairs/sport-worlds.ts';
import { playTalk, talkWorlds } from '../../kit/pairs/unheard-talks.ts';
import { type Look, playWorlds, type Worlds } from '../../kit/pairs/unseen-nights.ts';
import type { Sitting, Table } from '../../kit/rules/sitting.ts';
import { sittings } from '../../kit/rules/sittings.ts';

const GROUP = -1;
const [JUDGE, AIDE, STRANGER] = [101, 102, 103];
const LINKS: readonly Links[] = [
  { bot: 'https://t.me/bot', app: null },
  { bot: 'https://t.me/bot', app: 'https://app.example' },
];

/** Person 7 sits at p7. */
const sitter = (person: number) => ({ person, name: `N${person}`, language: LANGUAGES[person % LANGUAGES.length]! });
const personAt = (seat: string): number => Number(seat.slice(1));

function stateOf({ game, log }: Table, extra: Partial<Desk>): TableState {
  const { edition, mode, options, decoys } = game.deal;
  const setting = { ...firstSetting(edition), mode, options, decoys };
  const desk: Desk = {
    ...newDesk(sitter(1), { title: 'T', language: 'uk', thread: null }, setting),
    players: game.seats.map((_, i) => sitter(i + 1)),
    host: game.host === null ? null : sitter(JUDGE),
    aide: game.host === null || !options.sideJudge ? null : sitter(AIDE),
    deal: { ...FIRST_DRAWERS.deal, seal: 'S' },
    clock: { ...FIRST_DRAWERS.clock, begunAt: 0 },
    judging: { ...FIRST_DRAWERS.judging, ruling: lastRuling(log) },
    ...extra,
  };
  return { id: 'g', groupId: GROUP, status: 'running', desk, game, log: [...log], deadline: 1_000_000 } as TableState;
}

/** Where it stands in the log counts what is hidden. */
function lastRuling(log: readonly GameEvent[]): Ruling | null {
  const at = log.findLastIndex((event) => event.type === 'chose' && event.choice.by === 'host');
  const event = log[at];
  if (event?.type !== 'chose') return null;
  const { by, action, target = null } = event.choice;
  return { at, events: 1, by, action, seat: target, left: 1000 };
}

/** Signs that should reach nobody any more: those who are free make other ones in each world. */
function strayedSigns({ blind, freeFrom }: Worlds, { game }: Table, chance: Chance): Desk['talk']['signs'] {
  if (game.round < Math.max(2, freeFrom)) return {};
  const free = game.seats.filter(({ id, side }) => side === 'black' && !blind.includes(id));
  return Object.fromEntries(free.map(({ id }) => [id, { sign: chance.pick(SIGNS), round: game.round }]));
}

/** The name of a message that is told once is never shown, and counts hidden events. */
const shownOf = ({ subject, ...letter }: Letter) => ({ ...letter, subject: subject.replace(/moment:\d+/, 'moment') });

function mustBeSame(what: string, one: readonly unknown[], other: readonly unknown[]): void {
  const [is, might] = [one, other].map((items) => items.map((item) => JSON.stringify(item)));
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex((_, i) => is![i] !== might![i]);
  if (at >= 0) throw new Error(`${what}: ${is![at]}\nor\n${might![at]}`);
}

interface Read {
  letters: number;
  readonly observers: Set<string>;
  /** How often a judge read what nobody else did. */
  judged: number;
}

const sightFor = (state: TableState, person: number) =>
  sightOf(state, { person, language: 'uk', mayManage: false }, { invitation: 'i', next: null, printed: null });

/** What somebody's chat says of the own speech when that is over is their own affair. */
const isOfOwnSpeech = ({ chatId }: Letter, before: TableState | null): boolean =>
  before?.game?.stage.name === 'talk' && chatId === personAt(speakerOf(before.game) ?? '');

/** Reads everything that is sent in both worlds, by buttons and in the app. */
function reading(worlds: Worlds, chance: Chance, read: Read, isOwn: typeof isOfOwnSpeech = () => false): Look {
  const { one, other, blind } = worlds;
  const people = blind.map(personAt);
  let before: readonly (TableState | null)[] = [null, null];
  return (heard, isApart) => {
    const was = before;
    const now = [one, other].map((table) =>
      stateOf(table, { talk: { ...FIRST_DRAWERS.talk, signs: strayedSigns(worlds, table, chance) } }),
    );
    before = now;
    for (const links of LINKS) {
      const sent = now.map((state, world) =>
        lettersBetween(was[world]!, state, heard[world]!, links).filter((letter) => !isOwn(letter, was[world]!)),
      );
      if (isApart) continue;
      const isRead = ({ chatId }: Letter) => chatId === GROUP || people.includes(chatId);
      const [letters, twins] = sent.map((all) => all.filter(isRead).map(shownOf));
      mustBeSame('letters', letters!, twins!);
      read.letters += letters!.length;
      const reader = chance.pick(people);
      const [hand, twin] = now.map((state) => handOf(state, reader, links));
      mustBeSame('a hand', hand!, twin!);
      for (const person of [reader, chance.pick(people), STRANGER]) {
        const [sight, same] = now.map((state) => sightFor(state, person));
        mustBeSame(`the sight of ${person}`, [sight], [same]);
      }
      noteJudges(worlds, now, sent, read);
    }
    for (const { id, role } of one.game.seats) if (blind.includes(id)) read.observers.add(role);
  };
}

/** What players cannot see is in a judge's sight at once, and by and by in the judge's letters. */
function noteJudges(
  { one, other }: Worlds,
  now: readonly TableState[],
  sent: readonly (readonly Letter[])[],
  read: Read,
) {
  if (secretsOf(one.game) === secretsOf(other.game)) return;
  for (const judge of judgesOf(one)) {
    const person = judge === 'host' ? JUDGE : AIDE;
    const [sight, twin] = now.map((state) => sightFor(state, person).play?.view.bench);
    expect(sight).not.toEqual(twin);
    const [letters, twins] = sent.map((all) => all.filter(({ chatId }) => chatId === person));
    if (JSON.stringify(letters) !== JSON.stringify(twins)) read.judged++;
  }
}

function inGames(numRuns: number, play: (sitting: Sitting, chance: Chance, read: Read) => void): Read {
  const read: Read = { letters: 0, observers: new Set(), judged: 0 };
  const plays = fc.property(sittings('sport', 'standard'), (sitting) =>
    play(sitting, chanceFrom(sitting.seed, 'letters'), read),
  );
  fc.assert(plays, { numRuns: played(numRuns), seed: 2 });
  expect(read.observers.size).toBe(4);
  return read;
}

/** Tokens come from the seed, so both worlds have the same. */
test('whoever of two others is who', () => {
  const read = inGames(24, (sitting, chance, read) => {
    const worlds = swappedWorlds(sitting, chance, sitting.seed);
    playWorlds(worlds, chance, reading(worlds, chance, read));
  });
  expect(read.letters).toBeGreaterThan(seenIn(1000));
  expect(read.judged).toBeGreaterThan(seenIn(30));
});

test('whatever the other blacks do in the dark', () => {
  const read = inGames(16, (sitting, chance, read) => {
    const worlds = darkWorlds(sitting, chance);
    playWorlds(worlds, chance, reading(worlds, chance, read));
  });
  expect(read.letters).toBeGreaterThan(seenIn(1000));
  expect(read.judged).toBeGreaterThan(seenIn(30));
});

test('whomever earlier speakers have named, where the list is hidden', () => {
  const read = inGames(16, (sitting, chance, read) => {
    const worlds = talkWorlds({ ...sitting, options: { ...sitting.options, nomineesHidden: true } }, chance);
    if (worlds) playTalk(worlds, chance, reading(worlds, chance, read, isOfOwnSpeech));
  });
  expect(read.letters).toBeGreaterThan(seenIn(300));
  expect(read.judged).toBeGreaterThan(seenIn(20));
});

test('whether a disqualification at night cancels a ballot, until dawn', () => {
  const read = inGames(24, (sitting, chance, read) => {
    const pardon = pardonIn(sitting, chance);
    if (pardon) playPardon(pardon, reading(pardon, chance, read));
  });
  expect(read.letters).toBeGreaterThan(seenIn(300));
});
