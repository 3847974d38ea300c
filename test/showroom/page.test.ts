/** What the page may ask for, and who else may not. */
import { Api, InputFile } from 'grammy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanName } from '../../bot/narrator/words.ts';
import type { ChatMessage, Launched, Pressed, StageNews } from '../../shared/wire/playground.ts';
import { pngOf } from '../kit/courier/printer.ts';
import { openTheatre, type Theatre } from './theatre.ts';

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre();
  await theatre.wish('open', { language: 'en' });
  await theatre.until(({ people }) => people.every(({ seat }) => seat !== null), 120);
});
afterAll(() => theatre.close());

/** Everything that the stream says at first. */
async function firstNews(): Promise<readonly StageNews[]> {
  const leaving = new AbortController();
  const answer = await theatre.ask('/playground/live', { signal: leaving.signal });
  const reader = answer.body!.getReader();
  let said = '';
  while (said.split('\n\n').length < 3) said += new TextDecoder().decode((await reader.read()).value);
  leaving.abort();
  return said
    .split('\n\n')
    .filter((word) => word.startsWith('data: '))
    .map((word) => JSON.parse(word.slice(6)) as StageNews);
}

async function groupMessages(): Promise<readonly ChatMessage[]> {
  const chats = (await firstNews()).find((news) => news.is === 'chats');
  return chats?.is === 'chats' ? chats.group : [];
}

test('the stream begins with the stage and every chat', async () => {
  const [first, second] = await firstNews();
  expect(first).toMatchObject({ is: 'stage', stage: { language: 'en', status: 'lobby' } });
  expect(second?.is === 'chats' && Object.keys(second.direct)).toHaveLength(8);
  const lobby = (await groupMessages()).findLast(({ buttons }) => buttons.length > 0)!;
  expect(lobby.buttons.flat().some(({ url }) => url?.includes('startapp='))).toBe(true);
});

test('a change in the group reaches an open page', async () => {
  const { you } = await theatre.stage();
  const leaving = new AbortController();
  const answer = await theatre.ask('/playground/live', { signal: leaving.signal });
  const reader = answer.body!.getReader();
  await theatre.wish('write', { person: you, chat: 'group', text: 'Is this thing on?' });
  let said = '';
  while (!said.includes('Is this thing on?')) said += new TextDecoder().decode((await reader.read()).value);
  leaving.abort();
});

test('a press is answered as Telegram would show it', async () => {
  const { you } = await theatre.stage();
  const lobby = (await groupMessages()).findLast(({ buttons }) => buttons.length > 0)!;
  const row = lobby.buttons.findIndex((buttons) => buttons[0]?.url === undefined);
  const pressed = await theatre.wish<Pressed>('press', {
    person: you,
    chat: 'group',
    message: lobby.id,
    row,
    column: 0,
  });
  expect(pressed.text).toBeTruthy();
  const link = lobby.buttons.findIndex((buttons) => buttons[0]?.url !== undefined);
  const at = { person: you, chat: 'group', message: lobby.id, column: 0 };
  await expect(theatre.wish('press', { ...at, row: link })).rejects.toThrow('409');
  await expect(theatre.wish('press', { ...at, row: 9 })).rejects.toThrow('404');
});

test('a picture is shown, and another one in its place under another address', async () => {
  const { telegram } = theatre;
  const { group } = await theatre.stage();
  const api = new Api(telegram.token, { apiRoot: telegram.root });
  const [night, day] = [pngOf('night', 40, 30), pngOf('day', 60, 30)];
  await theatre.pass(2);
  const { message_id } = await api.sendPhoto(group.id, new InputFile(night), { caption: 'Night falls' });
  const shown = async () => (await groupMessages()).find(({ id }) => id === message_id)!;
  const bytesAt = async (url: string) => Buffer.from(await (await theatre.ask(url)).arrayBuffer());
  const first = await shown();
  expect(first).toMatchObject({ text: 'Night falls', picture: { width: 40, height: 30 } });
  expect(await bytesAt(first.picture!.url)).toEqual(night);
  await theatre.pass(2);
  const media = { type: 'photo', media: new InputFile(day), caption: 'Day breaks' } as const;
  await api.editMessageMedia(group.id, message_id, media);
  const second = await shown();
  expect(second).toMatchObject({ text: 'Day breaks', isEdited: true, picture: { width: 60 } });
  expect(second.picture!.url).not.toBe(first.picture!.url);
  expect(await bytesAt(second.picture!.url)).toEqual(day);
});

