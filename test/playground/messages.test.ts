import { InputFile } from 'grammy';
import { describe, expect, test } from 'vitest';
import { png, refusal, stage } from './stage.ts';

async function scene(bot: object | 'member' = 'member') {
  const { telegram, api, clock } = await stage();
  const [anna, boris] = ['Анна', 'Борис'].map((firstName) => telegram.person({ firstName }));
  anna!.start();
  const group = telegram.group({ title: 'Двор', creator: anna!, members: [boris!], bot });
  const last = () => anna!.direct.messages.at(-1)!;
  return { telegram, api, clock, anna: anna!, boris: boris!, group, last };
}

describe('sending', () => {
  test('counts characters after the formatting is off, as UTF-16', async () => {
    const { api, anna, last } = await scene();
    await api.sendMessage(anna.id, `<b>${'я'.repeat(4096)}</b>`, { parse_mode: 'HTML' });
    expect(last().text).toHaveLength(4096);
    expect(await refusal(api.sendMessage(anna.id, 'я'.repeat(4097)))).toBe('400 Bad Request: message is too long');
    expect(await refusal(api.sendMessage(anna.id, '🎲'.repeat(2049)))).toBe('400 Bad Request: message is too long');
    expect(await refusal(api.sendMessage(anna.id, ' \n '))).toBe('400 Bad Request: text must be non-empty');
  });

  test('gives back the message as it was kept', async () => {
    const { telegram, api, anna, clock, last } = await scene();
    const sent = await api.sendMessage(anna.id, '  Привет ', {
      protect_content: true,
      disable_notification: true,
      link_preview_options: { is_disabled: true },
    });
    expect(sent).toEqual({
      message_id: 2,
      from: { id: telegram.bot.id, is_bot: true, first_name: 'Omerta', username: 'omerta_bot' },
      chat: { id: anna.id, type: 'private', first_name: 'Анна' },
      date: clock.now() / 1000,
      text: 'Привет',
      has_protected_content: true,
      link_preview_options: { is_disabled: true },
    });
    expect(last()).toMatchObject({ id: 2, text: 'Привет', isProtected: true, isSilent: true });
  });

  test('replies to what is there', async () => {
    const { api, anna, last } = await scene();
    const question = anna.write('bot', 'кто?');
    const sent = await api.sendMessage(anna.id, 'я', { reply_parameters: { message_id: question.id } });
    expect(sent.reply_to_message).toMatchObject({ message_id: question.id, text: 'кто?' });
    expect(last().replyTo).toBe(question);
    const lost = { message_id: 99 };
    expect(await refusal(api.sendMessage(anna.id, 'я', { reply_parameters: lost }))).toBe(
      '400 Bad Request: message to be replied not found',
    );
    await api.sendMessage(anna.id, 'всё равно', { reply_parameters: { ...lost, allow_sending_without_reply: true } });
    expect(last().replyTo).toBeUndefined();
  });

  test('takes entities as they are given, and looks at their places', async () => {
    const { telegram, api, anna, last } = await scene();
    await api.sendMessage(anna.id, 'жирно', { entities: [{ type: 'bold', offset: 0, length: 3 }] });
    expect(last().entities).toEqual([{ type: 'bold', offset: 0, length: 3 }]);
    expect(await refusal(api.sendMessage(anna.id, 'x', { entities: [{ type: 'loud' } as never] }))).toContain(
      "can't parse MessageEntity",
    );
    expect(telegram.faults).toEqual([]);
    await api.sendMessage(anna.id, 'x', { entities: [{ type: 'bold', offset: 0, length: 3 }] });
    expect(telegram.faults).toHaveLength(1);
  });

  test('shows an action, if it is one', async () => {
    const { api, anna } = await scene();
    expect(await api.sendChatAction(anna.id, 'typing')).toBe(true);
    expect(await refusal(api.sendChatAction(anna.id, 'thinking' as never))).toBe(
      '400 Bad Request: wrong parameter action in request',
    );
  });
});

