/** What no typed client would send, and what Telegram says to it. */
import { expect, test } from 'vitest';
import { png, post, refusal, stage } from './stage.ts';

async function scene() {
  const { telegram, api } = await stage();
  const anna = telegram.person({ firstName: 'Анна' });
  anna.start();
  const group = telegram.group({ title: 'Двор', creator: anna, bot: { can_restrict_members: true } });
  const call = async (method: string, params: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ chat_id: anna.id, ...params });
    return (await (await post(telegram, method, { headers, body })).json()) as { readonly description?: string };
  };
  return { telegram, api, anna, group, call };
}

const button = (value: object) => ({ text: 'x', reply_markup: { inline_keyboard: [[value]] } });
const command = (value: unknown) => ({ chat_id: undefined, commands: [value] });
const scope = (value: unknown) => ({ chat_id: undefined, commands: [], scope: value });
const menu = (value: unknown) => ({ chat_id: undefined, menu_button: value });
const entity = (value: unknown) => ({ text: 'x', entities: [value] });

test.each([
  ['sendMessage', { text: 'x', reply_markup: [] }, 'object expected as reply markup'],
  [
    'sendMessage',
    { text: 'x', reply_markup: { inline_keyboard: {} } },
    'field "inline_keyboard" must be of type Array',
  ],
  ['sendMessage', button([]), "can't parse inline keyboard button: InlineKeyboardButton must be an Object"],
  ['sendMessage', button({ text: 'x', copy_text: { text: '' } }), 'BUTTON_COPY_TEXT_INVALID'],
  ['sendMessage', button({ text: 'x', copy_text: { text: 'x'.repeat(257) } }), 'BUTTON_COPY_TEXT_INVALID'],
  ['sendMessage', button({ text: 'x', pay: true }), 'BUTTON_TYPE_INVALID'],
  ['sendMessage', button({ text: 'x', login_url: { url: 'http://example.org' } }), 'BUTTON_URL_INVALID'],
  ['sendMessage', { text: 'x', link_preview_options: [] }, 'object expected as link preview options'],
  ['sendMessage', { text: 'x', reply_parameters: [] }, 'object expected as reply parameters'],
  ['sendMessage', entity(5), "can't parse MessageEntity: expected an Object"],
  [
    'sendMessage',
    entity({ type: 'bold', length: 1 }),
    'can\'t parse MessageEntity: Field "offset" must be of type Number',
  ],
  [
    'sendMessage',
    entity({ type: 'loud', offset: 0, length: 1 }),
    "can't parse MessageEntity: Unsupported type specified",
  ],
  [
    'sendMessage',
    entity({ type: 'text_link', offset: 0, length: 1 }),
    'can\'t parse MessageEntity: Can\'t find field "url"',
  ],
  ['editMessageText', { chat_id: undefined, text: 'x' }, 'message identifier is not specified'],
  ['deleteMessage', { chat_id: undefined, message_id: 1 }, 'chat identifier is not specified'],
  ['deleteMessages', {}, 'message identifiers are not specified'],
  ['deleteMessages', { message_ids: 5 }, 'expected an Array of message identifiers'],
  ['deleteMessages', { message_ids: ['a'] }, 'message identifier must be a Number'],
  ['leaveChat', {}, "chat member status can't be changed in private chats"],
  ['setChatPermissions', { permissions: {} }, "can't change private chat permissions"],
  ['banChatMember', { user_id: 5 }, "can't ban members in private chats"],
  ['restrictChatMember', { user_id: 5, permissions: 5 }, 'object expected as permissions'],
  ['setMessageReaction', { message_id: 1, reaction: 5 }, 'expected an Array of ReactionType'],
  ['setMessageReaction', { message_id: 1, reaction: [5] }, "can't parse ReactionType: expected an Object"],
  [
    'setMessageReaction',
    { message_id: 1, reaction: [{ type: 'paid' }] },
    "can't parse ReactionType: invalid reaction type specified",
  ],
  ['setMyCommands', { chat_id: undefined, commands: 5 }, 'expected an Array of BotCommand'],
  ['setMyCommands', command(5), "can't parse BotCommand: expected an Object"],
  ['setMyCommands', command({ description: 'x' }), 'can\'t parse BotCommand: Can\'t find field "command"'],
  ['setMyCommands', command({ command: 'x' }), 'can\'t parse BotCommand: Can\'t find field "description"'],
  ['setMyCommands', scope([]), "can't parse BotCommandScope: BotCommandScope must be an Object"],
  ['setMyCommands', scope({}), 'can\'t parse BotCommandScope: Can\'t find field "type"'],
  ['setMyCommands', scope({ type: 'chat' }), 'can\'t parse BotCommandScope: Can\'t find field "chat_id"'],
  ['setMyCommands', scope({ type: 'chat', chat_id: '' }), "can't parse BotCommandScope: Empty chat_id specified"],
  [
    'setMyCommands',
    scope({ type: 'chat_member', chat_id: 1, user_id: 0 }),
    "can't parse BotCommandScope: Invalid user_id specified",
  ],
  ['setChatMenuButton', menu([]), "can't parse menu button: MenuButton must be an Object"],
  ['setChatMenuButton', menu({ type: 'big' }), "can't parse menu button: MenuButton has unsupported type"],
  ['setChatMenuButton', menu({ type: 'web_app' }), 'can\'t parse menu button: Can\'t find field "text" or "url"'],
  [
    'setChatMenuButton',
    menu({ type: 'web_app', text: '', web_app: { url: 'https://example.org' } }),
    'BUTTON_TEXT_INVALID',
  ],
])('%s %j', async (method, params, why) => {
  const { call } = await scene();
  expect((await call(method, params)).description).toBe(`Bad Request: ${why}`);
});

