/** Every update comes one to five times, mixed between the chats: the game goes and is told as if each had come once. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Message, Redelivery } from '../../../bot/playground/index.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { ledgerOf } from '../../kit/courier/ledger.ts';
import { isOver, playOut, steadyCrowd } from '../../kit/evening/crowd.ts';
import { type Evening, type EveningOptions, isPress } from '../../kit/evening/evening.ts';
import { chooseMode } from '../../kit/evening/lobby.ts';
import { lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { webhookSettings } from '../../kit/process/webhook.ts';
import { partsOf, tableIn, writtenIn } from '../../kit/telling/story.ts';

/** One to five times each, in any order between the chats. */
function unkind(seed: string): Redelivery {
  const chance = chanceFrom(seed, 'redelivery');
  return { times: () => 1 + chance.below(5), shuffle: (updates) => chance.shuffle(updates) };
}

interface Night {
  readonly players: number;
  readonly mode: string;
  readonly seed: string;
  /** Whether people wait for each other, or all press at once. */
  readonly isInTurn: boolean;
  readonly isWebhook: boolean;
}

async function play({ players, mode, seed, isInTurn, isWebhook }: Night, redelivery: Redelivery | null) {
  const options: EveningOptions = { players, seed, ...(isWebhook && { settings: await webhookSettings() }) };
  const evening = await tonight(options);
  evening.telegram.redelivery = redelivery;
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseMode(evening, mode);
  for (const person of evening.people) {
    person.press(evening.lobby, isPress('j:'));
    await evening.pass(1);
  }
  await evening.pass(10);
  await evening.begin();
  const { act, actInTurn } = steadyCrowd(evening, seed);
  await playOut(evening, { act: isInTurn ? actInTurn : act }, () => isOver(evening));
  await evening.pass(70);
  return evening;
}

type Look = (message: Message) => unknown;

/** All that can be seen of it. */
const whole: Look = ({ id, from, text, buttons, date, editDate }) => [id, from.id, text, buttons, date, editDate];

/** Everything that anybody can read in the end. */
function toldIn(evening: Evening, inGroup: Look, inDirect: Look) {
  const { events } = writtenIn(join(evening.folder, 'omerta.db'));
  const tell = (messages: readonly Message[], look: Look): unknown => JSON.parse(JSON.stringify(messages.map(look)));
  return {
    group: tell(evening.group.messages, inGroup),
    people: evening.people.map(({ direct }) => tell(direct.messages, inDirect)),
    events,
  };
}

describe('people press one after the other: everything is the same to the second', () => {
  test.each([
    ['base', 6, false],
    ['base', 8, true],
    ['pro', 7, false],
    ['extended', 9, false],
  ] as const)('%s, %i players, webhook: %s', async (mode, players, isWebhook) => {
    const night: Night = { mode, players, isWebhook, seed: `in turn ${mode} ${players}`, isInTurn: true };
    const clean = toldIn(await play(night, null), whole, whole);
    expect(toldIn(await play(night, unkind(night.seed)), whole, whole)).toEqual(clean);
  });
});

/** The course of the game lists what was done in a night as it came in: the one thing that tells who was first. */
/** Without what makes all private messages of one length: a time or a name more, and it is less. */
const seen = (text: string): string => text.replaceAll('\u2060', '');

const inAnyOrder = (text: string): unknown =>
  text.startsWith('📜') ? text.split(/\n(?=Night|Day)/).map((part) => part.split('\n').toSorted()) : text;

const untimed: Look = ({ from, text, buttons }) => [
  from.id,
  inAnyOrder(seen(text).replace(/\d\d:\d\d:\d\d/g, 'TIME')),
  buttons,
];

/** What a gang has planned is listed as it came in; only whoever voted last reads that the ballot is closed. */
const unordered: Look = ({ from, text, buttons, isProtected }) => [
  from.id,
  seen(text).split('\n').filter(isLasting).toSorted(),
  buttons,
  isProtected,
];

const isLasting = (line: string): boolean => !/^(|The ballot is closed\.|Whom do you vote against\? .*)$/.test(line);