test('what an app is opened with signs its owner in', async () => {
  const { people, game } = await theatre.stage();
  const { id, fullName } = people[3]!;
  const { initData } = await theatre.wish<Launched>('launch', { person: id, game });
  const answer = await theatre.ask('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ initData, device: 'a-phone-of-the-playground' }),
  });
  // Some of the cast have longer names than a line of ours takes.
  expect(await answer.json()).toMatchObject({ name: cleanName(fullName), game, language: 'en' });
});

test('the direct chat is written to, and its commands are offered', async () => {
  const { people } = await theatre.stage();
  const { id } = people[2]!;
  await theatre.wish('write', { person: id, chat: 'bot', text: '/help' });
  await theatre.pass(5);
  const person = theatre.telegram.people.find((one) => one.id === id)!;
  expect(person.direct.messages.at(-1)?.from.is_bot).toBe(true);
  const commands = (await (await theatre.ask(`/playground/commands/${id}/group`)).json()) as { command: string }[];
  expect(commands.map(({ command }) => command)).toContain('play');
});

test('the speed is set, and the clock stops', async () => {
  await theatre.wish('speed', { speed: 7 });
  expect([(await theatre.stage()).speed, theatre.clock.speed()]).toEqual([7, 7]);
  await theatre.wish('speed', { speed: 0 });
  const before = theatre.clock.now();
  await theatre.pass(60);
  expect(theatre.clock.now()).toBe(before);
  await theatre.wish('speed', { speed: 1 });
});

test('you may be somebody else', async () => {
  const { people } = await theatre.stage();
  await theatre.wish('you', { person: people[5]!.id });
  expect((await theatre.stage()).you).toBe(people[5]!.id);
  await theatre.wish('you', { person: people[0]!.id });
});

test('a restart calls the old table off and brings new people', async () => {
  const old = await theatre.stage();
  await theatre.wish('restart', { people: 6, language: 'uk' });
  const fresh = await theatre.until(
    ({ people, game }) => game !== null && people.every(({ seat }) => seat !== null),
    120,
  );
  expect(fresh).toMatchObject({ language: 'uk', status: 'lobby' });
  expect(fresh.people).toHaveLength(6);
  expect(fresh.people.some(({ id }) => old.people.some((one) => one.id === id))).toBe(false);
  const cancelled = theatre.telegram.groups[0]!.messages.filter(({ buttons }) => buttons.length > 0);
  expect(cancelled).toEqual([]);
  expect(theatre.telegram.faults).toEqual([]);
});

describe('what is not a wish', () => {
  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    theatre.ask('/playground/speed', { method: 'POST', headers, body });

  test.each(['', '[]', '{"speed":1001}', '{"speed":-1}', '{"speed":1.5}', '{"speed":1,"more":1}'])(
    '%s',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'not a wish that can be granted' }]);
    },
  );

  test('the wish of another site', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post('{"speed":2}', { 'content-type': 'text/plain' })).status).toBe(403);
    expect((await post('{"speed":2}', { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('{"speed":2}', { ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('a person who does not play here', async () => {
    await expect(theatre.wish('launch', { person: 1, game: null })).rejects.toThrow('404');
    expect((await theatre.ask('/playground/pictures/group/1')).status).toBe(404);
    expect((await theatre.ask('/playground/nothing')).status).toBe(404);
  });
});
