/** Tables with action cards by chat buttons: a deal that is wished for, and everybody known by what their own chat says. */
import type { Message, Person } from '../../../bot/playground/index.ts';
import type { DealtSeat } from '../../../shared/engine/model.ts';
import { type Sitting, sitDown } from '../rules/sitting.ts';
import { questionOf } from './crowd.ts';
import { type Evening, type EveningOptions, isPress } from './evening.ts';
import { chooseEdition, chooseMode, setUp } from './lobby.ts';
import { press, roleOf } from './moves.ts';
import { tonight } from './tonight.ts';

export interface Wanted extends EveningOptions {
  readonly edition: 'spytown' | 'family';
  readonly mode?: string;
  readonly players: number;
  /** Named one by one in the settings; by lot where none are. */
  readonly cards?: readonly string[];
  /** Further presses in the settings, and what options they come to. */
  readonly presses?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** The first of them leads, and has no seat. */
  readonly isLed?: boolean;
  /** Seeds are tried until the deal is like this. */
  readonly fits?: (seats: readonly DealtSeat[]) => boolean;
}

export interface CardTable {
  readonly evening: Evening;
  /** In the order of the seats. */
  readonly seated: readonly Person[];
  readonly number: (person: Person) => number;
  /** As the messages of the bot call them. */
  readonly name: (person: Person) => string;
  readonly holder: (card: string) => Person;
  readonly all: (role: string) => readonly Person[];
}

/** The first seed that deals so. Whoever comes to sit where is drawn by it as well. */
function seedFor({ edition, mode = 'extended', isLed, cards, options, fits = () => true, ...wanted }: Wanted): string {
  const players = wanted.players - (isLed ? 1 : 0);
  const wish: Omit<Sitting, 'seed'> = { edition, mode, players, options: { ...options, ...(cards && { cards }) } };
  for (let i = 0; i < 20_000; i++) {
    const seed = `${edition} ${i}`;
    if (fits(sitDown({ ...wish, seed }).game.deal.seats)) return seed;
  }
  throw new Error('no seed deals so');
}

/** Sits down by buttons and has the cards dealt. */
export async function dealtAt(wanted: Wanted): Promise<CardTable> {
  const { edition, mode = 'extended', cards = [], presses = [], isLed = false, ...options } = wanted;
  const evening = await tonight({ ...options, seed: seedFor(wanted) });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, edition);
  await chooseMode(evening, mode);
  if (isLed) await setUp(evening, 'page:host', `host:${evening.people[0]!.id}`);
  await evening.join(evening.people.slice(isLed ? 1 : 0));
  if (cards.length > 0)
    await setUp(evening, 'page:options', 'page:option:cards', ...cards.map((card) => `card:cards:${card}:more`));
  if (presses.length > 0) await setUp(evening, ...presses);
  // So much was set that Telegram would keep the group's next messages waiting.
  await evening.pass(60);
  await evening.begin();
  return tableOf(evening);
}

export function tableOf(evening: Evening): CardTable {
  const numbers = new Map(evening.people.map((person) => [person, seatNumberOf(person)]));
  const seated = evening.people.filter((person) => numbers.get(person)! > 0);
  seated.sort((a, b) => numbers.get(a)! - numbers.get(b)!);
  const only = (found: readonly Person[], what: string): Person => {
    if (found.length !== 1) throw new Error(`${found.length} have ${what}`);
    return found[0]!;
  };
  return {
    evening,
    seated,
    number: (person) => numbers.get(person)!,
    name: (person) => `${person.name} (${numbers.get(person)})`,
    holder: (card) =>
      only(
        seated.filter((person) => cardOf(person) === card),
        card,
      ),
    all: (role) => seated.filter((person) => roleOf(person) === role),
  };
}

/** For `fits`: these cards, each with somebody of this role. */
export const held =
  (wanted: Readonly<Record<string, string>>) =>
  (seats: readonly DealtSeat[]): boolean =>
    Object.entries(wanted).every(([card, role]) => seats.some((seat) => seat.card === card && seat.role === role));

/** Of the law, and without an action card. */
export const bystanders = (table: CardTable): readonly Person[] =>
  table.all('Police officer').filter((person) => cardOf(person) === 'Neutral');

/** The message under whose cover lies what somebody is. */
export const cardMessageOf = ({ direct }: Person): Message | undefined =>
  direct.messages.findLast(({ entities }) => entities.some(({ type }) => type === 'spoiler'));

const seatNumberOf = (person: Person): number =>
  Number(/Your number at the table: (\d+)/.exec(cardMessageOf(person)?.text ?? '')?.[1] ?? 0);

/** The name of the own action card. */
export const cardOf = (person: Person): string => /\n🃏 (.+?) · /.exec(cardMessageOf(person)?.text ?? '')?.[1] ?? '';

/** The newest message that still offers anything. */
export const asked = (person: Person): Message | undefined =>
  person.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('q:')));