test.each([
  ['sendMessage', { text: 'x', reply_markup: {} }],
  ['sendMessage', { text: 'x', entities: {} }],
  ['sendMessage', { text: '<a href="nowhere">x</a>', parse_mode: 'HTML' }],
  ['sendMessage', { text: '*x*', parse_mode: 'MarkdownV2' }],
  ['sendMessage', { text: 'x', reply_parameters: { message_id: 1, quote: 'x' } }],
  ['sendMessage', { text: 'x', reply_parameters: { message_id: 1, chat_id: 5 } }],
  ['setChatPermissions', {}],
  ['getUpdates', { chat_id: undefined, allowed_updates: 'null' }],
])('%s %j is noted', async (method, params) => {
  const { telegram, call } = await scene();
  await call(method, params);
  expect(telegram.faults).toHaveLength(1);
});

test('what cannot be pinned, and who is met by a press', async () => {
  const { telegram, api, anna, group } = await scene();
  group.promote(telegram.bot, { can_pin_messages: true });
  const arrival = group.messages.find(({ service }) => service)!;
  expect(await refusal(api.pinChatMessage(group.id, arrival.id))).toBe("400 Bad Request: message can't be pinned");
  const boris = telegram.person({ firstName: 'Борис' });
  boris.enter(group);
  await api.sendMessage(group.id, 'x', { reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] } });
  boris.press(group.messages.at(-1)!, 'a');
  await api.leaveChat(group.id);
  expect(await refusal(api.sendMessage(boris.id, 'x'))).toContain("can't initiate conversation");
  expect(anna.direct.isOpen).toBe(true);
});

test('what an owner cannot do', async () => {
  const { telegram, anna, group } = await scene();
  expect(() => group.promote(anna, {})).toThrow('cannot promote');
  expect(() => group.demote(anna)).toThrow('cannot demote');
  expect(() => group.addBot()).toThrow('already in');
  group.removeBot();
  expect(group.messages.at(-1)!.service).toMatchObject({ left_chat_member: { id: telegram.bot.id } });
  expect(() => group.removeBot()).toThrow('not in');
  expect(() => group.promote(telegram.bot, {})).toThrow('cannot promote');
});

test('a picture without words has no caption', async () => {
  const { api, anna } = await scene();
  const sent = await api.sendPhoto(anna.id, png());
  expect([sent.caption, anna.direct.messages.at(-1)!.caption]).toEqual([undefined, undefined]);
});
