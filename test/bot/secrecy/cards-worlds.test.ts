/**
 * What the chats and the app are told where there are action cards: the same letters in the same order, with the same
 * times in them, and the same sights, byte for byte, whoever holds a card that was not played, and whatever was done
 * with cards that nobody sees.
 */
import { expect, test } from 'vitest';
import type { Letter } from '../../../bot/chat/letter.ts';
import type { Links } from '../../../bot/links.ts';
import { handOf, lettersBetween } from '../../../bot/narrator/mail.ts';
import { sightOf } from '../../../bot/sheets/table.ts';
import { deadlineOf, timeAfter } from '../../../bot/table/deadline.ts';
import { type Desk, FIRST_DRAWERS } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { blindIn, type CardWorlds, cardWorldsOf, type Exchange } from '../../kit/pairs/card-worlds.ts';
import { playCardWorlds } from '../../kit/pairs/play-card-worlds.ts';
import type { Heard } from '../../kit/pairs/same-for.ts';
import type { Sitting, Table } from '../../kit/rules/sitting.ts';

const GROUP = -1;
const STRANGER = 103;
const BY_BUTTONS: Links = { bot: 'https://t.me/bot', app: null };
const IN_THE_APP: Links = { bot: 'https://t.me/bot', app: 'https://app.example' };

/** Person 7 sits at p7. */
const sitter = (person: number) => ({ person, name: `N${person}`, language: LANGUAGES[person % LANGUAGES.length]! });
const personAt = (seat: string): number => Number(seat.slice(1));

/** A table as the program keeps it, moment by moment. */
class Kept {
  state: TableState;
  readonly #table: Table;

  constructor(table: Table, now: number) {
    this.#table = table;
    const { game, log } = table;
    const { edition, mode, options, decoys, seats } = game.deal;
    const setting = { ...firstSetting(edition), mode, options, decoys };
    const players = seats.map((_, i) => sitter(i + 1));
    const desk: Desk = {
      ...newDesk(sitter(1), { title: 'T', language: 'uk', thread: null }, setting),
      players,
      deal: { ...FIRST_DRAWERS.deal, seal: 'S' },
      clock: { ...FIRST_DRAWERS.clock, begunAt: now },
    };
    this.state = {
      id: 'g',
      groupId: GROUP,
      status: 'running',
      desk,
      game,
      log: [...log],
      deadline: deadlineOf(desk, game, now),
    };
  }

  goOn(now: number): void {
    const { game, log } = this.#table;
    const time = timeAfter(this.state.game!, game, this.state, now);
    this.state = { ...this.state, ...time, game, log: [...log] };
  }
}

interface Read {
  letters: number;
  sights: number;
  /** How often one of the two read what nobody else did. */
  own: number;
  readonly windows: Set<string>;
}

function mustBeSame(what: string, one: readonly unknown[], other: readonly unknown[]): void {
  const [is, might] = [one, other].map((items) => items.map((item) => JSON.stringify(item)));
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex((_, i) => is![i] !== might![i]);
  if (at >= 0) throw new Error(`${what}: ${is![at]}\nor\n${might![at]}`);
}

const sightFor = (state: TableState, person: number) =>
  sightOf(state, { person, language: 'uk', mayManage: false }, { invitation: 'i', next: null, printed: null });

/** Reads everything that is sent in both worlds. */
function reading(worlds: CardWorlds, chance: Chance, read: Read, links: Links): (heard: Heard) => void {
  const { one, other, pair } = worlds;
  let now = 1_700_000_000_000;
  const kept = [one, other].map((table) => new Kept(table, now));
  let before: readonly (TableState | null)[] = [null, null];
  return (heard) => {
    now += chance.below(4000);
    for (const table of kept) table.goOn(now);
    const people = blindIn(worlds).map(personAt);
    if (one.game.stage.spec?.kind === 'window') read.windows.add(one.game.stage.spec.window);
    const states = kept.map(({ state }) => state);
    const sent = states.map((state, world) => lettersBetween(before[world]!, state, heard[world]!, links));
    before = states;
    const isRead = ({ chatId }: Letter) => chatId === GROUP || people.includes(chatId);
    const [letters, twins] = sent.map((all) => all.filter(isRead));
    mustBeSame('letters', letters!, twins!);
    read.letters += letters!.length;
    const isOwn = ({ chatId }: Letter) => pair.some((seat) => personAt(seat) === chatId);
    const [own, foreign] = sent.map((all) => all.filter(isOwn));
    if (JSON.stringify(own) !== JSON.stringify(foreign)) read.own++;
    // Whether any of the two gets a message depends on what the table knows, whatever it says.
    const posts = [own!, foreign!].map((all) => all.filter(({ kind }) => kind === 'post').map(({ chatId }) => chatId));
    expect(posts[0]).toEqual(posts[1]);
    if (people.length === 0 || chance.below(3) > 0) return;
    const reader = chance.pick(people);
    const [hand, twin] = states.map((state) => handOf(state, reader, links));
    mustBeSame('a hand', hand!, twin!);
    for (const person of [reader, STRANGER]) {
      const [sight, same] = states.map((state) => sightFor(state, person));
      mustBeSame(`the sight of ${person}`, [sight], [same]);
      read.sights++;
    }
  };
}

function compare(exchange: Exchange, sittings: readonly Omit<Sitting, 'seed'>[]): Read {
  const read: Read = { letters: 0, sights: 0, own: 0, windows: new Set() };
  for (const [i, sitting] of sittings.entries()) {
    // With the app there is little to read but in the group.
    for (const links of i % 3 === 0 ? [BY_BUTTONS, IN_THE_APP] : [BY_BUTTONS]) {
      const seed = `${sitting.edition} ${exchange} ${i}`;
      const chance = chanceFrom(seed, 'letters');
      const worlds = cardWorldsOf({ ...sitting, seed }, chance, exchange)!;
      playCardWorlds(worlds, chance, reading(worlds, chance, read, links));
    }
  }
  expect(read.letters).toBeGreaterThan(sittings.length * 100);
  expect(read.own).toBeGreaterThan(sittings.length * 2);
  return read;
}

const extended = (edition: Sitting['edition'], players: number, ...cards: readonly string[]) => ({
  edition,
  mode: 'extended',
  players,
  options: { cards },
});

const SPYTOWN = [
  extended('spytown', 8, 'vest', 'last-shot'),
  extended('spytown', 8, 'hideout', 'bandage'),
  extended('spytown', 9, 'arrest', 'swap'),
  extended('spytown', 8, 'recruit', 'wiretap'),
  extended('spytown', 12, 'leader', 'corner-shot', 'safe-conduct'),
  extended('spytown', 9, 'seizure', 'defector'),
  extended('spytown', 14, 'new-gang'),
];

const FAMILY = [
  extended('family', 8, 'vest', 'swap'),
  extended('family', 8, 'bandage', 'hideout'),
  extended('family', 12, 'safe-conduct', 'corner-shot', 'vest'),
];

test('spytown, whoever holds which card', () => {
  const { windows } = compare('cards', SPYTOWN);
  expect([...windows].sort()).toEqual(['dusk', 'opening', 'rescue', 'shot', 'swap']);
});

test('family, whoever holds which card', () => {
  const { windows } = compare('cards', FAMILY);
  expect([...windows].sort()).toEqual(['dusk', 'rescue', 'swap']);
});

test('whoever of two others is who', () => {
  compare('seats', [
    extended('spytown', 9, 'bandage', 'last-shot'),
    extended('family', 8, 'vest', 'bandage'),
    { edition: 'family', mode: 'basic', players: 12 },
  ]);
});
