import type { InlineKeyboardButton } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { refusal, stage } from './stage.ts';

async function scene() {
  const { telegram, api } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  const group = telegram.group({ title: 'Двор', creator: anna });
  const send = (rows: readonly (readonly object[])[], chatId = anna.id) =>
    api.sendMessage(chatId, 'x', { reply_markup: { inline_keyboard: rows as InlineKeyboardButton[][] } });
  const refused = (button: object, chatId = anna.id) => refusal(send([[button]], chatId));
  return { telegram, api, anna, group, send, refused };
}

test('buttons are shown as they were sent', async () => {
  const { telegram, anna, send } = await scene();
  await send([
    [{ text: 'за', callback_data: 'v:1', style: 'danger' }],
    [],
    [
      { text: 'сайт', url: 'https://example.org' },
      { text: 'игра', web_app: { url: 'https://example.org/app' } },
    ],
  ]);
  expect(anna.direct.messages.at(-1)!.buttons).toEqual([
    [{ text: 'за', callbackData: 'v:1', style: 'danger' }],
    [
      { text: 'сайт', url: 'https://example.org' },
      { text: 'игра', webApp: 'https://example.org/app' },
    ],
  ]);
  await send([]);
  expect(anna.direct.messages.at(-1)!.buttons).toEqual([]);
  expect(telegram.faults).toEqual([]);
});

describe('a button', () => {
  test('carries at most 64 bytes', async () => {
    const { send, refused } = await scene();
    await send([[{ text: 'x', callback_data: 'я'.repeat(32) }]]);
    expect(await refused({ text: 'x', callback_data: `${'я'.repeat(32)}z` })).toBe(
      '400 Bad Request: BUTTON_DATA_INVALID',
    );
    expect(await refused({ text: 'x', callback_data: '' })).toContain('Text buttons are unallowed');
    expect(await refused({ text: 'x', callback_data: 5 })).toContain('must be of type String');
  });

  test('has a label and a known style', async () => {
    const { refused } = await scene();
    expect(await refused({ text: ' ', callback_data: 'x' })).toBe(
      '400 Bad Request: inline keyboard button text must be non-empty',
    );
    expect(await refused({ callback_data: 'x' })).toContain('Field "text" must be of type String');
    expect(await refused({ text: 'x', callback_data: 'x', style: 'pink' })).toContain('style');
  });

  test('is of exactly one kind', async () => {
    const { telegram, anna, send, refused } = await scene();
    expect(await refused({ text: 'x' })).toContain('Text buttons are unallowed in the inline keyboard');
    await send([[{ text: 'x', callback_data: 'x', url: 'https://example.org' }]]);
    expect(telegram.faults).toHaveLength(1);
    expect(anna.direct.messages.at(-1)!.buttons).toEqual([[{ text: 'x', url: 'https://example.org' }]]);
    await send([[{ text: 'x', callback_data: 'x', colour: 'red' }]]);
    expect(telegram.faults).toHaveLength(2);
  });

  test.each(['https://', 'ftp://example.org', 'http://local', 'два слова', 'javascript:alert(1)'])(
    'does not lead to %s',
    async (url) => {
      const { refused } = await scene();
      expect(await refused({ text: 'x', url })).toBe('400 Bad Request: BUTTON_URL_INVALID');
    },
  );

  test.each(['https://t.me/bot?start=1', 't.me/bot', 'tg://user?id=5'])('leads to %s', async (url) => {
    const { anna, send } = await scene();
    await send([[{ text: 'x', url }]]);
    expect(anna.direct.messages.at(-1)!.buttons[0]![0]!.url).toBe(url);
  });

  test('opens an app only in a direct chat and only over HTTPS', async () => {
    const { group, refused } = await scene();
    const button = { text: 'x', web_app: { url: 'https://example.org' } };
    expect(await refused({ text: 'x', web_app: {} })).toContain('Field "url" must be of type String');
    expect(await refused(button, group.id)).toBe('400 Bad Request: BUTTON_TYPE_INVALID');
    expect(await refused({ text: 'x', web_app: { url: 'http://example.org' } })).toContain(
      'Only HTTPS links are allowed',
    );
  });
});

test('a keyboard has at most 100 buttons, 8 in a row', async () => {
  const { api, anna, send } = await scene();
  const rows = (count: number, wide: number) =>
    Array.from({ length: count }, () => Array.from({ length: wide }, () => ({ text: 'x', callback_data: 'x' })));
  await send(rows(20, 5));
  await send(rows(1, 8));
  expect(await refusal(send([...rows(20, 5), ...rows(1, 1)]))).toBe('400 Bad Request: reply markup is too long');
  expect(await refusal(send(rows(1, 9)))).toBe('400 Bad Request: reply markup is too long');
  expect(await refusal(api.sendMessage(anna.id, 'x', { reply_markup: { inline_keyboard: [{}] } as never }))).toContain(
    'must be an Array of Arrays',
  );
});
