/** Messages that are laid ready for somebody to send from the app: what is taken, who may send them, and where they go. */
import type { InlineQueryResultCachedPhoto } from 'grammy/types';
import { expect, test } from 'vitest';
import { png, refusal, stage } from './stage.ts';

const everywhere = { allow_user_chats: true, allow_group_chats: true };

async function scene() {
  const { telegram, api, clock } = await stage();
  const [anna, boris] = ['Анна', 'Борис'].map((firstName) => telegram.person({ firstName }));
  anna!.start();
  const group = telegram.group({ title: 'Двор', creator: anna! });
  boris!.enter(group);
  const sent = await api.sendPhoto(anna!.id, png(640, 480));
  const photo = (other = {}) =>
    ({ type: 'photo', id: 'x', photo_file_id: sent.photo[0]!.file_id, ...other }) as InlineQueryResultCachedPhoto;
  return { telegram, api, clock, anna: anna!, boris: boris!, group, photo };
}

test('goes where its person sends it: with its picture, words and buttons, by way of the bot', async () => {
  const { telegram, api, anna, group, photo, clock } = await scene();
  const reply_markup = { inline_keyboard: [[{ text: 'открыть', url: 'https://t.me/omerta_bot' }]] };
  const result = photo({ caption: '<b>итог</b>', parse_mode: 'HTML', reply_markup });
  const { id, expiration_date } = await api.savePreparedInlineMessage(anna.id, result, everywhere);
  expect(expiration_date).toBeGreaterThan(clock.now() / 1000);
  const seen = await api.getUpdates();
  const post = anna.share(id, group);
  expect(post).toMatchObject({ caption: 'итог', photo: { width: 640 }, from: { id: anna.id } });
  expect(post.buttons[0]![0]).toMatchObject({ text: 'открыть' });
  const [update] = await api.getUpdates({ offset: seen.at(-1)!.update_id + 1 });
  expect(update).toMatchObject({ message: { caption: 'итог', via_bot: { id: telegram.bot.id } } });
  expect(telegram.faults).toEqual([]);
});

test('belongs to one person, for some time, and goes only where it may', async () => {
  const { api, anna, boris, group, photo, clock } = await scene();
  const { id } = await api.savePreparedInlineMessage(anna.id, photo(), everywhere);
  expect(() => boris.share(id, group)).toThrow('nothing of that name');
  expect(() => anna.share('other', group)).toThrow('nothing of that name');
  const elsewhere = await api.savePreparedInlineMessage(anna.id, photo(), { allow_user_chats: true });
  expect(() => anna.share(elsewhere.id, group)).toThrow('may not share that with a group');
  clock.advance(3_600_000);
  expect(() => anna.share(id, group)).toThrow('too late');
});

test('is refused like anything else that Telegram does not take', async () => {
  const { telegram, api, anna, photo } = await scene();
  const save = (result: object, person = anna.id) =>
    refusal(api.savePreparedInlineMessage(person, result as InlineQueryResultCachedPhoto, everywhere));
  expect(await save(photo(), 1)).toBe('400 Bad Request: USER_ID_INVALID');
  expect(await save(photo({ id: '' }))).toContain('RESULT_ID_INVALID');
  expect(await save(photo({ id: 'ї'.repeat(33) }))).toContain('RESULT_ID_INVALID');
  expect(await save(photo({ photo_file_id: 'AgAC-unknown' }))).toContain('wrong file identifier');
  expect(await save(photo({ caption: 'x'.repeat(1025) }))).toContain('caption is too long');
  expect(await save(photo({ caption: '<b>итог', parse_mode: 'HTML' }))).toContain("can't parse entities");
  const app = { inline_keyboard: [[{ text: 'x', web_app: { url: 'https://example.org' } }]] };
  expect(await save(photo({ reply_markup: app }))).toContain('BUTTON_TYPE_INVALID');
  expect(telegram.faults).toEqual([]);
  await api.savePreparedInlineMessage(anna.id, photo({ title: 'x' }));
  expect(telegram.faults.join()).toMatch(/title.*nowhere/);
});