/** Who of those asked at once answered first is no matter of the game's. */
function stageByStage(events: readonly GameEvent[]): readonly unknown[] {
  const stages: string[][] = [[]];
  for (const event of events) {
    if (event.type === 'stageOpened') stages.push([]);
    stages.at(-1)!.push(JSON.stringify(event));
  }
  return stages.map((stage) => stage.toSorted());
}

describe('people press all at once: only who was first may differ', () => {
  test.each([
    ['base', 6, false],
    ['base', 9, true],
    ['pro', 10, false],
    ['hostless', 12, false],
  ] as const)('%s, %i players, webhook: %s', async (mode, players, isWebhook) => {
    const night: Night = { mode, players, isWebhook, seed: `at once ${mode} ${players}`, isInTurn: false };
    const told = async (redelivery: Redelivery | null) => {
      const { events, ...chats } = toldIn(await play(night, redelivery), untimed, unordered);
      return { ...chats, events: stageByStage(events) };
    };
    expect(await told(unkind(night.seed))).toEqual(await told(null));
  });
});

test('joins, leaves and a begin that come five times each', async () => {
  const evening = await lobbyTonight({ players: 8 });
  evening.telegram.redelivery = { times: () => 5, shuffle: (updates) => updates.toReversed() };
  const { lobby, people } = evening;
  for (const person of people.slice(5)) person.press(lobby, isPress('l:'));
  await evening.pass(2);
  people[7]!.press(lobby, isPress('j:'));
  await evening.pass(2);
  people[0]!.press(lobby, isPress('b:'));
  people[0]!.press(lobby, isPress('b:'));
  await evening.pass(5);
  const { status, desk } = tableIn(join(evening.folder, 'omerta.db'));
  expect(status).toBe('running');
  expect(desk.players.map(({ person }) => person)).toEqual([0, 1, 2, 3, 4, 7].map((i) => people[i]!.id));
  for (const [i, { direct }] of people.entries()) {
    const cards = direct.messages.filter(({ isProtected }) => isProtected);
    expect(cards).toHaveLength(i === 5 || i === 6 ? 0 : 1);
  }
});

test.each([3, 12, 30])('a group becomes a supergroup after %i moments, with presses under way', async (moments) => {
  const seed = `moves after ${moments}`;
  const evening = await lobbyTonight({ players: 7, kind: 'group', bot: 'member', seed });
  const ledger = ledgerOf(join(evening.folder, 'omerta.db'));
  evening.telegram.redelivery = unkind(seed);
  await evening.begin();
  const { act } = steadyCrowd(evening, seed);
  let left = moments;
  await playOut(evening, { act }, () => left-- === 0);
  const { id: old } = evening.group;
  act();
  evening.group.migrate();
  await playOut(evening, { act }, () => isOver(evening));
  await evening.pass(120);
  const { events, waiting } = writtenIn(join(evening.folder, 'omerta.db'));
  expect(waiting).toBe(0);
  const entries = ledger.entries().filter(({ chatId, kind }) => chatId < 0 && kind === 'post');
  const subjects = (what: string) =>
    entries.filter((entry) => entry.what === what).map(({ subject }) => subject!.split('/')[1]!);
  expect(subjects('settled')).toEqual(subjects('put'));
  expect(['lobby', ...subjects('put')]).toEqual(partsOf(events));
  const news = evening.telegram.calls.findIndex(({ chatId }) => chatId === evening.group.id);
  expect(evening.telegram.calls.slice(news).filter(({ chatId, ok }) => chatId === old && ok)).toEqual([]);
});

test('an update that comes again a day later, after a restart', async () => {
  const evening = await tonight();
  const repeated: (() => number)[] = [() => 2];
  evening.telegram.redelivery = { times: () => repeated.shift()?.() ?? 1, shuffle: (updates) => updates };
  await evening.stop();
  evening.people[0]!.write('bot', '/help');
  await evening.start();
  await evening.pass(5);
  await evening.restart(86_000);
  await evening.pass(5);
  expect(evening.people[0]!.direct.messages.filter(({ text }) => text.startsWith('/help'))).toHaveLength(1);
  const answers = evening.people[0]!.direct.messages.slice(2).filter(({ from }) => from.is_bot);
  expect(answers).toHaveLength(1);
});
