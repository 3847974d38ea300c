/** Pictures that change: what `editMessageMedia` and `editMessageCaption` take, and what they refuse. */
import { InputFile } from 'grammy';
import type { InputMediaPhoto } from 'grammy/types';
import { expect, test } from 'vitest';
import { png, post, refusal, stage } from './stage.ts';

async function scene() {
  const { telegram, api, clock } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  const group = telegram.group({ title: 'Двор', creator: anna });
  return { telegram, api, clock, anna, group };
}

const photo = (media: InputFile | string, other = {}) => ({ type: 'photo', media, ...other }) as InputMediaPhoto;
const markup = { inline_keyboard: [[{ text: 'да', callback_data: 'yes' }]] };

test('another picture takes the place of the first, with its caption and buttons', async () => {
  const { telegram, api, anna, clock } = await scene();
  const { message_id } = await api.sendPhoto(anna.id, png(640, 480), { caption: 'ночь', reply_markup: markup });
  const held = anna.direct.messages.at(-1)!;
  clock.advance(5000);
  const caption = { caption: '<b>утро</b>', parse_mode: 'HTML' };
  const edited = await api.editMessageMedia(anna.id, message_id, photo(png(800, 600), caption));
  expect(edited).toMatchObject({ caption: 'утро', photo: [{ width: 800 }], edit_date: clock.now() / 1000 });
  expect(edited).not.toHaveProperty('reply_markup');
  expect(held).toMatchObject({ caption: 'утро', text: '', photo: { width: 800 }, buttons: [] });
  expect(held.entities).toMatchObject([{ type: 'bold', offset: 0, length: 4 }]);
  expect(telegram.delivered.at(-1)).toMatchObject({ what: 'edit', text: 'утро' });
  expect(telegram.faults).toEqual([]);
});

test('a picture that is known goes by its name, in any chat', async () => {
  const { telegram, api, anna, group } = await scene();
  const { photo: sizes } = await api.sendPhoto(anna.id, png(640, 480));
  const { message_id } = await api.sendPhoto(group.id, png(800, 600));
  const edited = await api.editMessageMedia(group.id, message_id, photo(sizes[0]!.file_id));
  expect(edited).toMatchObject({ photo: sizes });
  expect(await refusal(api.editMessageMedia(group.id, message_id, photo('AgAC-unknown')))).toBe(
    '400 Bad Request: wrong file identifier/HTTP URL specified',
  );
  expect(telegram.faults).toEqual([]);
});

test('something has to change: the picture, its words or its buttons', async () => {
  const { api, anna } = await scene();
  const options = { caption: 'утро', reply_markup: markup };
  const sent = await api.sendPhoto(anna.id, png(640, 480), options);
  const { file_id } = sent.photo[0]!;
  const edit = (name: string, caption: string, other = {}) =>
    api.editMessageMedia(anna.id, sent.message_id, photo(name, { caption }), other);
  const same = 'message is not modified';
  expect(await refusal(edit(file_id, 'утро', { reply_markup: markup }))).toContain(same);
  expect(await refusal(api.editMessageCaption(anna.id, sent.message_id, options))).toContain(same);
  await edit(file_id, 'утро');
  await edit(file_id, 'день');
  expect(await refusal(edit(file_id, 'день'))).toContain(same);
});

test('a text becomes a picture, a picture no text', async () => {
  const { api, anna } = await scene();
  const { message_id } = await api.sendMessage(anna.id, 'ночь', { link_preview_options: { is_disabled: true } });
  const edited = await api.editMessageMedia(anna.id, message_id, photo(png(), { caption: 'утро' }));
  expect(edited).toMatchObject({ message_id, caption: 'утро', photo: [{ width: 640 }] });
  expect(edited).not.toHaveProperty('text');
  expect(edited).not.toHaveProperty('link_preview_options');
  expect(await refusal(api.editMessageText(anna.id, message_id, 'день'))).toBe(
    '400 Bad Request: there is no text in the message to edit',
  );
});

test('what cannot be read, is no picture or too long is refused', async () => {
  const { telegram, api, anna } = await scene();
  const { message_id } = await api.sendPhoto(anna.id, png());
  const edit = (media: unknown) => refusal(api.editMessageMedia(anna.id, message_id, media as InputMediaPhoto));
  expect(await edit(photo(new InputFile(Buffer.from('no'), 'a.png')))).toBe('400 Bad Request: IMAGE_PROCESS_FAILED');
  expect(await edit(photo(png(9000, 1001)))).toBe('400 Bad Request: PHOTO_INVALID_DIMENSIONS');
  expect(await edit(photo(png(), { caption: 'я'.repeat(1025) }))).toBe('400 Bad Request: message caption is too long');
  expect(await edit(photo('attach://nowhere'))).toBe("400 Bad Request: can't parse InputMedia: media not found");
  expect(await edit({ type: 'photo' })).toBe("400 Bad Request: can't parse InputMedia: media not found");
  expect(await edit({ media: 'x' })).toBe('400 Bad Request: can\'t parse InputMedia: Can\'t find field "type"');
  expect(await edit([])).toBe("400 Bad Request: can't parse InputMedia: expected an Object");
  expect(await edit(photo(png(), { caption: '<b>', parse_mode: 'HTML' }))).toContain("can't parse entities");
  expect(telegram.faults).toEqual([]);
  expect(await edit({ type: 'video', media: 'x' })).toContain('type "video" is unsupported');
  expect(await edit(photo('x', { thumbnail: 'y' }))).toContain('wrong file identifier');
  expect(telegram.faults).toHaveLength(2);
  const body = new URLSearchParams({ chat_id: `${anna.id}`, message_id: `${message_id}`, media: '{' });
  expect(await (await post(telegram, 'editMessageMedia', { body })).json()).toMatchObject({
    description: "Bad Request: can't parse input media JSON object",
  });
});

test('where photos are forbidden only words can be sent and changed', async () => {
  const { api, group } = await scene();
  const { message_id } = await api.sendPhoto(group.id, png(), { caption: 'ночь' });
  group.room.permissions = { ...group.room.permissions, can_send_photos: false };
  expect(await refusal(api.sendPhoto(group.id, png()))).toBe(
    '400 Bad Request: not enough rights to send photos to the chat',
  );
  expect(await refusal(api.editMessageMedia(group.id, message_id, photo(png(800, 600))))).toBe(
    '400 Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN',
  );
  await api.editMessageCaption(group.id, message_id, { caption: 'утро' });
  await api.sendMessage(group.id, 'утро');
});

test('what is uploaded is written down with the call, under the name it came by', async () => {
  const { telegram, api, anna } = await scene();
  const { message_id } = await api.sendPhoto(anna.id, png(640, 480));
  await api.editMessageMedia(anna.id, message_id, photo(png(800, 600)));
  const uploads = telegram.calls.flatMap(({ files }) => files);
  expect(uploads.map(({ name, bytes }) => [name, bytes.readUInt32BE(16)])).toEqual([
    ['a picture.png', 640],
    ['a picture.png', 800],
  ]);
});
