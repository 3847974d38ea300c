/** P9: what a whole game of ten costs in calls of the Bot API, played by buttons at the pace of people. */
import type { Call, Message, Person } from '../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import { isOver, questionOf } from '../kit/crowd.ts';
import { type Evening, type EveningOptions, FULL_RIGHTS, openEvening } from '../kit/evening.ts';
import type { Result } from './measure.ts';

const PLAYERS = 10;
const NIGHTS = 4;
/** With this one chance gives ten players four nights. */
const SEED = '2';
/** A design in which everybody's menu is edited at every step makes so many calls a minute. */
const MENU_DESIGN = 21;

export async function P9(): Promise<Result> {
  const plain = await callsOfAGame('member');
  const admin = await callsOfAGame(FULL_RIGHTS);
  const ours = plain.calls.length / plain.minutes;
  return {
    ratio: ours / MENU_DESIGN,
    ours,
    peer: MENU_DESIGN,
    unit: 'calls/game-minute',
    detail: {
      minutes: Math.round(plain.minutes),
      calls: plain.calls.length,
      'group: all': plain.inGroup.length,
      'group: busiest minute': busiestMinute(plain.inGroup),
      ...countBy(plain.inGroup, 'group'),
      ...countBy(plain.inDirect, 'direct'),
      'as admin, group: messages': admin.inGroup.filter(({ method }) => isMessage(method)).length,
      'as admin, group: keeping order': admin.inGroup.filter(({ method }) => !isMessage(method)).length,
    },
  };
}

const isMessage = (method: string): boolean => method === 'sendMessage' || method === 'editMessageText';

interface Played {
  readonly minutes: number;
  readonly calls: readonly Call[];
  readonly inGroup: readonly Call[];
  readonly inDirect: readonly Call[];
}

/** What the process asks of Telegram by itself, however many games are on: not counted. */
const OWN = ['getUpdates', 'getMe'];

/** From `/play` to the end. */
async function callsOfAGame(bot: NonNullable<EveningOptions['bot']>): Promise<Played> {
  const evening = await openEvening({ players: PLAYERS, seed: SEED, bot });
  await evening.meetBot();
  const before = evening.telegram.calls.length;
  const start = evening.clock.now();
  await evening.sitDown();
  await evening.begin();
  await playAtEase(evening);
  await evening.pass(5);
  const nights = evening.group.messages.filter(({ text }) => text.includes('🌙')).length;
  if (nights !== NIGHTS) throw new Error(`with seed ${SEED} the game has ${nights} nights, not ${NIGHTS}`);
  const calls = evening.telegram.calls.slice(before).filter(({ method }) => !OWN.includes(method));
  const isInGroup = ({ chatId }: Call) => chatId === evening.group.id;
  const minutes = (evening.clock.now() - start) / 60_000;
  await evening.close();
  return { minutes, calls, inGroup: calls.filter(isInGroup), inDirect: calls.filter((call) => !isInGroup(call)) };
}

/** Everybody takes some seconds to answer, and speaks for most of the minute. */
async function playAtEase(evening: Evening): Promise<void> {
  const chance = chanceFrom(SEED, 'ease');
  const due = new Map<Person, number>();
  while (!isOver(evening)) {
    const now = evening.clock.now();
    for (const person of evening.people) {
      const question = questionOf(person);
      const time = due.get(person) ?? now + 1000 * secondsFor(question, chance);
      if (question) due.set(person, time);
      if (!question || now < time) continue;
      due.delete(person);
      const button = choose(question, chance);
      person.press(question, ({ callbackData }) => callbackData === button.callbackData);
    }
    await evening.pass(1);
  }
}

type Button = Message['buttons'][number][number];

const withVerb = ({ buttons }: Message, letter: string): readonly Button[] =>
  buttons
    .flat()
    .filter(({ callbackData = '' }) => callbackData.startsWith('q:') && callbackData.split(':')[3]?.startsWith(letter));

/** What has been picked and only wants a yes. */
const pickedIn = (question: Message): Button | undefined =>
  withVerb(question, 's').find(({ callbackData }) => !callbackData?.includes(':sfinish:'));

function secondsFor(question: Message | undefined, chance: Chance): number {
  if (question && pickedIn(question)) return 2;
  return question?.text.startsWith('🗣') ? 30 + chance.below(25) : 4 + chance.below(20);
}

/** Whoever has picked is sure; one speech in three accuses somebody. */
function choose(question: Message, chance: Chance): Button {
  const [picks, [finish]] = [withVerb(question, 'p'), withVerb(question, 's')];
  const picked = pickedIn(question);
  if (picked) return picked;
  return finish && (picks.length === 0 || chance.below(3) > 0) ? finish : chance.pick(picks);
}

function countBy(calls: readonly Call[], where: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method } of calls) counts[`${where}: ${method}`] = (counts[`${where}: ${method}`] ?? 0) + 1;
  return counts;
}

const busiestMinute = (calls: readonly Call[]): number =>
  Math.max(...calls.map(({ at }) => calls.filter((other) => other.at >= at && other.at < at + 60_000).length));
