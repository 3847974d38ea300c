import { describe, expect, test } from 'vitest';
import { refusal, stage } from './stage.ts';

async function scene() {
  const { telegram, api, clock } = await stage();
  const [anna, boris] = ['Анна', 'Борис'].map((firstName) => telegram.person({ firstName }));
  return { telegram, api, clock, anna: anna!, boris: boris! };
}

describe('direct chats', () => {
  test('a stranger does not exist, an acquaintance has to begin', async () => {
    const { telegram, api, anna, boris } = await scene();
    expect(await refusal(api.sendMessage(anna.id, 'x'))).toBe('400 Bad Request: chat not found');
    expect(await refusal(api.getChat(anna.id))).toBe('400 Bad Request: chat not found');
    telegram.group({ title: 'Двор', creator: boris, members: [anna] });
    expect(await refusal(api.sendMessage(anna.id, 'x'))).toBe(
      "403 Forbidden: bot can't initiate conversation with a user",
    );
    anna.start();
    await api.sendMessage(anna.id, 'x');
    expect(anna.direct.messages.map(({ text }) => text)).toEqual(['/start', 'x']);
    expect(await api.getChat(anna.id)).toMatchObject({ id: anna.id, type: 'private', first_name: 'Анна' });
  });

  test('a person writes only after Start', async () => {
    const { anna } = await scene();
    expect(() => anna.write('bot', 'привет')).toThrow('Анна has to press Start first');
    expect(() => anna.start('не то')).toThrow('cannot start');
    anna.start();
    expect(anna.write('bot', 'привет').text).toBe('привет');
    expect(() => anna.write('bot', ' ')).toThrow('empty');
  });

  test('who blocks the bot is not reached until they come back', async () => {
    const { api, anna } = await scene();
    expect(() => anna.block()).toThrow('no bot to block');
    expect(() => anna.unblock()).toThrow('has not blocked');
    anna.start();
    const { message_id } = await api.sendMessage(anna.id, 'x');
    anna.block();
    expect(() => anna.block()).toThrow('no bot to block');
    expect(await refusal(api.sendMessage(anna.id, 'y'))).toBe('403 Forbidden: bot was blocked by the user');
    expect(await refusal(api.editMessageText(anna.id, message_id, 'y'))).toBe(
      '403 Forbidden: bot was blocked by the user',
    );
    expect(await refusal(api.sendChatAction(anna.id, 'typing'))).toBe('403 Forbidden: bot was blocked by the user');
    expect(() => anna.write('bot', 'привет')).toThrow('has blocked the bot');
    anna.unblock();
    await api.sendMessage(anna.id, 'y');
    const changes = (await api.getUpdates()).flatMap(({ my_chat_member }) => my_chat_member ?? []);
    expect(changes.map((change) => [change.old_chat_member.status, change.new_chat_member.status])).toEqual([
      ['member', 'kicked'],
      ['kicked', 'member'],
    ]);
    anna.block();
    anna.start();
    expect(anna.direct.isBlocked).toBe(false);
  });
});