export const labelsOf = (person: Person): readonly string[] =>
  asked(person)
    ?.buttons.flat()
    .map(({ text }) => text) ?? [];

const verb =
  (start: string) =>
  ({ callbackData = '' }: { readonly callbackData?: string }): boolean =>
    callbackData.split(':')[3]?.startsWith(start) === true;

/** Asks for the own card, names whom it is for, and is sure. */
export async function playCard({ evening, number }: CardTable, person: Person, whom?: Person): Promise<void> {
  const message = asked(person)!;
  await press(evening, person, message, verb('oplay'));
  if (whom) await press(evening, person, message, ({ text }) => text === `${number(whom)}. ${whom.name}`);
  await press(evening, person, message, verb('splay'));
  // What follows in the same chat comes a second apart.
  await evening.pass(3);
}

/** Names somebody, or says a word, and is sure of it; whoever has answered already opens the question again. */
export async function say(table: CardTable, person: Person, whom: Person | string): Promise<void> {
  const { evening } = table;
  const message = asked(person)!;
  const label = typeof whom === 'string' ? whom : `${table.number(whom)}. ${whom.name}`;
  const isOffered = () => message.buttons.flat().some(({ text }) => text === label);
  if (!isOffered()) await press(evening, person, message, verb('o'));
  await press(evening, person, message, ({ text }) => text === label);
  await press(evening, person, message, verb('s'));
}

export const ABSTAIN = 'I abstain';
export const PASS = 'Let it pass';

/** Everybody who is asked answers at once: those told whom name them (null: nobody), others a word or the first. */
export async function sayAll(
  table: CardTable,
  wanted: ReadonlyMap<Person, Person | string | null>,
  otherwise: (person: Person) => Person | string | undefined = () => undefined,
): Promise<void> {
  const { evening, number } = table;
  const open = evening.people.flatMap((person) => {
    const message = questionOf(person);
    const isIdle = !message?.buttons.flat().some(verb('p')) || wanted.get(person) === null;
    return isIdle ? [] : [{ person, message: message! }];
  });
  for (const { person, message } of open) {
    const whom = wanted.get(person) ?? otherwise(person);
    const label = typeof whom === 'object' ? `${number(whom)}. ${whom.name}` : whom;
    const offered = message.buttons.flat().filter(verb('p'));
    const button = label === undefined ? offered[0] : offered.find(({ text }) => text === label);
    if (!button) throw new Error(`${person.name} cannot say ${label}: ${offered.map(({ text }) => text)}`);
    person.press(message, ({ callbackData }) => callbackData === button.callbackData);
  }
  await evening.pass(1);
  for (const { person, message } of open) person.press(message, verb('s'));
  await evening.pass(2);
}

/** These shoot; whoever else has something to tap at night names the first they may. */
export const sleep = (table: CardTable, shooters: readonly Person[], victim: Person): Promise<void> =>
  sayAll(table, new Map(shooters.map((person) => [person, victim])));

/** Everybody is ready for the ballot. */
export async function talkOut({ evening }: CardTable): Promise<void> {
  for (const person of evening.people) {
    const question = questionOf(person);
    if (question?.buttons.flat().some(verb('sfinish'))) person.press(question, verb('sfinish'));
  }
  await evening.pass(2);
}

/** Each accused ends the own speech. */
export async function speakOut(table: CardTable, times: number): Promise<void> {
  for (let spoken = 0; spoken < times; spoken++) await talkOut(table);
}

/** All votes of a ballot; who is not told whom abstains. */
export const voteAll = (table: CardTable, votes: ReadonlyMap<Person, Person | string>): Promise<void> =>
  sayAll(table, votes, () => ABSTAIN);

/** One is named by all, and nobody else is: there is nothing left to choose. */
export const condemn = (table: CardTable, whom: Person): Promise<void> =>
  sayAll(table, new Map(), (person) => (person === whom ? ABSTAIN : whom));

/** Of the messages of the bot in the group the newest that says this; its words. */
export const told = ({ evening }: CardTable, part: string): string => evening.posted(part).text;

export const lastPost = ({ evening }: CardTable): string =>
  evening.group.messages.findLast(({ from }) => from.is_bot)!.text;

/** Lets the time run until the newest message of the group says this. */
export async function untilPosted(table: CardTable, part: string, most = 100): Promise<void> {
  for (let waited = 0; !lastPost(table).includes(part); waited++) {
    if (waited > most) throw new Error(`no "${part}" but ${lastPost(table)}`);
    await table.evening.pass(1);
  }
  // Everybody's own message follows.
  await table.evening.pass(2);
}

/** Goes away, and means it. */
export async function goAway({ evening }: CardTable, person: Person): Promise<void> {
  person.write(evening.group, '/leave');
  await evening.pass(3);
  const sure = person.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('x:')))!;
  await press(evening, person, sure, isPress('x:'));
  await evening.pass(3);
}
