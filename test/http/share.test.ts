/** The end of a game, to be sent to any chat: with its picture where Telegram has one, never before it is over. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Shareable, shareableSchema } from '../../shared/wire/share.ts';
import { type Answer, ask, Phone, phonesOf, tableOf } from '../kit/apps/phone.ts';
import { FakePrinter } from '../kit/courier/printer.ts';
import type { EveningOptions } from '../kit/evening/evening.ts';
import { leaveToTheEnd } from '../kit/evening/leaving.ts';
import { lobbyTonight } from '../kit/evening/tonight.ts';

const KEY = { key: 'k'.repeat(8) };

async function table(options: EveningOptions = {}) {
  const evening = await lobbyTonight({ players: 6, ...options });
  const phones = phonesOf(evening);
  const game = await tableOf(phones[0]!);
  expect((await phones[0]!.order(game, { do: 'begin' })).status).toBe(200);
  await evening.pass(4);
  const share = (phone: Phone, body: unknown = KEY): Promise<Answer<Shareable>> =>
    phone.get(`/api/tables/${game}/share`, { method: 'POST', body });
  const end = () => leaveToTheEnd(evening, phones, game);
  const stranger = evening.telegram.person({ firstName: 'Eve', languageCode: 'en' });
  stranger.start();
  return { evening, phones, game, share, end, stranger: new Phone(evening, stranger) };
}

const prepared = ({ telegram }: Awaited<ReturnType<typeof table>>['evening']) =>
  telegram.calls.filter(({ method }) => method === 'savePreparedInlineMessage').length;

test('whoever was there sends the very picture and words that the group has, also to another chat', async () => {
  const { evening, phones, share, end } = await table({ printer: new FakePrinter() });
  await end();
  const { status, body } = await share(phones[1]!);
  expect(status).toBe(200);
  expect(v.is(shareableSchema, body)).toBe(true);
  const posted = evening.group.messages.find(({ photo, caption }) => photo && caption?.includes('🏆'))!;
  const sender = phones[1]!.person;
  const elsewhere = evening.telegram.group({ title: 'Elsewhere', creator: sender });
  const shared = sender.share(body.prepared!, elsewhere);
  expect(shared.photo).toBe(posted.photo);
  expect(shared.caption).toBe(posted.caption);
  expect(shared.buttons.flat().map(({ url }) => url)).toEqual([body.link]);
  // Nothing keeps people from forwarding it either.
  expect(posted.isProtected).toBe(false);
  expect(evening.telegram.faults).toEqual([]);
});

test('a game that is on has nothing to share, and Telegram is not asked', async () => {
  const { evening, phones, share } = await table({ printer: new FakePrinter() });
  expect((await share(phones[0]!)).body).toEqual({ prepared: null, link: expect.stringContaining('https://t.me/') });
  expect(prepared(evening)).toBe(0);
});

test('where the end had no picture, words and a link have to do', async () => {
  const { evening, phones, share, end } = await table();
  await end();
  expect((await share(phones[0]!)).body.prepared).toBeNull();
  expect(prepared(evening)).toBe(0);
});

test('a Telegram that refuses or is silent costs nobody more than the picture', async () => {
  const { evening, phones, share, end } = await table({ printer: new FakePrinter() });
  await end();
  evening.telegram.trouble = ({ method }) =>
    method === 'savePreparedInlineMessage' ? { kind: 'server-error', status: 500 } : null;
  expect((await share(phones[0]!)).body.prepared).toBeNull();
  evening.telegram.trouble = ({ method }) =>
    method === 'savePreparedInlineMessage' ? { kind: 'slow', milliseconds: 30_000 } : null;
  const waiting = share(phones[0]!);
  evening.isTroubled = true;
  for (let i = 0; i < 6; i++) await evening.pass(1);
  expect((await waiting).body.prepared).toBeNull();
  evening.telegram.trouble = null;
  await evening.pass(70);
  evening.isTroubled = false;
});

test('nobody else, nothing malformed, and not without end', async () => {
  const { evening, phones, share, end, stranger, game } = await table({ printer: new FakePrinter() });
  await end();
  expect((await share(stranger)).status).toBe(404);
  expect((await ask(evening, `/api/tables/${game}/share`, { body: KEY })).status).toBe(401);
  expect((await phones[0]!.get(`/api/tables/none/share`, { method: 'POST', body: KEY })).status).toBe(404);
  for (const body of [{}, { key: 'short' }, { ...KEY, more: 1 }, []])
    expect((await share(phones[0]!, body)).status).toBe(400);
  const before = prepared(evening);
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await share(phones[2]!)).status);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
  expect(prepared(evening) - before).toBeLessThan(8);
});
