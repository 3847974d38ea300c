import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bot, webhookCallback } from 'grammy';
import { expect, onTestFinished, test } from 'vitest';
import { refusal, stage, until } from './stage.ts';

interface Delivery {
  readonly secret: string | undefined;
  readonly body: { readonly update_id: number; readonly message?: { readonly chat: { readonly id: number } } };
}

/** A bot's front door, which answers as it is told; undefined leaves the caller waiting. */
async function door() {
  const deliveries: Delivery[] = [];
  const behaviour: { status: number | undefined } = { status: 200 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const secret = request.headers['x-telegram-bot-api-secret-token'];
    deliveries.push({ secret: secret?.toString(), body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (behaviour.status !== undefined) response.writeHead(behaviour.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, deliveries, behaviour };
}

test('updates are pushed with the secret, and gone with a 2xx', async () => {
  const { telegram, api } = await stage();
  const { url, deliveries } = await door();
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  await api.setWebhook(url, { secret_token: 'se-cret_1', max_connections: 5 });
  await until(() => telegram.isQuiet());
  expect(deliveries).toMatchObject([{ secret: 'se-cret_1', body: { message: { chat: { id: anna.id } } } }]);
  expect(await api.getWebhookInfo()).toMatchObject({ url, pending_update_count: 0, max_connections: 5 });
});

test('a failed push is repeated after pauses that grow', async () => {
  const { telegram, api, clock } = await stage();
  const { url, deliveries, behaviour } = await door();
  behaviour.status = 500;
  await api.setWebhook(url);
  const start = clock.now();
  telegram.person({ firstName: 'Анна' }).start();
  const times: number[] = [];
  for (const attempt of [1, 2, 3]) {
    await until(() => deliveries.length === attempt && clock.next()! - clock.now() < 60_000);
    times.push(clock.now() - start);
    if (attempt === 3) behaviour.status = 204;
    clock.advance(clock.next()! - clock.now());
  }
  await until(() => telegram.isQuiet());
  expect(times).toEqual([0, 1000, 3000]);
  expect(deliveries).toHaveLength(4);
  expect(new Set(deliveries.map(({ body }) => body.update_id)).size).toBe(1);
  expect((await api.getWebhookInfo()).last_error_message).toContain('500');
});

test('a bot that never answers is asked again', async () => {
  const { telegram, api, clock } = await stage();
  const { url, deliveries, behaviour } = await door();
  behaviour.status = undefined;
  await api.setWebhook(url);
  telegram.person({ firstName: 'Анна' }).start();
  await until(() => deliveries.length === 1);
  behaviour.status = 200;
  clock.advance(60_000);
  await until(() => clock.next() === clock.now() + 1000);
  clock.advance(1000);
  await until(() => telegram.isQuiet());
  expect(deliveries).toHaveLength(2);
});

test('a webhook that is taken away is not called again, and a new one at once', async () => {
  const { telegram, api, clock } = await stage();
  const [old, next] = [await door(), await door()];
  old.behaviour.status = 500;
  await api.setWebhook(old.url);
  telegram.person({ firstName: 'Анна' }).start();
  await until(() => old.deliveries.length === 1 && clock.next() === clock.now() + 1000);
  await api.setWebhook(next.url);
  await until(() => telegram.isQuiet());
  clock.advance(60_000);
  await api.getMe();
  expect([old.deliveries.length, next.deliveries.length]).toEqual([1, 1]);
});

test('only so many connections are used at a time', async () => {
  const { telegram, api } = await stage();
  const { url, deliveries, behaviour } = await door();
  behaviour.status = undefined;
  await api.setWebhook(url, { max_connections: 2 });
  for (const firstName of ['Анна', 'Борис', 'Вера']) telegram.person({ firstName }).start();
  await until(() => deliveries.length === 2);
  await api.getMe();
  expect(deliveries).toHaveLength(2);
});

test('a stuck chat holds up only itself', async () => {
  const { telegram, api } = await stage();
  const { url, deliveries, behaviour } = await door();
  const [anna, boris] = ['Анна', 'Борис'].map((firstName) => telegram.person({ firstName }));
  behaviour.status = undefined;
  await api.setWebhook(url);
  anna!.start();
  anna!.write('bot', 'ещё');
  await until(() => deliveries.length === 1);
  behaviour.status = 200;
  boris!.start();
  await until(() => deliveries.length === 2);
  expect(deliveries.map(({ body }) => body.message!.chat.id)).toEqual([anna!.id, boris!.id]);
});

test('redelivery repeats what was taken', async () => {
  const { telegram, api } = await stage();
  const { url, deliveries } = await door();
  telegram.redelivery = { times: () => 3, shuffle: (updates) => updates };
  await api.setWebhook(url);
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  anna.write('bot', 'ещё');
  await until(() => telegram.isQuiet());
  const ids = deliveries.map(({ body }) => body.update_id);
  expect([...new Set(ids)].map((id) => ids.filter((other) => other === id).length)).toEqual([3, 3]);
});

test('what a webhook may be', async () => {
  const { api } = await stage();
  const set = (url: string, other = {}) => refusal(api.setWebhook(url, other));
  expect(await set('http://example.org/hook')).toBe(
    '400 Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
  );
  expect(await set('nonsense')).toBe('400 Bad Request: invalid webhook URL specified');
  expect(await set('https://example.org:3000/')).toContain('only on ports 80, 88, 443 or 8443');
  expect(await set('https://example.org', { secret_token: 'with spaces' })).toBe(
    '400 Bad Request: secret token contains unallowed characters',
  );
  expect(await set('https://example.org', { secret_token: 'x'.repeat(257) })).toBe(
    '400 Bad Request: secret token is too long',
  );
});

test('webhook and polling exclude each other', async () => {
  const { telegram, api } = await stage();
  const { url } = await door();
  const poll = refusal(api.getUpdates({ timeout: 30 }));
  await until(() => telegram.calls.length === 1 && telegram.isQuiet());
  await api.setWebhook(url);
  expect(await poll).toBe('409 Conflict: terminated by setWebhook request');
  expect(await refusal(api.getUpdates())).toBe(
    "409 Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
  );
  await api.deleteWebhook();
  expect(await api.getUpdates()).toEqual([]);
  expect((await api.getWebhookInfo()).url).toBe('');
});

test('pending updates can be dropped', async () => {
  const { telegram, api } = await stage();
  telegram.person({ firstName: 'Анна' }).start();
  await api.deleteWebhook();
  expect(await api.getUpdates()).toHaveLength(1);
  await api.deleteWebhook({ drop_pending_updates: true });
  expect(await api.getUpdates()).toEqual([]);
});

test('grammY accepts what is pushed', async () => {
  const { telegram, api } = await stage();
  const bot = new Bot(telegram.token, { client: { apiRoot: telegram.root, timeoutSeconds: 5 }, botInfo: telegram.bot });
  bot.command('start', (ctx) => ctx.reply('Привет!'));
  const server = createServer(webhookCallback(bot, 'http', { secretToken: 's' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  await api.setWebhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { secret_token: 's' });
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  await until(() => telegram.isQuiet());
  expect(anna.direct.messages.at(-1)!.text).toBe('Привет!');
});