describe('groups', () => {
  test.each([
    ['group', -4_000_001],
    ['supergroup', -1_002_000_000_001],
  ] as const)('from a %s the bot can be kept out, thrown out, or go', async (kind, id) => {
    const { telegram, api, anna } = await scene();
    const group = telegram.group({ title: 'Двор', creator: anna, kind, bot: 'absent' });
    expect(group.id).toBe(id);
    expect(await refusal(api.sendMessage(group.id, 'x'))).toBe('400 Bad Request: chat not found');
    group.addBot();
    await api.sendMessage(group.id, 'x');
    group.removeBot();
    expect(await refusal(api.sendMessage(group.id, 'x'))).toBe(`403 Forbidden: bot was kicked from the ${kind} chat`);
    group.addBot({ can_pin_messages: true });
    await api.leaveChat(group.id);
    expect(await refusal(api.sendMessage(group.id, 'x'))).toBe(
      `403 Forbidden: bot is not a member of the ${kind} chat`,
    );
    const changes = (await api.getUpdates()).flatMap(({ my_chat_member }) => my_chat_member ?? []);
    expect(changes.map(({ from, new_chat_member }) => [from.id, new_chat_member.status])).toEqual([
      [anna.id, 'member'],
      [anna.id, 'kicked'],
      [anna.id, 'administrator'],
      [telegram.bot.id, 'left'],
    ]);
  });

  test('the bot is told who it is there, and who came with it', async () => {
    const { telegram, api, anna } = await scene();
    telegram.group({ title: 'Двор', creator: anna, bot: { can_restrict_members: true } });
    const [added, arrival] = await api.getUpdates();
    expect(added!.my_chat_member).toMatchObject({
      chat: { type: 'supergroup', title: 'Двор' },
      old_chat_member: { status: 'left' },
      new_chat_member: { status: 'administrator', can_restrict_members: true, can_delete_messages: false },
    });
    expect(arrival!.message).toMatchObject({ new_chat_members: [{ id: telegram.bot.id }] });
  });

  test('who is in it, and how', async () => {
    const { telegram, api, anna, boris } = await scene();
    const group = telegram.group({ title: 'Двор', creator: anna, members: [boris] });
    const vera = telegram.person({ firstName: 'Вера' });
    const statuses = async () =>
      Promise.all([anna, boris, vera].map(async ({ id }) => (await api.getChatMember(group.id, id)).status));
    expect(await statuses()).toEqual(['creator', 'member', 'left']);
    expect(await api.getChatMemberCount(group.id)).toBe(3);
    vera.enter(group);
    group.promote(boris, { can_pin_messages: true });
    expect(await statuses()).toEqual(['creator', 'administrator', 'member']);
    expect((await api.getChatAdministrators(group.id)).map(({ user }) => user.id)).toEqual([anna.id, boris.id]);
    group.promote(telegram.bot, { can_delete_messages: true });
    expect(await api.getChatAdministrators(group.id)).toHaveLength(3);
    group.demote(boris);
    vera.quit(group);
    expect(await statuses()).toEqual(['creator', 'member', 'left']);
    expect(await api.getChatMemberCount(group.id)).toBe(3);
    expect(await refusal(api.getChatMember(group.id, 1))).toBe('400 Bad Request: PARTICIPANT_ID_INVALID');
    expect(await refusal(api.getChatMember(group.id, -1))).toBe('400 Bad Request: invalid user_id specified');
    anna.start();
    expect(await refusal(api.getChatAdministrators(anna.id))).toContain('there are no administrators in the private');
  });

  test('whoever is not in it cannot write, press or see', async () => {
    const { telegram, api, anna, boris } = await scene();
    const group = telegram.group({ title: 'Двор', creator: anna });
    await api.sendMessage(group.id, 'x', { reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] } });
    const post = group.messages.at(-1)!;
    expect(() => boris.write(group, 'привет')).toThrow('may not write');
    expect(() => boris.press(post, 'a')).toThrow('is not in the chat');
    expect(() => boris.react(post, '👍')).toThrow('is not in the chat');
    expect(() => boris.quit(group)).toThrow('is not in');
    boris.enter(group);
    expect(() => boris.enter(group)).toThrow('already in');
    boris.press(post, 'a');
  });
});

test('a group that becomes a supergroup has a new address', async () => {
  const { telegram, api, anna } = await scene();
  const group = telegram.group({ title: 'Двор', creator: anna, kind: 'group', bot: { can_delete_messages: true } });
  const old = group.id;
  const sent = await api.sendMessage(old, 'x');
  group.migrate();
  expect(group.id).toBeLessThan(-1e12);
  const error = await api.sendMessage(old, 'y').catch((problem) => problem);
  expect([error.error_code, error.description, error.parameters]).toEqual([
    400,
    'Bad Request: group chat was upgraded to a supergroup chat',
    { migrate_to_chat_id: group.id },
  ]);
  const moves = (await api.getUpdates()).slice(-2).map(({ message }) => message!);
  expect(moves).toMatchObject([
    { chat: { id: old, type: 'group' }, migrate_to_chat_id: group.id },
    { chat: { id: group.id, type: 'supergroup' }, migrate_from_chat_id: old },
  ]);
  await api.sendMessage(group.id, 'y');
  expect(await refusal(api.editMessageText(group.id, sent.message_id + 10, 'z'))).toContain(
    'message to edit not found',
  );
  expect((await api.getChatMember(group.id, telegram.bot.id)).status).toBe('administrator');
  expect(() => group.migrate()).toThrow('already');
});
