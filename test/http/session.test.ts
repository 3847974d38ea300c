/** Signing in and staying so. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { notDoneSchema } from '../../shared/wire/command.ts';
import { sessionSchema } from '../../shared/wire/session.ts';
import { ask, Phone, phonesOf } from '../kit/apps/phone.ts';
import { lobbyTonight, tonight } from '../kit/evening/tonight.ts';

const OTHER = 'another-window-of-the-app';

test('who opened the app from Telegram is in, by name, language and table', async () => {
  const evening = await tonight({ players: 2, language: 'uk' });
  const phone = new Phone(evening, evening.people[0]!);
  const { status, body, headers } = await phone.signIn(phone.initData({ start_param: 'AbCdEfGhIj' }));
  expect(status).toBe(200);
  expect(v.parse(sessionSchema, body)).toMatchObject({
    seconds: 900,
    name: 'Player 1',
    language: 'uk',
    game: 'AbCdEfGhIj',
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await phone.get('/api/home')).status).toBe(200);
});

test('signing in makes known to the bot, and reachable where Telegram says so', async () => {
  const evening = await tonight({ players: 1 });
  const stranger = evening.telegram.person({ firstName: 'Eve', languageCode: 'ru' });
  const phone = new Phone(evening, stranger);
  expect((await phone.signIn(phone.initData({}, { allows_write_to_pm: true }))).body.language).toBe('ru');
  await evening.sitDown();
  stranger.enter(evening.group);
  await evening.pass(1);
  stranger.write(evening.group, '/join');
  await evening.pass(10);
  expect(evening.lobby.text).toContain('Eve');
});

test('init data opens one window, however often that asks, also after a restart', async () => {
  const evening = await tonight({ players: 1 });
  const phone = new Phone(evening, evening.people[0]!);
  const initData = phone.initData();
  expect((await phone.signIn(initData)).status).toBe(200);
  expect((await phone.signIn(initData)).status).toBe(200);
  const replayed = await phone.signIn(initData, OTHER);
  expect(replayed.status).toBe(401);
  expect(v.parse(notDoneSchema, replayed.body)).toMatchObject({ refused: 'refusal-replayed' });
  await evening.restart();
  expect((await phone.signIn(initData, OTHER)).body).toMatchObject({ refused: 'refusal-replayed' });
  expect((await phone.signIn(initData)).status).toBe(200);
  expect((await phone.signIn(phone.initData(), OTHER)).status).toBe(200);
});

test('of two windows that come at once with the same init data one gets in', async () => {
  const evening = await tonight({ players: 1 });
  const phone = new Phone(evening, evening.people[0]!);
  const initData = phone.initData();
  const answers = await Promise.all(['first-window-of-the-app', OTHER].map((device) => phone.signIn(initData, device)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('stale, forged and malformed sign-ins are turned away in the language of the browser', async () => {
  const evening = await tonight({ players: 1 });
  const phone = new Phone(evening, evening.people[0]!);
  const stale = phone.initData();
  await evening.pass(3601);
  expect((await phone.signIn(stale)).body).toMatchObject({ refused: 'refusal-opened-long-ago' });
  const forged = phone.initData().replace('Player', 'Prayer');
  expect((await phone.signIn(forged)).body).toMatchObject({ refused: 'refusal-not-from-telegram' });
  const answer = await ask(evening, '/api/session', {
    body: { initData: forged, device: phone.device },
    headers: { 'accept-language': 'uk-UA,uk;q=0.9' },
  });
  expect(answer).toMatchObject({ status: 401, body: { message: expect.stringContaining('Відкрий') } });
  for (const body of [{}, { initData: stale }, { initData: stale, device: 'short' }, { initData: '', device: OTHER }]) {
    expect((await ask(evening, '/api/session', { body })).status).toBe(400);
  }
});

test('a session holds a quarter of an hour, is renewed for a day, and then the app is opened again', async () => {
  const evening = await tonight({ players: 1 });
  const phone = new Phone(evening, evening.people[0]!);
  const first = (await phone.signIn()).body.token;
  const home = (token: string) => ask(evening, '/api/home', { token });
  const renew = (token: string) => ask<{ token: string }>(evening, '/api/session/renew', { method: 'POST', token });
  evening.clock.advance(899_000);
  expect((await home(first)).status).toBe(200);
  evening.clock.advance(1000);
  expect(await home(first)).toMatchObject({ status: 401, body: { refused: 'refusal-session-old' } });
  const second = (await renew(first)).body.token;
  expect((await home(second)).status).toBe(200);
  // A phone that slept in a pocket still wakes up signed in.
  evening.clock.advance(23 * 3_600_000);
  const third = (await renew(second)).body.token;
  evening.clock.advance(44 * 60_000);
  const last = (await renew(third)).body.token;
  evening.clock.advance(60_000);
  expect(await renew(last)).toMatchObject({ status: 401, body: { refused: 'refusal-session-over' } });
  expect(await home(last)).toMatchObject({ status: 401, body: { refused: 'refusal-session-over' } });
});

test('a session outlives the process, and no other bot’s session is one', async () => {
  const evening = await tonight({ players: 1 });
  const phone = new Phone(evening, evening.people[0]!);
  const token = await phone.token();
  await evening.restart();
  expect((await ask(evening, '/api/home', { token })).status).toBe(200);
  const { Sessions } = await import('../../bot/http/session.ts');
  const now = evening.clock.now();
  const signedIn = { person: phone.person.id, since: now, game: null };
  const forged = new Sessions('7000000002:another-bot').give(signedIn, now);
  expect((await ask(evening, '/api/home', { token: forged })).status).toBe(401);
  const own = new Sessions(evening.telegram.token).give(signedIn, now);
  expect((await ask(evening, '/api/home', { token: own })).status).toBe(200);
});

test('no sign of a session’s word may differ', async () => {
  const { Sessions } = await import('../../bot/http/session.ts');
  const sessions = new Sessions('1:token');
  const word = sessions.give({ person: 7, since: 0, game: null }, 0);
  expect(sessions.read(word, 1)).toMatchObject({ person: 7 });
  for (let at = 0; at < word.length; at++) {
    for (const sign of ['', 'A', 'B', '.', '_', '=', ' ']) {
      const forged = word.slice(0, at) + sign + word.slice(at + 1);
      if (forged !== word) expect(sessions.read(forged, 1), forged).toHaveProperty('refused');
    }
  }
  for (const forged of ['', '.', `${word}.`, `${word}.x`, `${word}=`])
    expect(sessions.read(forged, 1)).toHaveProperty('refused');
});

test('so many sign-ins a minute are enough for one person, and none of them costs another', async () => {
  const evening = await tonight({ players: 2 });
  const [one, other] = phonesOf(evening);
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await one!.signIn(one!.initData())).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const refused = await one!.signIn(one!.initData());
  expect(refused).toMatchObject({ status: 429, body: { refused: 'refusal-too-fast' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await other!.signIn()).status).toBe(200);
  evening.clock.advance(Number(refused.headers.get('retry-after')) * 1000);
  expect((await one!.signIn(one!.initData())).status).toBe(200);
});

test('who writes, reads and commands too fast is asked to wait, each on their own', async () => {
  const evening = await lobbyTonight({ players: 6 });
  const [one, other] = phonesOf(evening);
  const reads = await Promise.all(Array.from({ length: 50 }, () => one!.get('/api/home')));
  expect(reads.filter(({ status }) => status === 429)).toHaveLength(10);
  const late = reads.find(({ status }) => status === 429)!;
  expect(late.body).toMatchObject({ refused: 'refusal-too-fast' });
  expect(late.headers.get('retry-after')).toBe('1');
  const writes = await Promise.all(
    Array.from({ length: 25 }, () => one!.get('/api/me', { method: 'PUT', body: { language: 'en' } })),
  );
  expect(writes.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await other!.get('/api/home')).status).toBe(200);
  evening.clock.advance(1000);
  const again = await Promise.all(Array.from({ length: 12 }, () => one!.get('/api/home')));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(10);
});
