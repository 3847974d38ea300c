import type { BotCommand, BotCommandScope, MenuButton } from 'grammy/types';

/** What the bot says of itself; texts by language, the fallback's being ''. */
export interface Profile {
  readonly names: Map<string, string>;
  readonly descriptions: Map<string, string>;
  readonly shortDescriptions: Map<string, string>;
  /** By chat, the default's being 0. */
  readonly menuButtons: Map<number, MenuButton>;
  /** The main Mini App, as it was given to BotFather. */
  mainApp: string | null;
  readonly commands: Map<string, readonly BotCommand[]>;
}

export const newProfile = (): Profile => ({
  names: new Map(),
  descriptions: new Map(),
  shortDescriptions: new Map(),
  menuButtons: new Map(),
  mainApp: null,
  commands: new Map(),
});

/** The key under which the commands of a scope and a language are kept. */
export function commandsKey(scope: BotCommandScope, language: string): string {
  const chat = 'chat_id' in scope ? `:${scope.chat_id}` : '';
  const user = 'user_id' in scope ? `:${scope.user_id}` : '';
  return `${scope.type}${chat}${user}/${language}`;
}

export interface CommandReader {
  readonly userId: number;
  readonly chatId: number;
  readonly isPrivate: boolean;
  readonly isAdmin: boolean;
  readonly language: string;
}

/** What a client offers: the first list that is set, from the narrowest scope on, each in one's language first. */
export function commandsFor(profile: Profile, { userId, chatId, isPrivate, isAdmin, language }: CommandReader) {
  const inGroup: readonly (BotCommandScope | false)[] = [
    { type: 'chat_member', chat_id: chatId, user_id: userId },
    isAdmin && { type: 'chat_administrators', chat_id: chatId },
    { type: 'chat', chat_id: chatId },
    isAdmin && { type: 'all_chat_administrators' },
    { type: 'all_group_chats' },
    { type: 'default' },
  ];
  const inPrivate: typeof inGroup = [
    { type: 'chat', chat_id: chatId },
    { type: 'all_private_chats' },
    { type: 'default' },
  ];
  const keys = (isPrivate ? inPrivate : inGroup).flatMap((scope) =>
    scope ? [commandsKey(scope, language), commandsKey(scope, '')] : [],
  );
  const key = keys.find((one) => profile.commands.has(one));
  return key === undefined ? [] : profile.commands.get(key)!;
}
