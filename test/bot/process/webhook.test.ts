/** Updates that Telegram brings by itself: who may bring them, what is answered, and that nothing is lost on the way. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Api } from 'grammy';
import { describe, expect, onTestFinished, test } from 'vitest';
import { website } from '../../../bot/http/server.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { problemsIn } from '../../kit/courier/audit.ts';
import { ledgerOf } from '../../kit/courier/ledger.ts';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import type { Evening } from '../../kit/evening/evening.ts';
import { lobbyTonight, tonight } from '../../kit/evening/tonight.ts';
import { visit } from '../../kit/process/visitor.ts';
import { badProxy, type Fate, freePort, webhookSettings } from '../../kit/process/webhook.ts';
import { partsOf, writtenIn } from '../../kit/telling/story.ts';

const byWebhook = async () => tonight({ settings: await webhookSettings() });
const fileOf = ({ folder }: Evening): string => join(folder, 'omerta.db');

const secretOf = ({ telegram }: Evening): string =>
  String(telegram.calls.find(({ method }) => method === 'setWebhook')!.params.secret_token);

const bring = (
  evening: Evening,
  body: string | ReadableStream,
  secret: string | null = secretOf(evening),
): Promise<Response> =>
  fetch(`http://127.0.0.1:${evening.app.port}/telegram`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== null && { 'x-telegram-bot-api-secret-token': secret }),
    },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);

/** How many updates are marked as done on the disk. */
function doneIn(evening: Evening, id?: number): number {
  const database = new Sqlite(fileOf(evening), { readonly: true });
  const { n } = database
    .prepare(`select count(*) n from updates ${id === undefined ? '' : 'where id = ?'}`)
    .get(...(id === undefined ? [] : [id])) as { n: number };
  database.close();
  return n;
}

const BIG = 'x'.repeat(1024 * 1024 + 1);
const START = (evening: Evening, id: number) => {
  const { user } = evening.people[0]!;
  const chat = { id: user.id, type: 'private', first_name: user.first_name };
  const text = '/help';
  const entities = [{ type: 'bot_command', offset: 0, length: text.length }];
  return JSON.stringify({ update_id: id, message: { message_id: 99, date: 1, chat, from: user, text, entities } });
};

describe('the address', () => {
  test('is given to Telegram with a secret and the kinds of updates, and polling is left alone', async () => {
    const evening = await byWebhook();
    const { params } = evening.telegram.calls.find(({ method }) => method === 'setWebhook')!;
    expect(params.url).toBe(`http://127.0.0.1:${evening.app.port}/telegram`);
    expect(params.secret_token).toMatch(/^[A-Za-z0-9_-]{32,256}$/);
    expect(params.allowed_updates).toEqual(['message', 'callback_query', 'my_chat_member', 'chat_member']);
    expect(evening.telegram.calls.filter(({ method }) => method === 'getUpdates')).toEqual([]);
    const secret = secretOf(evening);
    await evening.restart();
    const again = evening.telegram.calls.findLast(({ method }) => method === 'setWebhook')!;
    expect(again.params.secret_token).toBe(secret);
    expect(secret).not.toContain(evening.telegram.token.split(':')[1]);
  });

  test('is taken back when the bot polls again', async () => {
    const evening = await tonight();
    await evening.stop();
    await new Api(evening.telegram.token, { apiRoot: evening.telegram.root }).setWebhook('http://127.0.0.1:1/gone');
    evening.people[0]!.write('bot', '/help');
    await evening.start();
    await evening.pass(2);
    expect(evening.people[0]!.direct.messages.at(-1)!.from.is_bot).toBe(true);
  });

  test('answers strangers 401, whatever they bring', async () => {
    const evening = await byWebhook();
    const before = doneIn(evening);
    const secret = secretOf(evening);
    const wrong = [null, '', 'x', `${secret}x`, secret.slice(1), secret.toLowerCase()];
    for (const body of [START(evening, 7), 'no JSON at all', '[]', BIG]) {
      for (const given of wrong) expect((await bring(evening, body, given)).status).toBe(401);
    }
    expect(doneIn(evening)).toBe(before);
  });

  test.each([
    'no JSON at all',
    '',
    '[]',
    'null',
    '7',
    '"x"',
    '{}',
    '{"update_id":"7"}',
    '{"update_id":7.5}',
    '{"update',
  ])('answers 400 to %s', async (body) => {
    const evening = await byWebhook();
    const before = doneIn(evening);
    expect((await bring(evening, body)).status).toBe(400);
    expect(doneIn(evening)).toBe(before);
    expect((await bring(evening, START(evening, 7))).status).toBe(200);
  });

  test('answers 413 to what is too large, also if it does not say how large it is', async () => {
    const evening = await byWebhook();
    const large = START(evening, 7).replace('/help', BIG);
    expect((await bring(evening, large)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 65_536) {
          controller.enqueue(new TextEncoder().encode(large.slice(at, at + 65_536)));
        }
        controller.close();
      },
    });
    expect((await bring(evening, stream)).status).toBe(413);
    expect(doneIn(evening, 7)).toBe(0);
  });

  test('takes an update that makes no sense, and goes on', async () => {
    const evening = await byWebhook();
    for (const [i, odd] of [{ message: 7 }, { message: { chat: null } }, { callback_query: {} }, { x: [] }].entries()) {
      const body = JSON.stringify({ update_id: 500 + i, ...odd });
      expect((await bring(evening, body)).status).toBe(200);
    }
    evening.people[0]!.write('bot', '/help');
    await evening.pass(2);
    expect(evening.people[0]!.direct.messages.at(-1)!.from.is_bot).toBe(true);
  });

  test('is the only one there is', async () => {
    const evening = await byWebhook();
    const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${evening.app.port}${path}`, init);
    const headers = { 'x-telegram-bot-api-secret-token': secretOf(evening) };
    expect((await at('/telegram', { headers })).status).toBe(404);
    expect((await at('/telegram/x', { headers, method: 'POST', body: START(evening, 7) })).status).toBe(404);
    expect((await at('/', { headers, method: 'POST', body: START(evening, 7) })).status).toBe(404);
    const polling = await tonight();
    const there = `http://127.0.0.1:${polling.app.port}/telegram`;
    expect((await fetch(there, { method: 'POST', headers, body: START(polling, 7) })).status).toBe(404);
  });
});

