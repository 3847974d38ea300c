import { spawn } from 'node:child_process';
import { Bot } from 'grammy';
import { expect, test } from 'vitest';
import { apiOf, refusal, stage, until } from './stage.ts';

async function scene() {
  const { telegram, api, clock } = await stage();
  const anna = telegram.person({ firstName: 'Анна', languageCode: 'ru' });
  const boris = telegram.person({ firstName: 'Борис' });
  return { telegram, api, clock, anna, boris };
}

const ids = (updates: readonly { readonly update_id: number }[]) => updates.map(({ update_id }) => update_id);

test('updates come until they are confirmed, with growing numbers', async () => {
  const { telegram, api, anna, boris } = await scene();
  anna.start('abc');
  boris.start();
  const first = await api.getUpdates();
  expect(first).toHaveLength(2);
  expect(first[0]!.message).toMatchObject({ text: '/start abc', from: { language_code: 'ru' }, chat: { id: anna.id } });
  expect(first[1]!.update_id).toBe(first[0]!.update_id + 1);
  expect(await api.getUpdates()).toEqual(first);
  expect(telegram.isQuiet()).toBe(false);
  expect(await api.getUpdates({ offset: first[1]!.update_id })).toEqual([first[1]]);
  expect(await api.getUpdates({ offset: first[1]!.update_id + 1 })).toEqual([]);
  expect(await api.getUpdates({ offset: 0 })).toEqual([]);
  await until(() => telegram.isQuiet());
});

test('a limit, and an offset from the end', async () => {
  const { api, anna } = await scene();
  anna.start();
  for (const word of ['a', 'b', 'c']) anna.write('bot', word);
  const all = await api.getUpdates();
  expect(ids(await api.getUpdates({ limit: 2 }))).toEqual(ids(all).slice(0, 2));
  expect(ids(await api.getUpdates({ offset: -1 }))).toEqual(ids(all).slice(3));
  expect(ids(await api.getUpdates())).toEqual(ids(all).slice(3));
});

test('a long poll ends when something happens, and takes what happens in one go', async () => {
  const { telegram, api, anna } = await scene();
  const poll = api.getUpdates({ timeout: 30 });
  await until(() => telegram.calls.length === 1 && telegram.isQuiet());
  anna.start();
  anna.write('bot', 'привет');
  expect(await poll).toHaveLength(2);
});

test('a long poll ends by the clock', async () => {
  const { telegram, api, clock } = await scene();
  let answer: unknown = null;
  const poll = api.getUpdates({ timeout: 30 }).then((updates) => {
    answer = updates;
  });
  await until(() => telegram.calls.length === 1 && telegram.isQuiet());
  clock.advance(29_999);
  await apiOf(telegram).getMe();
  expect(answer).toBeNull();
  clock.advance(1);
  await poll;
  expect(answer).toEqual([]);
});

test('a second poller throws the first out', async () => {
  const { telegram, api, anna } = await scene();
  const first = refusal(api.getUpdates({ timeout: 30 }));
  await until(() => telegram.calls.length === 1 && telegram.isQuiet());
  const second = apiOf(telegram).getUpdates({ timeout: 30 });
  expect(await first).toBe(
    '409 Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
  );
  anna.start();
  expect(await second).toHaveLength(1);
});

test('a poll whose caller has hung up swallows nothing', async () => {
  const { telegram, api, anna } = await scene();
  const cut = new AbortController();
  const poll = api.getUpdates({ timeout: 30 }, cut.signal as never).catch(() => 'cut');
  await until(() => telegram.calls.length === 1 && telegram.isQuiet());
  cut.abort();
  expect(await poll).toBe('cut');
  await until(() => telegram.calls[0]!.ok);
  anna.start();
  expect(await api.getUpdates()).toHaveLength(1);
});

test('a bot that dies before it confirms gets the same again', async () => {
  const { telegram, anna } = await scene();
  anna.start();
  const before = await apiOf(telegram).getUpdates({ offset: 0, timeout: 30 });
  const after = await apiOf(telegram).getUpdates({ offset: 0, timeout: 30 });
  expect(after).toEqual(before);
  expect(after).toHaveLength(1);
});

test('a bot that is killed while it polls loses nothing', async () => {
  const { telegram, api, anna } = await scene();
  const address = `${telegram.root}/bot${telegram.token}/getUpdates?timeout=30`;
  const bot = spawn(process.execPath, ['-e', `fetch('${address}').then(() => setInterval(() => {}, 1000))`]);
  await until(() => telegram.calls.length === 1 && telegram.isQuiet());
  anna.start();
  await until(() => telegram.calls[0]!.ok);
  bot.kill('SIGKILL');
  expect(await api.getUpdates({ timeout: 30 })).toHaveLength(1);
  expect(telegram.faults).toEqual([]);
});

test('what nobody fetches for a day is forgotten', async () => {
  const { api, anna, clock } = await scene();
  anna.start();
  clock.advance(24 * 60 * 60 * 1000 - 1);
  anna.write('bot', 'привет');
  expect(await api.getUpdates()).toHaveLength(2);
  clock.advance(1);
  expect(await api.getUpdates()).toHaveLength(1);
});

test('the kinds of updates are chosen once and remembered', async () => {
  const { telegram, api, anna } = await scene();
  await api.getUpdates({ allowed_updates: ['callback_query'] });
  anna.start();
  expect(await api.getUpdates()).toEqual([]);
  await api.getUpdates({ allowed_updates: [] });
  anna.write('bot', 'привет');
  expect(await api.getUpdates()).toHaveLength(1);
  await api.getUpdates({ allowed_updates: ['mesage' as never] });
  expect(telegram.faults).toHaveLength(1);
});

test('a grammY bot talks with people', async () => {
  const { telegram, anna, boris } = await scene();
  const bot = new Bot(telegram.token, { client: { apiRoot: telegram.root, timeoutSeconds: 5 } });
  bot.command('start', (ctx) => ctx.reply(`Привет, ${ctx.from!.first_name}! ${ctx.match}`));
  bot.on('message:text', (ctx) => ctx.reply(ctx.message.text.toUpperCase()));
  const running = bot.start();
  anna.start('42');
  await until(() => anna.direct.messages.length === 2);
  boris.start();
  anna.write('bot', 'как дела');
  await until(() => telegram.isQuiet() && anna.direct.messages.length === 4);
  expect(anna.direct.messages.map(({ text }) => text)).toEqual([
    '/start 42',
    'Привет, Анна! 42',
    'как дела',
    'КАК ДЕЛА',
  ]);
  expect(boris.direct.messages.map(({ id, text }) => [id, text])).toEqual([
    [1, '/start'],
    [2, 'Привет, Борис!'],
  ]);
  expect(telegram.faults).toEqual([]);
  await bot.stop();
  await running;
});
