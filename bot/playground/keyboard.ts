import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import { checkButton } from './keyboard-button.ts';
import { badRequest } from './refusal.ts';
import type { ChatRoom } from './room.ts';
import { isObject, type Params } from './wire/params.ts';
import type { World } from './world.ts';

const MOST_BUTTONS = 100;
const MOST_IN_A_ROW = 8;

export interface ReplyMarkup {
  readonly inline: InlineKeyboardMarkup | null;
  /** Whether it is one of the other three kinds, which concern the keyboard below the chat. */
  readonly isKeyboard: boolean;
}

/** Reads `reply_markup` for a message in this chat. */
export function readMarkup(world: World, params: Params, room: ChatRoom): ReplyMarkup {
  const given = params.json('reply_markup', 'reply keyboard markup');
  if (given === undefined) return { inline: null, isKeyboard: false };
  if (!isObject(given)) throw badRequest('object expected as reply markup');
  if (given.inline_keyboard === undefined) {
    const isKeyboard = Array.isArray(given.keyboard) || given.remove_keyboard === true || given.force_reply === true;
    if (!isKeyboard) params.fault('reply_markup is of no known kind');
    return { inline: null, isKeyboard };
  }
  return { inline: readInline(world, given.inline_keyboard, params, room), isKeyboard: false };
}

/** An edit can bring buttons, and nothing else. */
export function readInlineMarkup(world: World, params: Params, room: ChatRoom): InlineKeyboardMarkup | null {
  const { inline, isKeyboard } = readMarkup(world, params, room);
  if (isKeyboard) throw badRequest('inline keyboard expected');
  return inline;
}

function readInline(world: World, given: unknown, params: Params, room: ChatRoom): InlineKeyboardMarkup | null {
  if (!Array.isArray(given)) throw badRequest('field "inline_keyboard" must be of type Array');
  const rows = given.map((row: unknown) => {
    if (!Array.isArray(row)) {
      throw badRequest('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays');
    }
    return row.map((button: unknown): InlineKeyboardButton => {
      if (!isObject(button))
        throw badRequest("can't parse inline keyboard button: InlineKeyboardButton must be an Object");
      return checkButton(world, button, room, (what) => params.fault(what));
    });
  });
  const kept = rows.filter((row) => row.length > 0);
  if (kept.flat().length > MOST_BUTTONS || kept.some((row) => row.length > MOST_IN_A_ROW)) {
    throw badRequest('reply markup is too long');
  }
  return kept.length === 0 ? null : { inline_keyboard: kept };
}
