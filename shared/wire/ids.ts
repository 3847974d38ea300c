import type { Branded } from '../engine/ids.ts';

/** Somebody in Telegram; below zero a practice player, who is nobody there. */
export type PersonId = Branded<number, 'person'>;
/** A group in Telegram. */
export type GroupId = Branded<number, 'group'>;
/** Where something can be written: a group, or somebody's own chat with the bot, which has the person's number. */
export type ChatId = GroupId | PersonId;

/** Telegram numbers groups below zero. */
export const isGroup = (chat: ChatId): chat is GroupId => chat < 0;
