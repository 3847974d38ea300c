/** The live stream: every change that a person may see, soon, once, and nothing else. */
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { Stream } from '../../bot/http/stream.ts';
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Sight } from '../../shared/wire/sight.ts';
import { type Following, type Phone, phonesOf, tableOf } from '../kit/apps/phone.ts';
import { inApps } from '../kit/apps/table-in-apps.ts';
import type { Evening } from '../kit/evening/evening.ts';
import { gameTonight, lobbyTonight, tonight } from '../kit/evening/tonight.ts';

async function follow(phone: Phone, game: string, since?: string): Promise<Following> {
  const screen = await phone.follow(game, since);
  onTestFinished(() => screen.close());
  return screen;
}

/** Whatever comes before the next heartbeat. */
async function untilBeat(evening: Evening, screen: Following): Promise<number> {
  await evening.pass(15);
  let words = 0;
  while ((await screen.next()) !== 'beat') words++;
  return words;
}

const decoys = (to: boolean): AppCommand => ({ do: 'change', change: { set: 'decoys', to } });

const answerTo = ({ play }: Sight): AppCommand => {
  const prompt = play!.view.prompts[0]!;
  const named = prompt.targets.length > 0 ? { target: prompt.targets[0]! } : { choice: prompt.choices[0]! };
  return { do: 'answer', token: play!.token!, action: prompt.action, ...named };
};

test('begins with how things stand, and goes on with every change', async () => {
  const { phones, game } = await inApps(await lobbyTonight());
  const screen = await follow(phones[1]!, game);
  expect(screen.response.headers.get('content-type')).toBe('text/event-stream');
  const first = await screen.next();
  expect(first).toMatchObject({ word: { sight: await phones[1]!.look(game), clock: { speed: 1 } } });
  expect(typeof first === 'object' && first.id).toBe((await phones[1]!.look(game)).version);
  const done = await phones[0]!.order(game, decoys(false));
  expect((await screen.word()).sight.lobby!.decoys).toBe(false);
  await phones[0]!.order(game, { do: 'begin' });
  expect((await screen.word()).sight.status).toBe('running');
  expect(done.status).toBe(200);
});

test('goes on from the version that the reader has', async () => {
  const { evening, phones, game } = await inApps(await lobbyTonight());
  const { version } = await phones[1]!.look(game);
  const screen = await follow(phones[1]!, game, version);
  expect(await untilBeat(evening, screen)).toBe(0);
  await phones[0]!.order(game, decoys(false));
  const { sight } = await screen.word();
  screen.close();
  await phones[0]!.order(game, decoys(true));
  const again = await follow(phones[1]!, game, sight.version);
  expect((await again.word()).sight.lobby!.decoys).toBe(true);
  const stale = await follow(phones[2]!, game, 'no-such-version');
  expect((await stale.word()).sight.game).toBe(game);
});

test('says nothing of what the reader cannot see', async () => {
  const { evening, phones, game } = await inApps(await gameTonight({ players: 8 }));
  const screens = await Promise.all(phones.map((phone) => follow(phone, game)));
  for (const screen of screens) await screen.word();
  const sights = await Promise.all(phones.map((phone) => phone.look(game)));
  const actor = sights.findIndex(({ play }) => play!.view.mates.length === 0);
  expect((await phones[actor]!.order(game, answerTo(sights[actor]!))).status).toBe(200);
  expect((await screens[actor]!.word()).sight.play!.answers).toHaveLength(1);
  for (const [i, screen] of screens.entries()) {
    if (i !== actor) expect(await untilBeat(evening, screen), `p${i + 1}`).toBe(0);
  }
});

test('a heartbeat comes every fifteen seconds', async () => {
  const { evening, phones, game } = await inApps(await lobbyTonight());
  const screen = await follow(phones[0]!, game);
  await screen.word();
  for (let i = 0; i < 4; i++) {
    evening.clock.advance(15_000);
    expect(await screen.next()).toBe('beat');
  }
  expect(screen.words).toHaveLength(1);
});

test('the clock’s speed is told anew to all, changed or not', async () => {
  const { evening, phones, game } = await inApps(await lobbyTonight());
  const screens = [await follow(phones[0]!, game), await follow(phones[1]!, game)];
  const before = await Promise.all(screens.map((screen) => screen.word()));
  evening.clock.advance(1000);
  evening.app.api.tellAll();
  const after = await Promise.all(screens.map((screen) => screen.word()));
  expect(after.map(({ sight }) => sight)).toEqual(before.map(({ sight }) => sight));
  expect(after[0]!.clock.now - before[0]!.clock.now).toBe(1000);
});

test('whoever looks at a game that is over learns of the next one', async () => {
  const { evening, phones, game } = await inApps(await gameTonight({ players: 6 }));
  const screen = await follow(phones[5]!, game);
  for (const phone of phones.slice(1, 5)) await phone.order(game, { do: 'leave' });
  await evening.pass(400);
  let { sight } = await screen.word();
  while (sight.status !== 'over') sight = (await screen.word()).sight;
  expect(sight).toMatchObject({ next: null, play: { chronicle: expect.any(Array) } });
  const late = await follow(phones[5]!, game);
  await late.word();
  const { opened } = (await phones[0]!.order(game, { do: 'rematch' })).body;
  for (const one of [screen, late]) {
    let next = (await one.word()).sight;
    while (next.next === null) next = (await one.word()).sight;
    expect(next.next).toBe(opened);
  }
  await phones[0]!.order(opened!, { do: 'cancel' });
  for (const one of [screen, late]) expect((await one.word()).sight.next).toBeNull();
});

