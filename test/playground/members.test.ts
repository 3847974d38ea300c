import { describe, expect, test } from 'vitest';
import { completePermissions } from '../../bot/playground/permissions.ts';
import { refusal, stage } from './stage.ts';

const MUTED = { can_send_messages: false };
const FREE = {
  can_send_messages: true,
  can_send_audios: true,
  can_send_documents: true,
  can_send_photos: true,
  can_send_videos: true,
  can_send_video_notes: true,
  can_send_voice_notes: true,
  can_send_polls: true,
  can_send_other_messages: true,
  can_add_web_page_previews: true,
  can_change_info: true,
  can_invite_users: true,
  can_pin_messages: true,
};
const NO_RIGHT = '400 Bad Request: not enough rights to restrict/unrestrict chat member';

async function scene(bot: object | 'member' = { can_restrict_members: true }) {
  const { telegram, api, clock } = await stage();
  const [anna, boris, vera] = ['Анна', 'Борис', 'Вера'].map((firstName) => telegram.person({ firstName }));
  const group = telegram.group({ title: 'Двор', creator: anna!, members: [boris!, vera!], bot });
  return { telegram, api, clock, anna: anna!, boris: boris!, vera: vera!, group };
}

describe('restrictChatMember', () => {
  test('mutes, and all true lifts it', async () => {
    const { telegram, api, group, boris, vera } = await scene();
    await api.restrictChatMember(group.id, boris.id, MUTED);
    expect([boris.isMuted(group), vera.isMuted(group)]).toEqual([true, false]);
    expect(() => boris.write(group, 'эй')).toThrow('Борис may not write in "Двор" (restricted)');
    expect(await api.getChatMember(group.id, boris.id)).toMatchObject({
      status: 'restricted',
      is_member: true,
      can_send_messages: false,
      can_react_to_messages: false,
      until_date: 0,
    });
    await api.restrictChatMember(group.id, boris.id, FREE);
    expect(await api.getChatMember(group.id, boris.id)).toMatchObject({ status: 'member' });
    boris.write(group, 'эй');
    expect(telegram.faults).toEqual([]);
  });

  test('for a time, which ends by itself', async () => {
    const { api, group, boris, clock } = await scene();
    const now = clock.now() / 1000;
    await api.restrictChatMember(group.id, boris.id, MUTED, { until_date: now + 60 });
    clock.advance(59_000);
    expect(boris.isMuted(group)).toBe(true);
    clock.advance(1_000);
    expect(boris.isMuted(group)).toBe(false);
    expect((await api.getChatMember(group.id, boris.id)).status).toBe('member');
  });

  test.each([29, 366 * 24 * 60 * 60 + 1])('%i seconds away means forever', async (seconds) => {
    const { api, group, boris, clock } = await scene();
    await api.restrictChatMember(group.id, boris.id, MUTED, { until_date: clock.now() / 1000 + seconds });
    expect(await api.getChatMember(group.id, boris.id)).toMatchObject({ until_date: 0 });
    clock.advance((seconds + 10) * 1000);
    expect(boris.isMuted(group)).toBe(true);
  });

  test('needs the right, and reaches nobody above', async () => {
    const { telegram, api, group, anna, boris, vera } = await scene('member');
    expect(await refusal(api.restrictChatMember(group.id, boris.id, MUTED))).toBe(NO_RIGHT);
    group.promote(telegram.bot, { can_delete_messages: true });
    expect(await refusal(api.restrictChatMember(group.id, boris.id, MUTED))).toBe(NO_RIGHT);
    group.promote(telegram.bot, { can_restrict_members: true });
    group.promote(vera, { can_pin_messages: true });
    const restrict = (id: number) => refusal(api.restrictChatMember(group.id, id, MUTED));
    expect(await restrict(vera.id)).toBe('400 Bad Request: user is an administrator of the chat');
    expect(await restrict(anna.id)).toBe("400 Bad Request: can't remove chat owner");
    expect(await restrict(telegram.bot.id)).toBe("400 Bad Request: can't restrict self");
    expect(await restrict(17)).toBe('400 Bad Request: PARTICIPANT_ID_INVALID');
  });

  test('only in supergroups', async () => {
    const { telegram, api, anna, boris } = await scene();
    const basic = telegram.group({
      title: 'Подъезд',
      creator: anna,
      members: [boris],
      kind: 'group',
      bot: { can_restrict_members: true },
    });
    expect(await refusal(api.restrictChatMember(basic.id, boris.id, MUTED))).toBe(
      '400 Bad Request: method is available only for supergroups',
    );
  });

  test('stays with who leaves and comes back', async () => {
    const { api, group, boris } = await scene();
    await api.restrictChatMember(group.id, boris.id, MUTED);
    boris.quit(group);
    expect(await api.getChatMember(group.id, boris.id)).toMatchObject({ status: 'restricted', is_member: false });
    expect(boris.isMuted(group)).toBe(false);
    boris.enter(group);
    expect(boris.isMuted(group)).toBe(true);
  });

  test('reactions are forbidden apart from words', async () => {
    const { api, group, boris } = await scene();
    await api.sendMessage(group.id, 'x');
    const post = group.messages.at(-1)!;
    await api.restrictChatMember(group.id, boris.id, { ...MUTED, can_react_to_messages: true });
    boris.react(post, '👍');
    await api.restrictChatMember(group.id, boris.id, MUTED);
    expect(() => boris.react(post, '🔥')).toThrow('may not react');
    expect(post.reactions.get(boris.id)).toBe('👍');
  });

  test('an odd permission is noted, a wrong type refused', async () => {
    const { telegram, api, group, boris } = await scene();
    await api.restrictChatMember(group.id, boris.id, { can_fly: true } as never);
    expect(telegram.faults).toEqual(['restrictChatMember: unknown permission "can_fly"']);
    expect(await refusal(api.restrictChatMember(group.id, boris.id, { can_send_messages: 'no' } as never))).toBe(
      '400 Bad Request: can\'t parse chat permissions: Field "can_send_messages" must be of type Boolean',
    );
  });

  test('is told to an administrator who asked for it', async () => {
    const { api, group, boris } = await scene();
    await api.getUpdates({ allowed_updates: ['chat_member'], offset: -1 });
    await api.restrictChatMember(group.id, boris.id, MUTED);
    expect((await api.getUpdates()).at(-1)!.chat_member).toMatchObject({
      old_chat_member: { status: 'member' },
      new_chat_member: { status: 'restricted', user: { id: boris.id } },
    });
  });
});

