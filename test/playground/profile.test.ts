import { describe, expect, test } from 'vitest';
import { refusal, stage } from './stage.ts';

async function scene() {
  const { telegram, api } = await stage();
  const anna = telegram.person({ firstName: 'Анна', languageCode: 'uk' });
  const boris = telegram.person({ firstName: 'Борис', languageCode: 'en-GB' });
  anna.start();
  const group = telegram.group({ title: 'Двор', creator: anna, members: [boris] });
  return { telegram, api, anna, boris, group };
}

const list = (...names: readonly string[]) => names.map((command) => ({ command, description: command }));

describe('commands', () => {
  test('are kept by scope and language', async () => {
    const { api, group } = await scene();
    await api.setMyCommands(list('a'));
    await api.setMyCommands(list('b'), { language_code: 'uk' });
    await api.setMyCommands(list('c'), { scope: { type: 'chat', chat_id: group.id } });
    expect(await api.getMyCommands()).toEqual(list('a'));
    expect(await api.getMyCommands({ language_code: 'uk' })).toEqual(list('b'));
    expect(await api.getMyCommands({ scope: { type: 'chat', chat_id: group.id } })).toEqual(list('c'));
    expect(await api.getMyCommands({ scope: { type: 'all_private_chats' } })).toEqual([]);
    await api.deleteMyCommands({ language_code: 'uk' });
    expect(await api.getMyCommands({ language_code: 'uk' })).toEqual([]);
    expect(await api.getMyCommands()).toEqual(list('a'));
  });

  test('the narrowest scope wins, then the language, then the fallback', async () => {
    const { telegram, api, anna, boris, group } = await scene();
    const shown = () =>
      [telegram.commandsFor(anna, group), telegram.commandsFor(boris, group), telegram.commandsFor(anna, 'bot')].map(
        (commands) => commands.map(({ command }) => command).join(),
      );
    expect(shown()).toEqual(['', '', '']);
    await api.setMyCommands(list('all'));
    expect(shown()).toEqual(['all', 'all', 'all']);
    await api.setMyCommands(list('all_uk'), { language_code: 'uk' });
    expect(shown()).toEqual(['all_uk', 'all', 'all_uk']);
    await api.setMyCommands(list('groups'), { scope: { type: 'all_group_chats' } });
    expect(shown()).toEqual(['groups', 'groups', 'all_uk']);
    await api.setMyCommands(list('groups_en'), { scope: { type: 'all_group_chats' }, language_code: 'en' });
    await api.setMyCommands(list('admins'), { scope: { type: 'all_chat_administrators' } });
    await api.setMyCommands(list('private'), { scope: { type: 'all_private_chats' } });
    expect(shown()).toEqual(['admins', 'groups_en', 'private']);
    await api.setMyCommands(list('here'), { scope: { type: 'chat', chat_id: group.id } });
    await api.setMyCommands(list('hers'), { scope: { type: 'chat', chat_id: anna.id } });
    expect(shown()).toEqual(['here', 'here', 'hers']);
    await api.setMyCommands(list('boss'), { scope: { type: 'chat_administrators', chat_id: group.id } });
    await api.setMyCommands(list('him'), { scope: { type: 'chat_member', chat_id: group.id, user_id: boris.id } });
    expect(shown()).toEqual(['boss', 'him', 'hers']);
  });

  test('are checked', async () => {
    const { api, anna } = await scene();
    const set = (command: string, description = 'x') => refusal(api.setMyCommands([{ command, description }]));
    for (const name of ['', 'Vote', 'vote-now', 'голос', 'x'.repeat(33)]) {
      expect(await set(name)).toBe('400 Bad Request: BOT_COMMAND_INVALID');
    }
    for (const text of ['', 'x'.repeat(257)]) {
      expect(await set('vote', text)).toBe('400 Bad Request: BOT_COMMAND_DESCRIPTION_INVALID');
    }
    await api.setMyCommands([{ command: 'x'.repeat(32), description: 'x'.repeat(256) }]);
    const many = list(...Array.from({ length: 101 }, (_, index) => `c${index}`));
    expect(await refusal(api.setMyCommands(many))).toBe('400 Bad Request: BOT_COMMANDS_TOO_MUCH');
    await api.setMyCommands(many.slice(1));
    expect(await refusal(api.setMyCommands(list('a'), { language_code: 'rus' as never }))).toBe(
      '400 Bad Request: invalid language code specified',
    );
    expect(await refusal(api.setMyCommands(list('a'), { scope: { type: 'nobody' } as never }))).toBe(
      "400 Bad Request: can't parse BotCommandScope: Unsupported type specified",
    );
    const bosses = { type: 'chat_administrators', chat_id: anna.id } as const;
    expect(await refusal(api.setMyCommands(list('a'), { scope: bosses }))).toBe(
      "400 Bad Request: can't use specified scope in private chats",
    );
    expect(await refusal(api.setMyCommands(list('a'), { scope: { type: 'chat', chat_id: 77 } }))).toBe(
      '400 Bad Request: chat not found',
    );
  });
});

test('texts about the bot', async () => {
  const { api } = await scene();
  await api.setMyDescription('Мафия', { language_code: 'ru' });
  await api.setMyShortDescription('Mafia');
  await api.setMyName('Омерта', { language_code: 'ru' });
  expect(await api.getMyDescription({ language_code: 'ru' })).toEqual({ description: 'Мафия' });
  expect(await api.getMyDescription()).toEqual({ description: '' });
  expect(await api.getMyShortDescription({ language_code: 'ru' })).toEqual({ short_description: 'Mafia' });
  expect(await api.getMyName()).toEqual({ name: 'Omerta' });
  expect(await refusal(api.setMyDescription('x'.repeat(513)))).toContain('too long');
  expect(await refusal(api.setMyShortDescription('x'.repeat(121)))).toContain('too long');
  expect(await refusal(api.setMyName('x'.repeat(65)))).toContain('too long');
});

test('the menu button', async () => {
  const { telegram, api, anna, group } = await scene();
  const button = { type: 'web_app', text: 'Игра', web_app: { url: 'https://example.org' } } as const;
  expect(await api.getChatMenuButton()).toEqual({ type: 'default' });
  await api.setChatMenuButton({ chat_id: anna.id, menu_button: button });
  expect(await api.getChatMenuButton({ chat_id: anna.id })).toEqual(button);
  expect(await api.getChatMenuButton()).toEqual({ type: 'default' });
  const http = { ...button, web_app: { url: 'http://example.org' } };
  expect(await refusal(api.setChatMenuButton({ menu_button: http }))).toBe('400 Bad Request: BUTTON_URL_INVALID');
  expect(await refusal(api.setChatMenuButton({ chat_id: group.id, menu_button: button }))).toBe(
    '400 Bad Request: chat not found',
  );
  expect(telegram.faults).toEqual([]);
});