test('five screens are enough for one person: a sixth closes the oldest', async () => {
  const { phones, game, evening } = await inApps(await lobbyTonight());
  const screens: Following[] = [];
  for (let i = 0; i < 6; i++) {
    screens.push(await follow(phones[0]!, game));
    await screens[i]!.word();
  }
  expect(await screens[0]!.next()).toBe('end');
  const other = await follow(phones[1]!, game);
  await other.word();
  await phones[0]!.order(game, decoys(false));
  for (const screen of [...screens.slice(1), other]) expect((await screen.word()).sight.lobby!.decoys).toBe(false);
  expect(evening.app.api.screens()).toBe(6);
});

test('a screen that goes away leaves nothing behind', async () => {
  const { phones, game, evening } = await inApps(await lobbyTonight());
  const screens = await Promise.all(phones.map((phone) => follow(phone, game)));
  for (const screen of screens) await screen.word();
  expect(evening.app.api.screens()).toBe(6);
  for (const screen of screens) screen.close();
  while (evening.app.api.screens() > 0) await new Promise((resolve) => setImmediate(resolve));
  const due = evening.clock.next();
  await evening.pass(60);
  expect(due).not.toBeNull();
  expect(evening.app.api.screens()).toBe(0);
});

/** A phone that opens the stream and takes nothing from it. */
async function deaf(evening: Evening, phone: Phone, game: string) {
  const token = await phone.token();
  const asked = request({
    port: evening.app.port,
    path: `/api/tables/${game}/live`,
    headers: { authorization: `Bearer ${token}` },
  });
  asked.end();
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) => asked.on('response', resolve));
  response.pause();
  response.on('error', () => undefined);
  return response;
}

/** More than the buffers on the way take. */
const MUCH = 16 * 1024 * 1024;

/** Says the same again and again, until a deaf reader's buffers are full; tells how often. */
async function flood(evening: Evening, phone: Phone, game: string): Promise<number> {
  const { text } = await phone.get(`/api/tables/${game}`);
  const times = Math.ceil(MUCH / text.length);
  for (let i = 0; i < times; i++) {
    evening.app.api.tellAll();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return times;
}

test('for a slow reader only the newest waits', async () => {
  const { phones, game, evening } = await inApps(await gameTonight({ players: 13 }));
  const slow = await deaf(evening, phones[1]!, game);
  const told = await flood(evening, phones[1]!, game);
  await phones[0]!.order(game, { do: 'pause' });
  const words: string[] = [];
  let rest = '';
  slow.setEncoding('utf8');
  slow.on('data', (part: string) => {
    const parts = (rest + part).split('\n\n');
    rest = parts.pop() ?? '';
    words.push(...parts.filter((word) => word.startsWith('event: shown')));
  });
  slow.resume();
  while (!words.at(-1)?.includes('"deadline":null')) await new Promise((resolve) => setImmediate(resolve));
  expect(words.length).toBeLessThan(told * 0.9);
  slow.destroy();
});

test('however much happens, one word waits, and it is the newest', async () => {
  let looks = 0;
  const stream = new Stream({
    state: {} as never,
    reader: { person: 1, language: 'en' },
    since: 0,
    seen: null,
    look: () => ({ clock: { now: 0, speed: 1 }, sight: { version: `${++looks}`, next: null } }) as never,
    onClose: () => undefined,
    cut: () => undefined,
  });
  for (let i = 0; i < 1000; i++) stream.tell('anyway');
  expect(looks).toBe(0);
  const reader = stream.body.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain('id: 1\n');
  for (let i = 0; i < 1000; i++) stream.tell();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('id: 2\n');
  stream.close();
  expect((await reader.read()).done).toBe(true);
});

test('a reader who takes nothing for a minute is let go', async () => {
  const { phones, game, evening } = await inApps(await gameTonight({ players: 13 }));
  const slow = await deaf(evening, phones[1]!, game);
  await flood(evening, phones[1]!, game);
  expect(evening.app.api.screens()).toBe(1);
  await evening.pass(120);
  expect(evening.app.api.screens()).toBe(0);
  slow.destroy();
});

test('a stop ends every stream at once, also a deaf one', async () => {
  const { phones, game, evening } = await inApps(await gameTonight({ players: 13 }));
  const slow = await deaf(evening, phones[4]!, game);
  await flood(evening, phones[4]!, game);
  const screens = await Promise.all(phones.slice(0, 3).map((phone) => follow(phone, game)));
  for (const screen of screens) await screen.word();
  // No time passes meanwhile: a stop that waited for a reader would never end.
  await evening.stop();
  for (const screen of screens) {
    let heard = await screen.next();
    while (heard !== 'end') heard = await screen.next();
  }
  slow.destroy();
});

test('a stream ends with the day on which its reader signed in', async () => {
  const { phones, game, evening } = await inApps(await lobbyTonight());
  const screen = await follow(phones[0]!, game);
  await screen.word();
  evening.clock.advance(24 * 3_600_000);
  let heard = await screen.next();
  while (heard === 'beat') heard = await screen.next();
  expect(heard).toBe('end');
});

test('a new language reaches the lobby’s screens of a reader who does not sit', async () => {
  const evening = await tonight({ players: 3 });
  evening.people[1]!.write(evening.group, '/play');
  await evening.pass(3);
  evening.people[1]!.press(evening.lobby, ({ callbackData }) => callbackData?.startsWith('j:') === true);
  await evening.pass(5);
  const phones = phonesOf(evening);
  const game = await tableOf(phones[1]!);
  const screen = await follow(phones[2]!, game);
  const { sight } = await screen.word();
  await phones[2]!.get('/api/me', { method: 'PUT', body: { language: 'ru' } });
  const { problem } = (await screen.word()).sight.lobby!;
  expect(problem).not.toBe(sight.lobby!.problem);
});
