import type { BotCommand, BotCommandScope } from 'grammy/types';
import { commandsKey } from '../profile.ts';
import { badRequest } from '../refusal.ts';
import { isObject, type Params } from '../wire/params.ts';
import type { World } from '../world.ts';
import { roomOf } from './access.ts';
import type { Methods } from './method.ts';

const WIDE = ['default', 'all_private_chats', 'all_group_chats', 'all_chat_administrators'];
const NARROW = ['chat', 'chat_administrators', 'chat_member'];

export function givenLanguage(params: Params): string {
  const language = params.text('language_code');
  if (!/^(?:[a-z]{2})?$/.test(language)) throw badRequest('invalid language code specified');
  return language;
}

function givenScope(world: World, params: Params): BotCommandScope {
  const scope = params.json('scope', 'BotCommandScope') ?? { type: 'default' };
  const unreadable = (why: string) => badRequest(`can't parse BotCommandScope: ${why}`);
  if (!isObject(scope)) throw unreadable('BotCommandScope must be an Object');
  if (typeof scope.type !== 'string') throw unreadable('Can\'t find field "type"');
  if (WIDE.includes(scope.type)) return { type: scope.type } as BotCommandScope;
  if (!NARROW.includes(scope.type)) throw unreadable('Unsupported type specified');
  if (scope.chat_id === undefined) throw unreadable('Can\'t find field "chat_id"');
  if (scope.chat_id === '') throw unreadable('Empty chat_id specified');
  if (scope.type === 'chat_member' && !(Number(scope.user_id) > 0)) throw unreadable('Invalid user_id specified');
  const room = roomOf(world, String(scope.chat_id));
  if (room.kind === 'private' && scope.type !== 'chat') throw badRequest("can't use specified scope in private chats");
  const user = scope.type === 'chat_member' ? { user_id: Number(scope.user_id) } : {};
  return { type: scope.type, chat_id: room.id, ...user } as BotCommandScope;
}

function givenCommands(params: Params): readonly BotCommand[] {
  const given = params.json('commands', 'commands') ?? [];
  if (!Array.isArray(given)) throw badRequest('expected an Array of BotCommand');
  if (given.length > 100) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  return given.map((command: unknown) => {
    if (!isObject(command)) throw badRequest("can't parse BotCommand: expected an Object");
    const { command: name, description } = command;
    if (typeof name !== 'string') throw badRequest('can\'t parse BotCommand: Can\'t find field "command"');
    if (typeof description !== 'string') throw badRequest('can\'t parse BotCommand: Can\'t find field "description"');
    if (!/^[a-z0-9_]{1,32}$/.test(name)) throw badRequest('BOT_COMMAND_INVALID');
    if (description.trim() === '' || description.length > 256) throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
    return { command: name, description };
  });
}

const givenKey = (world: World, params: Params) => commandsKey(givenScope(world, params), givenLanguage(params));

export const commandMethods: Methods = {
  setMyCommands: {
    parameters: ['commands', 'scope', 'language_code'],
    run: (world, params) => {
      const commands = givenCommands(params);
      const key = givenKey(world, params);
      if (commands.length > 0) world.profile.commands.set(key, commands);
      else world.profile.commands.delete(key);
      return true;
    },
  },
  getMyCommands: {
    parameters: ['scope', 'language_code'],
    run: (world, params) => world.profile.commands.get(givenKey(world, params)) ?? [],
  },
  deleteMyCommands: {
    parameters: ['scope', 'language_code'],
    run: (world, params) => {
      world.profile.commands.delete(givenKey(world, params));
      return true;
    },
  },
};
