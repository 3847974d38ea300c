/** A game of practice players alone through the whole program: somebody writes /play, fills the seats, begins, and looks on. */
import type { GameId } from '../../shared/engine/ids.ts';
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Shown } from '../../shared/wire/sight.ts';
import type { Group, Message, Person } from '../playground/index.ts';
import { Phone } from '../showroom/phone.ts';
import { type LabHouse, openHouse } from './house.ts';
import { type Finished, secretOf, TITLES, type WantedGame } from './wanted.ts';

/** By then everything is told that the limits have held back. */
const AFTERWARDS = 150;
const JOIN = 'j:';
const REMATCH = 'r:';
/** In the emulated group, who set the table. */
const ONLOOKER = 'Omertà';

export async function playByTelegram(wanted: WantedGame): Promise<Finished> {
  const house = await openHouse();
  try {
    const game = await playIn(house, wanted);
    return { ...game, calls: house.telegram.calls.length };
  } finally {
    await house.close();
  }
}

/** From nothing to the last word; `calls` are those since the beginning. */
export async function playIn(house: LabHouse, wanted: WantedGame): Promise<Finished> {
  const { telegram } = house;
  const { calls, faults } = { calls: telegram.calls.length, faults: telegram.faults.length };
  const table = await openTable(house, wanted);
  while (!table.isOver()) await house.step();
  await house.pass(AFTERWARDS);
  const [fault] = telegram.faults.slice(faults);
  if (fault !== undefined) throw new Error(`a good bot would not have done this: ${fault}`);
  return { ...(await table.end()), calls: telegram.calls.length - calls, transcript: readIn(table.group) };
}

export interface OpenTable {
  readonly group: Group;
  readonly isOver: () => boolean;
  readonly end: () => Promise<Omit<Finished, 'calls' | 'transcript'>>;
}

/** A group of its own in which such a game has begun. */
export async function openTable(house: LabHouse, wanted: WantedGame): Promise<OpenTable> {
  const { telegram } = house;
  const person = telegram.person({ firstName: ONLOOKER, languageCode: wanted.language });
  const group = telegram.group({ title: TITLES[wanted.language], creator: person, members: [person] });
  house.secret = secretOf(wanted);
  const phone = new Phone(person, group, (path, init) => house.ask(path, init), house.clock);
  let isOver = false;
  const stopHearing = telegram.whenDelivered(({ chatId, buttons }) => {
    if (chatId !== group.id || !buttons.flat().some(({ callbackData }) => callbackData?.startsWith(REMATCH))) return;
    isOver = true;
    stopHearing();
  });
  const game = await setTable(house, person, group, phone, wanted);
  return { group, isOver: () => isOver, end: async () => endOf(await shownOf(phone, game)) };
}

/** The table as it is wanted, and begun. */
async function setTable(
  house: LabHouse,
  person: Person,
  group: Group,
  phone: Phone,
  { edition, mode, players, strength, tone }: WantedGame,
): Promise<string> {
  person.write(group, '/play');
  await house.pass(2);
  const game = pressed(group, JOIN);
  if (game === null) throw new Error('the group has no lobby');
  const wishes: readonly AppCommand[] = [
    { do: 'change', change: { set: 'edition', to: edition } },
    { do: 'change', change: { set: 'mode', to: mode } },
    ...(tone ? [{ do: 'change', change: { set: 'narration', to: { tone } } } as const] : []),
    { do: 'change', change: { set: 'practice', number: players, strength } },
    { do: 'begin' },
  ];
  for (const wish of wishes) {
    if (!(await phone.order(game, wish))) throw new Error(`the table would not have it: ${JSON.stringify(wish)}`);
    await house.settle();
  }
  return game;
}

/** The game that the newest button of this kind is about; null where there is none. */
function pressed({ messages }: Group, kind: string): string | null {
  const presses = messages.flatMap(({ buttons }: Message) =>
    buttons.flat().map(({ callbackData = '' }) => callbackData),
  );
  return presses.findLast((press) => press.startsWith(kind))?.slice(kind.length) ?? null;
}

/** How the table stands, to whoever looks on. */
function shownOf(phone: Phone, game: GameId): Promise<Shown> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const hear = (shown: Shown): void => {
      stop.abort();
      resolve(shown);
    };
    void phone.follow(game, hear, stop.signal);
  });
}

function endOf({ sight: { play } }: Shown): Omit<Finished, 'calls' | 'transcript'> {
  const { end, round, seats } = play!.view.table;
  return {
    winner: end!.winner,
    winners: end!.winners,
    rounds: round,
    roles: Object.fromEntries(seats.map(({ id, role }) => [id, role ?? ''])),
  };
}

const readIn = ({ messages }: Group): readonly string[] =>
  messages.flatMap(({ text, from }) => (text === '' ? [] : [from.is_bot ? text : `${from.first_name}: ${text}`]));