test('some permissions imply others unless they are independent', () => {
  const some = { can_send_other_messages: true };
  expect(completePermissions(some, false)).toMatchObject({ can_send_messages: true, can_send_photos: true });
  expect(completePermissions(some, true)).toMatchObject({ can_send_messages: false, can_send_photos: false });
  expect(completePermissions({ can_send_polls: true }, false)).toMatchObject({
    can_send_messages: true,
    can_send_photos: false,
  });
  expect(completePermissions({ can_pin_messages: true }, true)).toMatchObject({
    can_manage_topics: true,
    can_edit_tag: true,
    can_react_to_messages: false,
  });
});

describe('setChatPermissions', () => {
  test('closes the group for all but administrators', async () => {
    const { api, group, anna, boris, vera } = await scene();
    group.promote(vera, { can_pin_messages: true });
    await api.setChatPermissions(group.id, MUTED);
    expect([anna, boris, vera].map((person) => person.isMuted(group))).toEqual([false, true, false]);
    expect(() => boris.write(group, 'эй')).toThrow('may not write');
    anna.write(group, 'тихо');
    await api.sendMessage(group.id, 'ночь');
    const chat = await api.getChat(group.id);
    expect('permissions' in chat && chat.permissions?.can_send_messages).toBe(false);
  });

  test('opening it does not free who is muted', async () => {
    const { api, group, boris, vera } = await scene();
    await api.restrictChatMember(group.id, boris.id, MUTED);
    await api.setChatPermissions(group.id, MUTED);
    await api.setChatPermissions(group.id, FREE);
    expect([boris, vera].map((person) => person.isMuted(group))).toEqual([true, false]);
  });

  test('needs the right; a bot without rights is shut up too', async () => {
    const { telegram, api, group } = await scene();
    await api.setChatPermissions(group.id, MUTED);
    group.demote(telegram.bot);
    expect(await refusal(api.setChatPermissions(group.id, FREE))).toBe(
      '400 Bad Request: not enough rights to change chat permissions',
    );
    expect(await refusal(api.sendMessage(group.id, 'x'))).toBe(
      '400 Bad Request: not enough rights to send text messages to the chat',
    );
  });
});

describe('banning', () => {
  test('puts out, and lets in again', async () => {
    const { api, group, boris } = await scene();
    await api.banChatMember(group.id, boris.id);
    expect(() => boris.write(group, 'эй')).toThrow('may not write');
    expect(() => boris.enter(group)).toThrow('is banned');
    await api.unbanChatMember(group.id, boris.id, { only_if_banned: true });
    boris.enter(group);
    await api.unbanChatMember(group.id, boris.id, { only_if_banned: true });
    expect((await api.getChatMember(group.id, boris.id)).status).toBe('member');
    await api.unbanChatMember(group.id, boris.id);
    expect((await api.getChatMember(group.id, boris.id)).status).toBe('left');
  });

  test('for a time', async () => {
    const { api, group, boris, clock } = await scene();
    await api.banChatMember(group.id, boris.id, { until_date: clock.now() / 1000 + 60 });
    clock.advance(59_000);
    expect(() => boris.enter(group)).toThrow('is banned');
    clock.advance(1_000);
    boris.enter(group);
  });

  test('needs the right', async () => {
    const { telegram, api, group, anna, boris } = await scene();
    expect(await refusal(api.banChatMember(group.id, anna.id))).toBe("400 Bad Request: can't remove chat owner");
    group.demote(telegram.bot);
    expect(await refusal(api.banChatMember(group.id, boris.id))).toBe(NO_RIGHT);
    expect(await refusal(api.unbanChatMember(group.id, boris.id))).toBe(NO_RIGHT);
  });
});
