/** What goes over the wire: only what the schema names, and nothing that its reader may not know. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { Answer } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { type AppCommand, doneSchema } from '../../shared/wire/command.ts';
import { type Sight, shownSchema } from '../../shared/wire/sight.ts';
import { SIGNS } from '../../shared/wire/signs.ts';
import { type Following, Phone, phonesOf, tableOf } from '../kit/apps/phone.ts';
import { type Evening, openEvening } from '../kit/evening/evening.ts';
import { lobbyTonight } from '../kit/evening/tonight.ts';
import { isLong } from '../kit/laws/effort.ts';
import { type Pair, pairOf } from '../kit/pairs/two-deals.ts';
import { someAnswer } from '../kit/rules/random-player.ts';

const answering = (token: string, prompt: Prompt, { target, targets, choice }: Answer): AppCommand => ({
  do: 'answer',
  token,
  action: prompt.action,
  ...(target !== undefined && { target }),
  ...(targets !== undefined && { targets: [...targets] }),
  ...(choice !== undefined && { choice }),
});

/** What somebody does who sees this: mostly one answer, now and then a gesture. */
function moveOf({ play }: Sight, chance: Chance): AppCommand | null {
  const { token, view, answers } = play!;
  if (token === null) return null;
  if (view.mates.length > 0 && chance.below(4) === 0) return { do: 'sign', token, sign: chance.pick(SIGNS) };
  const open = view.prompts.filter(({ chosen }) => chosen === null || chance.below(8) === 0);
  if (open.length === 0 || (answers.length > 2 && chance.below(3) > 0)) return null;
  const prompt = chance.pick(open);
  return answering(token, prompt, someAnswer(prompt, chance));
}

async function passOn(evening: Evening, hasActed: boolean): Promise<void> {
  const next = evening.clock.next() ?? evening.clock.now();
  await evening.pass(hasActed ? 1 : Math.max(1, Math.ceil((next - evening.clock.now()) / 1000)));
}

/** In the others there is nothing that is not in these. */
const MODES = isLong ? Object.keys(rulebooks.party.modes) : ['base', 'extended'];

test.each(MODES)('every sight of a whole game of %s is as the schema says, to the last field', async (mode) => {
  const evening = await lobbyTonight({ players: 12 });
  const phones = phonesOf(evening);
  const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'ru' });
  guest.enter(evening.group);
  await evening.pass(1);
  const onlooker = new Phone(evening, guest);
  const everybody = [...phones, onlooker];
  const game = await tableOf(phones[0]!);
  await phones[0]!.order(game, { do: 'change', change: { set: 'mode', to: mode } });
  const screens = await Promise.all(everybody.map((phone) => phone.follow(game)));
  expect((await phones[0]!.order(game, { do: 'begin' })).status).toBe(200);
  await evening.pass(3);
  const chance = chanceFrom(mode, 'moves');
  let looked = 0;
  for (let moment = 0; ; moment++) {
    if (moment > 2000) throw new Error('the game did not end');
    let hasActed = false;
    let isOver = false;
    for (const phone of everybody) {
      const shown = await phone.get(`/api/tables/${game}`);
      const { sight } = v.parse(shownSchema, shown.body);
      looked++;
      isOver ||= sight.status === 'over';
      const move = sight.status === 'running' && chance.below(10) > 0 ? moveOf(sight, chance) : null;
      if (!move) continue;
      const done = await phone.order(game, move);
      if (done.status === 200) v.parse(doneSchema, done.body);
      else expect(done.status, done.text).toBe(409);
      hasActed ||= done.status === 200;
    }
    if (isOver) break;
    await passOn(evening, hasActed);
  }
  for (const [i, screen] of screens.entries()) {
    const last = (await everybody[i]!.look(game)).version;
    while (screen.words.at(-1)?.sight.version !== last) await screen.next();
    for (const word of screen.words) v.parse(shownSchema, word);
    const versions = screen.words.map(({ sight }) => sight.version);
    expect(versions.every((version, at) => version !== versions[at - 1])).toBe(true);
    screen.close();
  }
  expect(looked).toBeGreaterThan(50);
});

/** Without what is random by design; each is replaced by as many other signs, so that lengths are compared too. */
function masked(text: string): string {
  const drawn = /"(game|version|token|seal)":"([^"]*)"|startapp=([A-Za-z0-9_-]+)|id: ([A-Za-z0-9_-]{22})/g;
  return text.replace(drawn, (whole, ...found: (string | undefined)[]) => {
    const [name, ...secrets] = found.slice(0, 4);
    const secret = secrets.find((part) => part !== undefined) ?? '';
    return name === undefined && secret === '' ? whole : whole.replace(secret, '#'.repeat(secret.length));
  });
}