describe('200', () => {
  test('is said after everything is on the disk', async () => {
    const evening = await byWebhook();
    const { user } = evening.people[0]!;
    const chat = { id: evening.group.id, type: 'supergroup', title: 'Friday' };
    const entities = [{ type: 'bot_command', offset: 0, length: 5 }];
    const message = { message_id: 99, date: 1, chat, from: user, text: '/play', entities };
    const answers = await Promise.all([1, 2, 3].map(() => bring(evening, JSON.stringify({ update_id: 77, message }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(doneIn(evening, 77)).toBe(1);
    const database = new Sqlite(fileOf(evening), { readonly: true });
    onTestFinished(() => void database.close());
    expect(database.prepare('select status from games').all()).toEqual([{ status: 'lobby' }]);
    expect(database.prepare(`select kind from outbox where chat_id = ?`).all(evening.group.id)).toEqual([
      { kind: 'post' },
    ]);
    await evening.pass(2);
  });

  test('waits for it, and is not said if it fails', async () => {
    let commit: () => void = () => undefined;
    let outcome = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const site = website(
      () => true,
      () => ({ bot: 'omerta_bot', games: 0 }),
      { path: '/telegram', secret: 'secret', receive: () => outcome },
    );
    const headers = { 'x-telegram-bot-api-secret-token': 'secret' };
    const ask = () => site.request('/telegram', { method: 'POST', headers, body: '{"update_id":1}' });
    let isAnswered = false;
    const answer = Promise.resolve(ask()).finally(() => {
      isAnswered = true;
    });
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    commit();
    expect((await answer).status).toBe(200);
    outcome = Promise.reject(new Error('the disk is full'));
    expect((await ask()).status).toBe(500);
  });
});

test('an update in hand is worked on to its end before a stop, though whoever brought it has gone', async () => {
  const evening = await byWebhook();
  const { telegram, clock, people, group } = evening;
  const chat = { id: group.id, type: 'supergroup', title: 'Friday' };
  const entities = [{ type: 'bot_command', offset: 0, length: 9 }];
  const message = { message_id: 99, date: 1, chat, from: people[0]!.user, text: '/language', entities };
  telegram.trouble = ({ method }) => (method === 'getChatAdministrators' ? { kind: 'slow', milliseconds: 3000 } : null);
  const words = JSON.stringify({ update_id: 77, message });
  const { socket } = await visit(
    evening.app.port,
    `POST /telegram HTTP/1.1\r\nHost: localhost\r\nX-Telegram-Bot-Api-Secret-Token: ${secretOf(evening)}\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
  );
  const isAsked = () => telegram.calls.some(({ method }) => method === 'getChatAdministrators');
  while (!isAsked()) await new Promise((resolve) => setImmediate(resolve));
  socket.resetAndDestroy();
  let isStopped = false;
  const stopped = evening.stop().then(() => {
    isStopped = true;
  });
  for (let i = 0; i < 100; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  clock.advance(3000);
  await stopped;
  expect(doneIn(evening, 77)).toBe(1);
});

test('a whole game while requests and answers get lost and come twice', async () => {
  const seed = 'webhook';
  const chance = chanceFrom(seed, 'fates');
  const fates = new Map<Fate, number>();
  let isBad = false;
  const fateOf = (): Fate => {
    if (!isBad) return 'arrives';
    const fate = chance.pick<Fate>(['arrives', 'arrives', 'arrives', 'lost', 'answer lost', 'twice']);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    return fate;
  };
  const port = await freePort();
  const proxy = await badProxy(port, fateOf);
  onTestFinished(proxy.stop);
  const evening = await lobbyTonight({ players: 8, seed, settings: { port, publicUrl: proxy.url } });
  const ledger = ledgerOf(fileOf(evening));
  const before = evening.telegram.calls.length;
  evening.isTroubled = true;
  isBad = true;
  const people = crowd(evening, seed);
  while (!evening.group.messages.some(({ text }) => text.includes('Night 1'))) await evening.begin();
  await playOut(evening, people, () => isOver(evening));
  await evening.pass(120);
  const { events, waiting } = writtenIn(fileOf(evening));
  const entries = ledger.entries();
  expect(waiting).toBe(0);
  expect(problemsIn(entries, evening.telegram.calls.slice(before))).toEqual([]);
  const parts = partsOf(events);
  const posts = entries.filter((e) => e.what === 'put' && e.kind === 'post' && e.chatId === evening.group.id);
  const told = posts.map(({ subject }) => subject!.split('/')[1]!).filter((part) => parts.includes(part));
  expect(['lobby', ...told]).toEqual(parts);
  for (const fate of ['lost', 'answer lost', 'twice'] as const) expect(fates.get(fate)).toBeGreaterThan(20);
});