describe('pictures', () => {
  test('are uploaded once and sent again by their id', async () => {
    const { telegram, api, anna, group, last } = await scene();
    const sent = await api.sendPhoto(anna.id, png(640, 480), { caption: '<i>Дон</i>', parse_mode: 'HTML' });
    expect(sent.photo).toMatchObject([{ width: 640, height: 480 }]);
    expect(sent).toMatchObject({ caption: 'Дон', caption_entities: [{ type: 'italic', offset: 0, length: 3 }] });
    expect(last()).toMatchObject({ caption: 'Дон', text: '', photo: { width: 640 } });
    const again = await api.sendPhoto(group.id, sent.photo[0]!.file_id);
    expect(again.photo).toEqual(sent.photo);
    expect(telegram.faults).toEqual([]);
  });

  test('must be pictures of sane size', async () => {
    const { api, anna } = await scene();
    const send = (photo: InputFile | string, other = {}) => refusal(api.sendPhoto(anna.id, photo, other));
    expect(await send(new InputFile(Buffer.from('not a picture'), 'a.png'))).toBe(
      '400 Bad Request: IMAGE_PROCESS_FAILED',
    );
    expect(await send(png(9000, 1001))).toBe('400 Bad Request: PHOTO_INVALID_DIMENSIONS');
    expect(await send(png(2100, 100))).toBe('400 Bad Request: PHOTO_INVALID_DIMENSIONS');
    const huge = new InputFile(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(await send(huge)).toBe('400 Bad Request: file is too big');
    expect(await send('https://example.org/a.png')).toBe('400 Bad Request: failed to get HTTP URL content');
    expect(await send('AgAC-unknown')).toBe('400 Bad Request: wrong file identifier/HTTP URL specified');
    expect(await send('')).toBe('400 Bad Request: there is no photo in the request');
    expect(await send(png(), { caption: 'я'.repeat(1025) })).toBe('400 Bad Request: message caption is too long');
    await api.sendPhoto(anna.id, png(), { caption: 'я'.repeat(1024) });
  });

  test('a JPEG is one too', async () => {
    const { api, anna } = await scene();
    const jpeg = Buffer.from(`ffd8ffe00010${'00'.repeat(14)}ffc000110800f0014003${'00'.repeat(9)}`, 'hex');
    const { photo } = await api.sendPhoto(anna.id, new InputFile(jpeg));
    expect(photo).toMatchObject([{ width: 320, height: 240 }]);
  });
});

describe('editing', () => {
  const markup = { inline_keyboard: [[{ text: 'да', callback_data: 'yes' }]] };

  test('changes the message that people look at', async () => {
    const { telegram, api, anna, clock, last } = await scene();
    const { message_id } = await api.sendMessage(anna.id, 'раз', { reply_markup: markup });
    const held = last();
    clock.advance(5000);
    const edited = await api.editMessageText(anna.id, message_id, '<b>два</b>', { parse_mode: 'HTML' });
    expect(edited).toMatchObject({ text: 'два', edit_date: clock.now() / 1000 });
    expect(held).toMatchObject({ text: 'два', buttons: [], editDate: clock.now() / 1000 });
    await api.editMessageReplyMarkup(anna.id, message_id, { reply_markup: markup });
    expect(held.buttons).toEqual([[{ text: 'да', callbackData: 'yes' }]]);
    expect(telegram.delivered.slice(-3).map(({ what, text, buttons }) => [what, text, buttons.length])).toEqual([
      ['post', 'раз', 1],
      ['edit', 'два', 0],
      ['edit', 'два', 1],
    ]);
  });

  test('must change something', async () => {
    const { api, anna } = await scene();
    const same =
      '400 Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';
    const { message_id } = await api.sendMessage(anna.id, 'раз', { reply_markup: markup });
    expect(await refusal(api.editMessageText(anna.id, message_id, 'раз', { reply_markup: markup }))).toBe(same);
    expect(await refusal(api.editMessageReplyMarkup(anna.id, message_id, { reply_markup: markup }))).toBe(same);
    await api.editMessageText(anna.id, message_id, '<b>раз</b>', { parse_mode: 'HTML', reply_markup: markup });
  });

  test('only what is there, is one’s own, and of that kind', async () => {
    const { api, anna } = await scene();
    const text = await api.sendMessage(anna.id, 'раз');
    const photo = await api.sendPhoto(anna.id, png(), { caption: 'раз' });
    const foreign = anna.write('bot', 'моё');
    const keyboard = await api.sendMessage(anna.id, 'клавиши', { reply_markup: { keyboard: [['да']] } });
    const edit = (id: number) => refusal(api.editMessageText(anna.id, id, 'два'));
    expect(await edit(99)).toBe('400 Bad Request: message to edit not found');
    expect(await edit(foreign.id)).toBe("400 Bad Request: message can't be edited");
    expect(await edit(keyboard.message_id)).toBe("400 Bad Request: message can't be edited");
    expect(await edit(photo.message_id)).toBe('400 Bad Request: there is no text in the message to edit');
    expect(await refusal(api.editMessageCaption(anna.id, text.message_id, { caption: 'два' }))).toBe(
      '400 Bad Request: there is no caption in the message to edit',
    );
    expect(await refusal(api.editMessageText(anna.id, text.message_id, 'я'.repeat(4097)))).toBe(
      '400 Bad Request: MESSAGE_TOO_LONG',
    );
    const forced = { reply_markup: { force_reply: true } as never };
    expect(await refusal(api.editMessageText(anna.id, text.message_id, 'два', forced))).toBe(
      '400 Bad Request: inline keyboard expected',
    );
    await api.editMessageCaption(anna.id, photo.message_id, { caption: 'два' });
    expect(anna.direct.messages.find(({ id }) => id === photo.message_id)!.caption).toBe('два');
  });
});

describe('deleting', () => {
  const CANNOT = "400 Bad Request: message can't be deleted";

  test('makes a message vanish', async () => {
    const { telegram, api, anna } = await scene();
    const { message_id } = await api.sendMessage(anna.id, 'раз');
    const held = anna.direct.messages.at(-1)!;
    await api.deleteMessage(anna.id, message_id);
    expect([held.isDeleted, anna.direct.messages.includes(held)]).toEqual([true, false]);
    expect(telegram.delivered.at(-1)).toMatchObject({ what: 'delete', messageId: message_id });
    expect(await refusal(api.deleteMessage(anna.id, message_id))).toBe('400 Bad Request: message to delete not found');
    expect(await refusal(api.editMessageText(anna.id, message_id, 'два'))).toContain('message to edit not found');
    expect(() => anna.press(held, 'да')).toThrow('deleted');
  });

  test('within two days', async () => {
    const { api, anna, clock } = await scene();
    const { message_id } = await api.sendMessage(anna.id, 'раз');
    const later = await api.sendMessage(anna.id, 'раз');
    clock.advance(48 * 60 * 60 * 1000 - 1000);
    await api.deleteMessage(anna.id, later.message_id);
    clock.advance(1000);
    expect(await refusal(api.deleteMessage(anna.id, message_id))).toBe(CANNOT);
    await api.editMessageText(anna.id, message_id, 'два');
  });

  test('others’ messages only with the right', async () => {
    const { telegram, api, boris, group } = await scene();
    const chatter = boris.write(group, 'болтовня');
    expect(await refusal(api.deleteMessage(group.id, chatter.id))).toBe(CANNOT);
    group.promote(telegram.bot, { can_delete_messages: true });
    await api.deleteMessage(group.id, chatter.id);
    expect(chatter.isDeleted).toBe(true);
  });

  test('many at once, skipping what is gone', async () => {
    const { api, anna } = await scene();
    const one = await api.sendMessage(anna.id, 'раз');
    const two = await api.sendMessage(anna.id, 'два');
    await api.deleteMessages(anna.id, [one.message_id, 99, two.message_id]);
    expect(anna.direct.messages.map(({ text }) => text)).toEqual(['/start']);
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect(await refusal(api.deleteMessages(anna.id, many))).toBe(
      '400 Bad Request: too many message identifiers specified',
    );
    expect(await refusal(api.deleteMessages(anna.id, []))).toBe(
      '400 Bad Request: message identifiers are not specified',
    );
  });
});

describe('pinning', () => {
  test('needs the right in a group, and is told to all', async () => {
    const { telegram, api, group } = await scene();
    const { message_id } = await api.sendMessage(group.id, 'важно');
    expect(await refusal(api.pinChatMessage(group.id, message_id))).toBe(
      '400 Bad Request: not enough rights to manage pinned messages in the chat',
    );
    group.promote(telegram.bot, { can_pin_messages: true });
    expect(await refusal(api.pinChatMessage(group.id, 99))).toBe('400 Bad Request: message to pin not found');
    await api.pinChatMessage(group.id, message_id);
    expect((await api.getChat(group.id)).pinned_message).toMatchObject({ message_id, text: 'важно' });
    expect((await api.getUpdates()).at(-1)!.message!.pinned_message).toMatchObject({ message_id });
    await api.unpinChatMessage(group.id);
    expect((await api.getChat(group.id)).pinned_message).toBeUndefined();
    expect(await refusal(api.unpinChatMessage(group.id))).toBe('400 Bad Request: message to unpin not found');
  });

  test('a deleted message is not pinned any more', async () => {
    const { api, anna } = await scene();
    const { message_id } = await api.sendMessage(anna.id, 'важно');
    await api.pinChatMessage(anna.id, message_id);
    await api.deleteMessage(anna.id, message_id);
    expect((await api.getChat(anna.id)).pinned_message).toBeUndefined();
  });
});

test('message numbers are each chat’s own', async () => {
  const { api, anna, group } = await scene();
  expect((await api.sendMessage(anna.id, 'x')).message_id).toBe(2);
  expect((await api.sendMessage(group.id, 'x')).message_id).toBe(2);
  expect((await api.sendMessage(anna.id, 'x')).message_id).toBe(3);
});