/** The number decides which answer is given, not what it says. The don looks at neither of the two: that would tell him. */
function chosenBy({ play }: Sight, number: number, spared: readonly string[]): AppCommand | null {
  const { token, view } = play!;
  const answers = view.prompts
    .filter(({ chosen }) => chosen === null)
    .flatMap((prompt) => [
      ...prompt.targets.filter((seat) => !spared.includes(seat)).map((target) => answering(token!, prompt, { target })),
      ...prompt.choices.map((choice) => answering(token!, prompt, { choice })),
      ...(prompt.names.most === 0 && prompt.choices.length === 0 ? [answering(token!, prompt, {})] : []),
    ]);
  return answers[number % Math.max(1, answers.length)] ?? null;
}

interface World {
  readonly evening: Evening;
  readonly phones: readonly Phone[];
  readonly game: string;
  readonly screens: readonly Following[];
  /** What each was answered and told, in order. */
  readonly read: readonly string[][];
}

async function open(players: number, seed: string): Promise<World> {
  const evening = await openEvening({ players, seed });
  await evening.meetBot();
  await evening.sitDown();
  const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'en' });
  guest.enter(evening.group);
  await evening.pass(1);
  const phones = [...phonesOf(evening), new Phone(evening, guest)];
  const game = await tableOf(phones[0]!);
  await phones[0]!.order(game, { do: 'begin' });
  await evening.pass(4);
  const screens = await Promise.all(phones.map((phone) => phone.follow(game)));
  return { evening, phones, game, screens, read: phones.map(() => []) };
}

/** Both ends of every stream are in this process: after a few turns of its loop whatever was sent has been read. */
async function delivered(evening: Evening): Promise<void> {
  await evening.settle();
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function play({ evening, phones, game, read }: World, { roles, swapped }: Pair, name: string): Promise<void> {
  const chance = chanceFrom(name, 'answers');
  const seats = swapped.map((seat) => `p${seat + 1}`);
  for (let moment = 0; moment < 3000; moment++) {
    let hasActed = false;
    for (const [i, phone] of phones.entries()) {
      const shown = await phone.get<{ sight: Sight }>(`/api/tables/${game}`);
      const { sight } = shown.body;
      if (sight.status === 'over') return;
      read[i]!.push(masked(shown.text));
      const [number, isAway] = [chance.below(1000), chance.below(12) === 0];
      const command = isAway || sight.place === null ? null : chosenBy(sight, number, roles[i] === 'don' ? seats : []);
      if (!command) continue;
      const done = await phone.order(game, command);
      // With the last answer the cards are shown.
      if (done.body.sight?.status === 'over') return;
      read[i]!.push(`${done.status} ${masked(done.text)}`);
      hasActed ||= done.status === 200;
      await delivered(evening);
    }
    await passOn(evening, hasActed);
    await delivered(evening);
  }
  throw new Error('the game did not end');
}

/** All that came before the cards were shown. */
const streamed = (screen: Following): readonly string[] =>
  screen.heard.flatMap((heard) =>
    typeof heard === 'object' && heard.word.sight.status === 'running' ? [masked(heard.text)] : [],
  );

test.each([
  ['seven', 7],
  ['eight', 8],
])('two worlds that differ in one card of %s look alike to whoever cannot know', async (name, players) => {
  const pair = pairOf(players, name);
  const worlds: World[] = [];
  for (const seed of pair.seeds) {
    const world = await open(players, seed);
    worlds.push(world);
    await play(world, pair, name);
    for (const [i, screen] of world.screens.entries()) {
      const last = (await world.phones[i]!.look(world.game)).version;
      while (screen.words.at(-1)?.sight.version !== last) await screen.next();
    }
  }
  const [one, other] = worlds as [World, World];
  for (const [i] of one.phones.entries()) {
    const isSwapped = pair.swapped.includes(i);
    const isAlike = JSON.stringify(one.read[i]) === JSON.stringify(other.read[i]);
    expect(isAlike, `answers to ${i}`).toBe(!isSwapped);
    const [told, twin] = [one, other].map(({ screens }) => streamed(screens[i]!));
    if (!isSwapped) expect(told, `stream of ${i}`).toEqual(twin);
    expect(told!.length).toBeGreaterThan(5);
  }
  for (const { evening, screens } of worlds) {
    for (const screen of screens) screen.close();
    await evening.close();
  }
});
