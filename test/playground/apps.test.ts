/** Mini Apps: which addresses Telegram takes, how they are opened, and what they are handed. */
import { createHmac } from 'node:crypto';
import type { InlineKeyboardButton } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { refusal, stage } from './stage.ts';

const APP = 'https://mafia.example.org/app/';

async function scene(isTestServer = false) {
  const { telegram, api, clock } = await stage({ isTestServer });
  const anna = telegram.person({ firstName: 'Анна', username: 'anna', languageCode: 'uk' });
  const boris = telegram.person({ firstName: 'Борис', lastName: 'Б.' });
  anna.start();
  const group = telegram.group({ title: 'Двір', creator: anna, members: [boris] });
  const send = async (button: object, chatId = anna.id) => {
    await api.sendMessage(chatId, 'x', { reply_markup: { inline_keyboard: [[button as InlineKeyboardButton]] } });
    return (chatId === anna.id ? anna.direct : group).messages.at(-1)!;
  };
  const direct = (url = APP) => send({ text: 'open', web_app: { url } });
  const link = (param = 'game_1') => send({ text: 'open', url: `https://t.me/omerta_bot?startapp=${param}` }, group.id);
  return { telegram, api, clock, anna, boris, group, direct, link };
}

/** As Telegram's documentation tells a bot to check it. */
function fieldsOf(initData: string, token: string): Readonly<Record<string, string>> {
  const pairs = initData.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    return [name, value] as const;
  });
  const lines = pairs.flatMap(([name, value]) => (name === 'hash' ? [] : [`${name}=${value}`])).sort();
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const fields = Object.fromEntries(pairs);
  expect(fields.hash).toBe(createHmac('sha256', key).update(lines.join('\n')).digest('hex'));
  return fields;
}

describe('an address', () => {
  test('is https, whatever Telegram it is', async () => {
    for (const isTestServer of [false, true]) {
      const { direct, api } = await scene(isTestServer);
      await direct();
      await api.setChatMenuButton({ menu_button: { type: 'web_app', text: 'x', web_app: { url: APP } } });
      expect(await refusal(direct('http://mafia.example.org'))).toContain('Only HTTPS links are allowed');
      expect(await refusal(direct('https://'))).toContain('Only HTTPS links are allowed');
    }
  });

  test('without TLS is for test servers, and on the same machine', async () => {
    const here = 'http://127.0.0.1:8080/app/';
    const menu = (url: string) => ({ menu_button: { type: 'web_app', text: 'x', web_app: { url } } }) as const;
    const trial = await scene(true);
    await trial.direct(here);
    await trial.api.setChatMenuButton(menu(here));
    trial.telegram.mainApp = here;
    const real = await scene();
    expect(await refusal(real.direct(here))).toContain('Only HTTPS links are allowed');
    expect(await refusal(real.api.setChatMenuButton(menu(here)))).toContain('BUTTON_URL_INVALID');
    expect(() => {
      real.telegram.mainApp = here;
    }).toThrow('BotFather takes no');
  });
});

describe('opening', () => {
  test('by a button of the direct chat hands over who it is, and a query', async () => {
    const { telegram, clock, anna, direct } = await scene();
    const { url, initData } = anna.openApp(await direct(`${APP}?table=g`), 'open');
    expect(url).toBe(`${APP}?table=g`);
    const fields = fieldsOf(initData, telegram.token);
    expect(Object.keys(fields).sort()).toEqual(['auth_date', 'hash', 'query_id', 'signature', 'user']);
    expect(JSON.parse(fields.user!)).toEqual({
      id: anna.id,
      first_name: 'Анна',
      last_name: '',
      username: 'anna',
      language_code: 'uk',
      allows_write_to_pm: true,
    });
    expect(Number(fields.auth_date)).toBe(clock.now() / 1000);
    expect(fields.signature).toMatch(/^[\w-]{86}$/);
  });

  test('by a link in a group hands over its parameter, and the chat only by another name', async () => {
    const { telegram, group, boris, link } = await scene();
    telegram.mainApp = APP;
    const post = await link();
    const { url, initData } = boris.openApp(post, 'open');
    expect(url).toBe(`${APP}?tgWebAppStartParam=game_1`);
    const fields = fieldsOf(initData, telegram.token);
    expect(fields.start_param).toBe('game_1');
    expect(fields.chat_type).toBe('supergroup');
    expect(fields.chat_instance).toMatch(/^\d+$/);
    expect(initData).not.toContain(String(Math.abs(group.id)));
    expect(fields).not.toHaveProperty('query_id');
    // He has never opened the chat with the bot.
    expect(JSON.parse(fields.user!)).toEqual({ id: boris.id, first_name: 'Борис', last_name: 'Б.' });
  });

  test('by a link takes a main app, which the bot is told of', async () => {
    const { telegram, api, boris, link } = await scene();
    const post = await link();
    expect((await api.getMe()).has_main_web_app).toBe(false);
    expect(() => boris.openApp(post, 'open')).toThrow('opens no app');
    telegram.mainApp = APP;
    expect((await api.getMe()).has_main_web_app).toBe(true);
    boris.openApp(post, 'open');
    const odd = await link('two%20words');
    expect(() => boris.openApp(odd, 'open')).toThrow('opens no app');
  });

  test('by the menu, once it leads there', async () => {
    const { telegram, api, anna, boris } = await scene();
    expect(() => anna.openApp('menu')).toThrow('opens no app by the menu');
    await api.setChatMenuButton({ menu_button: { type: 'web_app', text: 'x', web_app: { url: APP } } });
    const { url, initData } = anna.openApp('menu');
    expect(url).toBe(APP);
    expect(fieldsOf(initData, telegram.token)).toHaveProperty('query_id');
    expect(() => boris.openApp('menu')).toThrow('opens no app by the menu');
  });

  test('takes a message that one can see', async () => {
    const { telegram, boris, direct } = await scene();
    telegram.mainApp = APP;
    const post = await direct();
    expect(() => boris.openApp(post, 'open')).toThrow('is not in the chat');
  });

  test('each time is signed anew', async () => {
    const { telegram, clock, anna } = await scene();
    const one = anna.initData();
    clock.advance(5000);
    const other = anna.initData();
    expect(other).not.toBe(one);
    expect(Number(fieldsOf(other, telegram.token).auth_date)).toBe(Number(fieldsOf(one, telegram.token).auth_date) + 5);
  });
});

test('whoever lets the bot write from the app has opened the chat', async () => {
  const { telegram, api, boris } = await scene();
  expect(await refusal(api.sendMessage(boris.id, 'x'))).toContain('403');
  boris.allowWriting();
  await api.sendMessage(boris.id, 'x');
  const updates = await api.getUpdates();
  const { message } = updates.find(({ message: said }) => said?.chat.id === boris.id)!;
  expect(message).toMatchObject({ from: { id: boris.id }, write_access_allowed: { from_request: true } });
  expect(message).not.toHaveProperty('text');
  expect(JSON.parse(fieldsOf(boris.initData(), telegram.token).user!)).toMatchObject({ allows_write_to_pm: true });
  boris.block();
  expect(() => boris.allowWriting()).toThrow('has blocked the bot');
  expect(JSON.parse(fieldsOf(boris.initData(), telegram.token).user!)).not.toHaveProperty('allows_write_to_pm');
});
