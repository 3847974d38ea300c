import { describe, expect, test } from 'vitest';
import { png, refusal, stage } from './stage.ts';

async function scene(limits: 'strict' | 'off' = 'strict') {
  const { telegram, api, clock } = await stage({ limits });
  const people = Array.from({ length: 31 }, (_, index) => telegram.person({ firstName: `Игрок ${index}` }));
  for (const person of people) person.start();
  const group = telegram.group({ title: 'Двор', creator: people[0]! });
  return { telegram, api, clock, people, anna: people[0]!, group };
}

test('one message a second in a chat', async () => {
  const { telegram, api, clock, anna, group } = await scene();
  await api.sendMessage(anna.id, '1');
  await api.sendMessage(group.id, '1');
  clock.advance(999);
  const error = await api.sendMessage(anna.id, '2').catch((problem) => problem);
  expect([error.error_code, error.description, error.parameters]).toEqual([
    429,
    'Too Many Requests: retry after 1',
    { retry_after: 1 },
  ]);
  expect(telegram.faults).toEqual([`chat ${anna.id}: more than 1 message a second in a chat`]);
  clock.advance(1);
  await api.sendMessage(anna.id, '2');
});

test('edits and pictures count, the rest does not', async () => {
  const { telegram, api, clock, anna } = await scene();
  const text = await api.sendMessage(anna.id, '1');
  const tooSoon = '429 Too Many Requests: retry after 1';
  const markup = { reply_markup: { inline_keyboard: [[{ text: 'x', callback_data: 'x' }]] } };
  expect(await refusal(api.editMessageText(anna.id, text.message_id, '2'))).toBe(tooSoon);
  expect(await refusal(api.editMessageReplyMarkup(anna.id, text.message_id, markup))).toBe(tooSoon);
  expect(await refusal(api.sendPhoto(anna.id, png()))).toBe(tooSoon);
  clock.advance(1000);
  const photo = await api.sendPhoto(anna.id, png());
  expect(await refusal(api.editMessageCaption(anna.id, photo.message_id, { caption: '2' }))).toBe(tooSoon);
  expect(telegram.faults).toHaveLength(4);
  await api.sendChatAction(anna.id, 'typing');
  await api.deleteMessage(anna.id, photo.message_id);
  clock.advance(1000);
  await api.editMessageText(anna.id, text.message_id, '2');
  expect(await refusal(api.sendMessage(anna.id, '3'))).toBe(tooSoon);
});

test('twenty a minute in a group, more in a direct chat', async () => {
  const { telegram, api, clock, anna, group } = await scene();
  for (let count = 0; count < 20; count++) {
    await api.sendMessage(group.id, String(count));
    await api.sendMessage(anna.id, String(count));
    clock.advance(1000);
  }
  await api.sendMessage(anna.id, '20');
  expect(await refusal(api.sendMessage(group.id, '20'))).toBe('429 Too Many Requests: retry after 40');
  expect(telegram.faults).toEqual([`chat ${group.id}: more than 20 messages a minute in a group`]);
  clock.advance(40_000);
  await api.sendMessage(group.id, '20');
});

test('thirty a second in all', async () => {
  const { telegram, api, clock, people } = await scene();
  for (const person of people.slice(0, 30)) await api.sendMessage(person.id, 'x');
  clock.advance(500);
  expect(await refusal(api.sendMessage(people[30]!.id, 'x'))).toBe('429 Too Many Requests: retry after 1');
  expect(telegram.faults).toEqual([`chat ${people[30]!.id}: more than 30 messages a second in all`]);
  clock.advance(500);
  await api.sendMessage(people[30]!.id, 'x');
});

describe('a flood', () => {
  test('has to be waited out', async () => {
    const { telegram, api, clock, anna, people } = await scene();
    telegram.trouble = () => ({ kind: 'flood', retryAfter: 7 });
    const error = await api.sendMessage(anna.id, 'x').catch((problem) => problem);
    expect([error.error_code, error.parameters]).toEqual([429, { retry_after: 7 }]);
    telegram.trouble = null;
    expect(telegram.faults).toEqual([]);
    clock.advance(4500);
    expect(await refusal(api.sendMessage(anna.id, 'x'))).toBe('429 Too Many Requests: retry after 3');
    expect(telegram.faults).toHaveLength(1);
    await api.sendMessage(people[1]!.id, 'x');
    clock.advance(2500);
    await api.sendMessage(anna.id, 'x');
    expect(telegram.faults).toHaveLength(1);
  });
});

test('without limits there are none', async () => {
  const { telegram, api, anna } = await scene('off');
  telegram.trouble = () => ({ kind: 'flood', retryAfter: 7 });
  await refusal(api.sendMessage(anna.id, 'x'));
  telegram.trouble = null;
  for (let count = 0; count < 35; count++) await api.sendMessage(anna.id, 'x');
  expect(telegram.faults).toEqual([]);
});
