/** What one person does at the phone and what they get to read for it. */
import type { Message, Person, PressAnswer } from '../../../bot/playground/index.ts';
import { questionOf } from './crowd.ts';
import { type Evening, isPress } from './evening.ts';

type Which = Parameters<Person['press']>[1];

/** Presses a button and waits for what the bot says to it. */
export async function press(
  evening: Evening,
  person: Person,
  post: Message,
  which: Which,
): Promise<PressAnswer | null> {
  const pressed = person.press(post, which);
  await evening.pass(1);
  return pressed.answer;
}

/** The same message with one button that it does not have: what a tampered app can press. */
export const withForged = (post: Message, data: string): Message =>
  Object.create(post, { buttons: { value: [[{ text: 'forged', callbackData: data }]] } });

export const forge = (evening: Evening, person: Person, post: Message, data: string): Promise<PressAnswer | null> =>
  press(evening, person, withForged(post, data), 'forged');

/** Writes, and gives all that the bot then posts in the same chat. */
export async function ask(
  evening: Evening,
  person: Person,
  where: 'group' | 'bot',
  text: string,
): Promise<readonly Message[]> {
  const posts = () => (where === 'bot' ? person.direct.messages : evening.group.messages);
  const before = posts().at(-1)?.id ?? 0;
  person.write(where === 'bot' ? 'bot' : evening.group, text);
  await evening.pass(4);
  return posts().filter(({ id, from }) => id > before && from.is_bot);
}

/** The one line that the bot answers. */
export async function lineTo(evening: Evening, person: Person, where: 'group' | 'bot', text: string): Promise<string> {
  const answers = await ask(evening, person, where, text);
  if (answers.length !== 1) throw new Error(`${answers.length} answers to ${text}: ${answers.map((one) => one.text)}`);
  return answers[0]!.text;
}

/** What somebody's own card says, as far as the first dot. */
export function roleOf({ direct, name }: Person): string {
  const card = direct.messages.findLast(({ entities }) => entities.some(({ type }) => type === 'spoiler'));
  const spoiler = card?.entities.find(({ type }) => type === 'spoiler');
  if (!card || !spoiler) throw new Error(`${name} has no card`);
  return card.text.slice(spoiler.offset).split(' · ')[0]!;
}

export function withRole(evening: Evening, role: string): Person {
  const found = evening.people.find((person) => roleOf(person) === role);
  if (!found) throw new Error(`nobody is ${role}`);
  return found;
}

const isSure = ({ callbackData = '' }): boolean => /^q:[^:]+:[^:]+:s/.test(callbackData);
const isFinish = ({ callbackData = '' }): boolean => /^q:[^:]+:[^:]+:sfinish/.test(callbackData);

/** Names this player, or the first who is offered, and is sure of it. */
export async function answer(evening: Evening, person: Person, whom?: Person): Promise<PressAnswer | null> {
  const question = questionOf(person);
  if (!question) throw new Error(`${person.name} is not asked anything`);
  const offered = question.buttons.flat().filter((button) => isPress('q:')(button) && !isFinish(button));
  const button = whom ? offered.find(({ text }) => text.endsWith(`. ${whom.name}`)) : offered[0];
  if (!button) throw new Error(`${person.name} cannot name ${whom?.name}: ${offered.map(({ text }) => text)}`);
  await press(evening, person, question, ({ callbackData }) => callbackData === button.callbackData);
  return press(evening, person, question, (other) => isSure(other) && !isFinish(other));
}

const isAskedAt = (person: Person, title: string): boolean => questionOf(person)?.text.includes(title) === true;

/** Everybody who is asked something tonight answers; the don shoots this player if he may. */
export async function sleepThrough(evening: Evening, { victim, idle = [] }: Night = {}): Promise<void> {
  for (const person of evening.people) {
    const isAwake = () => isAskedAt(person, '🌙') && !idle.includes(person);
    const hasVictim = () => questionOf(person)!.text.includes('shoot') && victim !== undefined;
    while (isAwake()) await answer(evening, person, hasVictim() ? victim : undefined);
  }
  while (idle.some((person) => isAskedAt(person, '🌙'))) await evening.pass(1);
  await evening.pass(1);
}

export interface Night {
  readonly victim?: Person;
  readonly idle?: readonly Person[];
}

/** Who is asked to speak now. */
export const speakerOf = (evening: Evening): Person | undefined =>
  evening.people.find((person) => isAskedAt(person, '🗣'));

/** The morning passes, and everybody speaks in turn; some accuse somebody, and whoever is idle lets the time run out. */
export async function talk(
  evening: Evening,
  accusations: ReadonlyMap<Person, Person> = new Map(),
  idle: readonly Person[] = [],
): Promise<void> {
  for (let waited = 0; !speakerOf(evening) && waited < 15; waited++) await evening.pass(1);
  for (let speaker = speakerOf(evening); speaker; speaker = speakerOf(evening)) {
    if (idle.includes(speaker)) {
      await evening.pass(1);
      continue;
    }
    const accused = accusations.get(speaker);
    if (accused && questionOf(speaker)!.text.includes('accuse')) await answer(evening, speaker, accused);
    await press(evening, speaker, questionOf(speaker)!, isFinish);
  }
}

/** Everybody says that the card was looked at, which ends the night that is for it. */
export async function lookAtCards(evening: Evening): Promise<void> {
  for (const person of evening.people) {
    const asked = person.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress('c:')));
    if (asked) person.press(asked, isPress('c:'));
  }
  await evening.pass(5);
}

/** All talk at once: some accuse, then everybody is ready. */
export async function discuss(evening: Evening, accusations: ReadonlyMap<Person, Person> = new Map()): Promise<void> {
  for (const [by, whom] of accusations) await answer(evening, by, whom);
  for (const person of evening.people) {
    if (isAskedAt(person, '🗣')) await press(evening, person, questionOf(person)!, isFinish);
  }
  await evening.pass(5);
}

/** Each of these names whom they are told to; everybody else who is asked names anybody. */
export async function actAll(evening: Evening, wanted: ReadonlyMap<Person, Person>): Promise<void> {
  const asked = evening.people.filter((person) => isAskedAt(person, '🌙'));
  for (const person of asked) await answer(evening, person, wanted.get(person));
  await evening.pass(5);
}

/** Everybody who may vote names the same. */
export async function voteFor(evening: Evening, whom: Person): Promise<void> {
  for (const person of evening.people) if (isAskedAt(person, '🗳')) await answer(evening, person, whom);
  await evening.pass(1);
}

export const isButton =
  (part: string) =>
  ({ callbackData = '' }: { readonly callbackData?: string }): boolean =>
    callbackData.includes(part);
