import { describe, expect, test } from 'vitest';
import { apiOf, post, refusal, stage } from './stage.ts';

describe('who may call what', () => {
  test('the bot is told who it is', async () => {
    const { telegram, api } = await stage({ username: 'other_bot' });
    expect(await api.getMe()).toEqual(telegram.bot);
    expect(telegram.bot).toMatchObject({ is_bot: true, username: 'other_bot', can_read_all_group_messages: false });
  });

  test('a wrong token, an odd path and an unknown method', async () => {
    const { telegram } = await stage();
    expect(await refusal(apiOf(telegram, '7000000001:wrong').getMe())).toBe('401 Unauthorized');
    expect(await refusal(apiOf(telegram, 'nonsense').getMe())).toBe('404 Not Found');
    expect(telegram.faults).toEqual([]);
    const response = await post(telegram, 'sendTelepathy');
    expect([response.status, await response.json()]).toEqual([
      404,
      { ok: false, error_code: 404, description: 'Not Found' },
    ]);
    expect(telegram.faults).toHaveLength(1);
  });

  test('case does not matter in the name of a method', async () => {
    const { telegram } = await stage();
    expect((await post(telegram, 'GETME')).status).toBe(200);
  });
});

describe('however parameters are sent', () => {
  const words = { inline_keyboard: [[{ text: 'да', callback_data: 'yes' }]] };

  async function scene() {
    const { telegram } = await stage();
    const anna = telegram.person({ firstName: 'Анна' });
    anna.start();
    return { telegram, anna, last: () => anna.direct.messages.at(-1)! };
  }

  test('in the address', async () => {
    const { telegram, anna, last } = await scene();
    const query = new URLSearchParams({ chat_id: String(anna.id), text: 'привет', protect_content: 'true' });
    await fetch(`${telegram.root}/bot${telegram.token}/sendMessage?${query}`);
    expect([last().text, last().isProtected]).toEqual(['привет', true]);
  });

  test('as JSON', async () => {
    const { telegram, anna, last } = await scene();
    await post(telegram, 'sendMessage', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: anna.id, text: 'привет', reply_markup: words }),
    });
    expect(last().buttons).toEqual([[{ text: 'да', callbackData: 'yes' }]]);
  });

  test('as a form, with nested objects in JSON', async () => {
    const { telegram, anna, last } = await scene();
    const fields = { chat_id: String(anna.id), text: 'привет', reply_markup: JSON.stringify(words) };
    await post(telegram, 'sendMessage', { body: new URLSearchParams(fields) });
    expect(last().buttons).toEqual([[{ text: 'да', callbackData: 'yes' }]]);

    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, text: 'ещё' })) form.set(name, value);
    await post(telegram, 'sendMessage', { body: form });
    expect(last()).toMatchObject({ text: 'ещё', buttons: [[{ text: 'да', callbackData: 'yes' }]] });
    expect(telegram.faults).toEqual([]);
  });

  test('what cannot be read is refused, and noted', async () => {
    const { telegram, anna } = await scene();
    const json = { 'content-type': 'application/json' };
    expect((await post(telegram, 'sendMessage', { headers: json, body: '{' })).status).toBe(400);
    expect(telegram.faults).toHaveLength(1);
    const body = new URLSearchParams({ chat_id: String(anna.id), text: 'x', reply_markup: '{' });
    expect(await (await post(telegram, 'sendMessage', { body })).json()).toMatchObject({
      description: "Bad Request: can't parse reply keyboard markup JSON object",
    });
  });
});

describe('parameters', () => {
  test('what is missing', async () => {
    const { telegram, api } = await stage();
    const anna = telegram.person({ firstName: 'Анна' });
    anna.start();
    const send = (params: object) => refusal(api.raw.sendMessage(params as never));
    expect(await send({ text: 'x' })).toBe('400 Bad Request: chat_id is empty');
    expect(await send({ chat_id: anna.id })).toBe('400 Bad Request: message text is empty');
    expect(await send({ chat_id: 'nobody', text: 'x' })).toBe('400 Bad Request: chat not found');
    expect(await refusal(api.raw.deleteMessage({ chat_id: anna.id } as never))).toBe(
      '400 Bad Request: message identifier is not specified',
    );
  });

  test('one that the method does not have is ignored, and noted', async () => {
    const { telegram, api } = await stage();
    const anna = telegram.person({ firstName: 'Анна' });
    anna.start();
    await api.sendMessage(anna.id, 'привет', { disable_web_page_preview: true } as never);
    expect(anna.direct.messages.at(-1)!.text).toBe('привет');
    expect(telegram.faults).toEqual(['sendMessage: parameter "disable_web_page_preview" is unknown or not emulated']);
  });

  test('one of a wrong type is noted', async () => {
    const { telegram, api } = await stage();
    const anna = telegram.person({ firstName: 'Анна' });
    anna.start();
    await api.raw.sendMessage({ chat_id: anna.id, text: 5 as never });
    await api.raw.sendMessage({ chat_id: anna.id, text: 'x', protect_content: 'maybe' as never });
    await api.raw.getUpdates({ limit: 'many' as never });
    expect(telegram.faults).toEqual([
      'sendMessage: parameter "text" is not a string',
      'sendMessage: parameter "protect_content" is not a boolean',
      'getUpdates: parameter "limit" is not an integer',
    ]);
  });

  test('every call is written down', async () => {
    const { telegram, api, clock } = await stage();
    await api.getMe();
    clock.advance(500);
    await refusal(api.sendMessage(12, 'x'));
    expect(telegram.calls).toEqual([
      { at: clock.now() - 500, method: 'getMe', params: {}, chatId: null, files: [], ok: true },
      {
        at: clock.now(),
        method: 'sendMessage',
        params: { chat_id: 12, text: 'x' },
        chatId: 12,
        files: [],
        ok: false,
        description: 'Bad Request: chat not found',
      },
    ]);
  });
});
