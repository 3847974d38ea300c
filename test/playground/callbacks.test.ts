import { expect, test } from 'vitest';
import { refusal, stage } from './stage.ts';

const TOO_OLD = '400 Bad Request: query is too old and response timeout expired or query ID is invalid';

async function scene() {
  const { telegram, api, clock } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  await api.sendMessage(anna.id, 'голосуем', {
    reply_markup: {
      inline_keyboard: [
        [
          { text: 'За Бориса', callback_data: 'v:2' },
          { text: 'За Веру', callback_data: 'v:3' },
        ],
        [
          { text: 'За', callback_data: 'v:0' },
          { text: 'правила', url: 'https://example.org' },
        ],
      ],
    },
  });
  const question = anna.direct.messages.at(-1)!;
  return { telegram, api, clock, anna, question };
}

test('a press reaches the bot, and the answer the person', async () => {
  const { api, anna, question } = await scene();
  const press = anna.press(question, 'Бориса');
  const query = (await api.getUpdates()).at(-1)!.callback_query!;
  expect(query).toMatchObject({
    id: press.id,
    data: 'v:2',
    from: { id: anna.id },
    message: { message_id: question.id, text: 'голосуем' },
  });
  expect([press.isAnswered, press.answer]).toEqual([false, null]);
  await api.answerCallbackQuery(query.id, { text: 'Голос принят', show_alert: true });
  expect(await press.answered()).toEqual({ text: 'Голос принят', showAlert: true });
  expect([press.isAnswered, press.answer]).toEqual([true, { text: 'Голос принят', showAlert: true }]);
});

test('a button is named by its label, a part of it, or a condition', async () => {
  const { anna, question } = await scene();
  expect(anna.press(question, 'За').data).toBe('v:0');
  expect(anna.press(question, 'Веру').data).toBe('v:3');
  expect(anna.press(question, ({ callbackData }) => callbackData === 'v:2').data).toBe('v:2');
  expect(() => anna.press(question, 'ру')).not.toThrow();
  expect(() => anna.press(question, 'За ')).toThrow('finds 2');
  expect(() => anna.press(question, 'Против')).toThrow('finds 0');
  expect(() => anna.press(question, 'правила')).toThrow('opens a link');
});

test('there are fifteen seconds for an answer', async () => {
  const { api, clock, anna, question } = await scene();
  const [early, late] = [anna.press(question, 'За'), anna.press(question, 'За')];
  clock.advance(14_999);
  await api.answerCallbackQuery(early.id);
  clock.advance(1);
  expect(await refusal(api.answerCallbackQuery(late.id))).toBe(TOO_OLD);
  expect(await late.answered()).toBeNull();
  expect(early.answer).toEqual({ showAlert: false });
});

test('and for one only', async () => {
  const { api, anna, question } = await scene();
  const press = anna.press(question, 'За');
  await api.answerCallbackQuery(press.id, { text: 'раз' });
  expect(await refusal(api.answerCallbackQuery(press.id, { text: 'два' }))).toBe(TOO_OLD);
  expect(press.answer!.text).toBe('раз');
  expect(await refusal(api.answerCallbackQuery('12345'))).toBe(TOO_OLD);
});

test('what an answer may be', async () => {
  const { api, anna, question } = await scene();
  const press = anna.press(question, 'За');
  const answer = (other: object) => refusal(api.answerCallbackQuery(press.id, other));
  expect(await answer({ text: 'я'.repeat(201) })).toBe('400 Bad Request: MESSAGE_TOO_LONG');
  expect(await answer({ url: 'https://example.org' })).toBe('400 Bad Request: URL_INVALID');
  expect(await answer({ url: 'https://t.me/other_bot?start=1' })).toBe('400 Bad Request: URL_INVALID');
  await api.answerCallbackQuery(press.id, { text: 'я'.repeat(200), url: 'https://t.me/omerta_bot?start=g1' });
  expect(press.answer).toMatchObject({ url: 'https://t.me/omerta_bot?start=g1' });
});
