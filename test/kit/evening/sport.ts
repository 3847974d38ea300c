/** A table of ten for `sport`, by chat buttons: with a judge and a side judge, or with the bot in their place. */
import type { Message, Person, PressAnswer } from '../../../bot/playground/index.ts';
import { lineWith } from '../telling/told.ts';
import { questionOf } from './crowd.ts';
import { type Evening, type EveningOptions, isPress } from './evening.ts';
import { chooseEdition, setUp } from './lobby.ts';
import { answer, press, roleOf } from './moves.ts';
import { tonight } from './tonight.ts';

export interface SportTable {
  readonly evening: Evening;
  /** By their numbers at the table. */
  readonly players: readonly Person[];
  readonly don: Person;
  readonly mafiosi: readonly Person[];
  /** The don and the mafiosi. */
  readonly blacks: readonly Person[];
  readonly sheriff: Person;
  readonly citizens: readonly Person[];
  readonly judge: Person;
  readonly aide: Person;
}

export interface SportOptions extends EveningOptions {
  /** Who is there besides the players. */
  readonly by?: 'judges' | 'judge' | 'bot';
  /** What is pressed in the settings. */
  readonly presses?: readonly string[];
}

const NAMES = 'Anna Boris Clara Denis Emma Fedir Greta Hanna Ivan Julia Karl Lesia'.split(' ');

/** Ten players and, unless the bot judges, whoever does; the cards are not dealt yet. */
export async function sportLobby({ by = 'judges', presses = [], ...options }: SportOptions = {}): Promise<Evening> {
  const leaders = { judges: 2, judge: 1, bot: 0 }[by];
  const evening = await tonight({ players: 10 + leaders, names: (i) => NAMES[i]!, ...options });
  const [creator, judge, aide] = [evening.people[0]!, evening.people[10], evening.people[11]];
  creator.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'sport');
  if (presses.length > 0) await setUp(evening, ...presses);
  if (judge) await press(evening, judge, evening.lobby, isPress('d:'));
  if (aide) {
    await press(evening, aide, evening.lobby, isPress('j:'));
    await setUp(evening, 'page:aide', `aide:${aide.id}`);
  }
  await evening.join(evening.people.slice(0, 10));
  // So much was set that Telegram would keep the group's next messages waiting.
  await evening.pass(60);
  return evening;
}

export async function sportGame(options: SportOptions = {}): Promise<SportTable> {
  const evening = await sportLobby(options);
  await evening.begin();
  return seatedAt(evening);
}

export function seatedAt(evening: Evening): SportTable {
  const people = evening.people.slice(0, 10);
  const players = people.toSorted((one, other) => numberOf(one) - numberOf(other));
  const are = (role: string) => players.filter((person) => roleOf(person) === role);
  const [don, mafiosi] = [are('Don')[0]!, are('Mafioso')];
  return {
    evening,
    players,
    don,
    mafiosi,
    blacks: [don, ...mafiosi],
    sheriff: are('Sheriff')[0]!,
    citizens: are('Citizen'),
    judge: evening.people[10]!,
    aide: evening.people[11]!,
  };
}

/** Seats are drawn by lot: the own number stands on the card. */
export function numberOf({ direct, name }: Person): number {
  const card = direct.messages.findLast(({ text }) => text.includes('Your number at the table'));
  if (!card) throw new Error(`${name} has no card`);
  return Number(/Your number at the table: (\d+)/.exec(card.text)![1]);
}

/** As a button calls them. */
export const labelOf = (person: Person): string => `${numberOf(person)}. ${person.name}`;

/** How the group calls them. */
export const called = (person: Person): string => `${person.name} (${numberOf(person)})`;

/** How a tournament is told. */
export const STRICT = { manner: 'strict' } as const;

/** A message that tells this and nothing else. */
export const strictly = (...[beat, values, line]: Parameters<typeof lineWith>): string =>
  lineWith(beat, values, { ...line, ...STRICT });

/** A message that takes back what was decided about somebody. */
export const takenBack = (what: 'foul' | 'disqualification', person: Person): string =>
  strictly('news-undone', { undone: `the ${what}`, on: called(person) });

/** A message that gives somebody the floor. */
export const callTo = (person: Person, seconds: number): string =>
  strictly('talk-turn', { name: called(person), span: `${seconds} s` }, { before: '🗣 ' });

/** What the bot has posted in the group since then, in order. */
export const postsSince = ({ group }: Evening, id: number): readonly string[] =>
  group.messages.filter((post) => post.id > id && post.from.is_bot).map(({ text }) => text);

export const lastPost = ({ group }: Evening): number => group.messages.at(-1)?.id ?? 0;

/** A judge's console. */
export function benchOf({ direct, name }: Person): Message {
  const bench = direct.messages.findLast(
    ({ text, entities }) => text.startsWith('⚖️') && !entities.some(({ type }) => type === 'spoiler'),
  );
  if (!bench) throw new Error(`${name} has no bench`);
  return bench;
}

export const labels = ({ buttons }: Message): readonly string[] => buttons.flat().map(({ text }) => text);

/** A decision from the bench: what it is, whom it is about, and that it is meant. */
export async function rule(evening: Evening, by: Person, what: string, whom: Person): Promise<PressAnswer | null> {
  const bench = benchOf(by);
  await press(evening, by, bench, ({ callbackData = '' }) => callbackData.endsWith(`:o${what}:`));
  await press(evening, by, bench, labelOf(whom));
  return press(evening, by, bench, ({ text }) => text.startsWith('✅'));
}

export const undo = (evening: Evening, by: Person): Promise<PressAnswer | null> =>
  press(evening, by, benchOf(by), isPress('u:'));

/** Who has the floor, as their own chat says. */
export const speaking = ({ players }: Pick<SportTable, 'players'>): Person | undefined =>
  players.find((person) => questionOf(person)?.text.startsWith('🗣') === true);

export const finish = (evening: Evening, person: Person): Promise<PressAnswer | null> =>
  press(evening, person, questionOf(person)!, ({ callbackData = '' }) => callbackData.includes(':sfinish'));

type Named = ReadonlyMap<Person, Person>;

/** All who still speak do so for some seconds, and some of them nominate; who is not to be heard any more ends it. */
export async function speeches(
  table: Pick<SportTable, 'evening' | 'players'>,
  nominations: Named = new Map(),
  isEnough: (speaker: Person) => boolean = () => false,
): Promise<void> {
  const { evening } = table;
  for (let speaker = speaking(table); speaker && !isEnough(speaker); speaker = speaking(table)) {
    const whom = nominations.get(speaker);
    if (whom) await answer(evening, speaker, whom);
    await evening.pass(8);
    if (speaking(table) === speaker) await finish(evening, speaker);
  }
}

/** Each of these votes, by name or by word, all at the same moment. */
export function ballot(evening: Evening, votes: ReadonlyMap<Person, Person | 'Yes' | 'No'>): Promise<void> {
  return answerAtOnce(evening, [...votes.keys()], (person) => {
    const vote = votes.get(person)!;
    return typeof vote === 'string' ? vote : labelOf(vote);
  });
}

/** Everybody who is asked tonight answers: the blacks shoot, don and sheriff check, the others tap anything. */
export async function nightOf(
  { evening, players }: Pick<SportTable, 'evening' | 'players'>,
  shots: Named,
  checks: Named = new Map(),
): Promise<void> {
  const askedOf = (person: Person) => nightQuestion(person);
  for (let asked = players.filter(askedOf); asked.length > 0; asked = players.filter(askedOf)) {
    await answerAtOnce(evening, asked, (person) => {
      const question = nightQuestion(person) ?? '';
      const wanted = question.includes('shoot') ? shots : question.includes('check') ? checks : null;
      const whom = wanted?.get(person);
      return whom ? labelOf(whom) : labels(questionOf(person)!)[0]!;
    });
  }
}

const nightQuestion = (person: Person): string | null => {
  const { text = '' } = questionOf(person) ?? {};
  return text.startsWith('🌙') ? text : null;
};

async function answerAtOnce(
  evening: Evening,
  people: readonly Person[],
  labelFor: (person: Person) => string,
): Promise<void> {
  for (const person of people) person.press(questionOf(person)!, labelFor(person));
  await evening.pass(1);
  for (const person of people) person.press(questionOf(person)!, ({ text }) => text.startsWith('✅'));
  await evening.pass(2);
}
