import type { InlineKeyboardButton } from 'grammy/types';
import { isAppAddress } from './apps.ts';
import { badRequest } from './refusal.ts';
import type { ChatRoom } from './room.ts';
import { isObject, type Json } from './wire/params.ts';
import type { World } from './world.ts';

/** In the order in which Telegram looks for them. */
const KINDS = [
  'url',
  'callback_data',
  'callback_game',
  'pay',
  'switch_inline_query',
  'switch_inline_query_chosen_chat',
  'switch_inline_query_current_chat',
  'login_url',
  'web_app',
  'copy_text',
  'disabled',
] as const;

const DECORATIONS = ['text', 'icon_custom_emoji_id', 'style'];
const STYLES = ['danger', 'success', 'primary'];

const unreadable = (why: string) => badRequest(`can't parse inline keyboard button: ${why}`);

const urlIn = (value: unknown) => (isObject(value) && typeof value.url === 'string' ? value.url : null);

/** Gives back the button as Telegram keeps it. */
export function checkButton(
  world: World,
  button: Json,
  room: ChatRoom,
  fault: (what: string) => void,
): InlineKeyboardButton {
  if (typeof button.text !== 'string') throw unreadable('Field "text" must be of type String');
  if (button.text.trim() === '') throw badRequest('inline keyboard button text must be non-empty');
  if (button.style !== undefined && !STYLES.includes(String(button.style))) {
    throw unreadable('invalid button style specified');
  }
  const unknown = Object.keys(button).filter((name) => ![...DECORATIONS, ...KINDS].includes(name));
  if (unknown.length > 0) fault(`button "${button.text}" has unknown fields: ${unknown.join(', ')}`);
  const kinds = KINDS.filter((one) => button[one] !== undefined && button[one] !== '');
  const [kind] = kinds;
  if (!kind) throw unreadable('Text buttons are unallowed in the inline keyboard');
  if (kinds.length > 1) fault(`button "${button.text}" is of several kinds: ${kinds.join(', ')}`);
  checkKind(world, kind, button[kind], room);
  const decorations = Object.entries(button).filter(([name]) => DECORATIONS.includes(name));
  return Object.fromEntries([...decorations, [kind, button[kind]]]) as unknown as InlineKeyboardButton;
}

function checkKind(world: World, kind: (typeof KINDS)[number], value: unknown, room: ChatRoom): void {
  switch (kind) {
    case 'callback_data':
      if (typeof value !== 'string') throw unreadable('Field "callback_data" must be of type String');
      if (Buffer.byteLength(value) > 64) throw badRequest('BUTTON_DATA_INVALID');
      return;
    case 'url':
      if (typeof value !== 'string' || !isLink(value)) throw badRequest('BUTTON_URL_INVALID');
      return;
    case 'web_app': {
      const url = urlIn(value);
      if (url === null) throw unreadable('Field "url" must be of type String');
      if (room.kind !== 'private') throw badRequest('BUTTON_TYPE_INVALID');
      if (!isAppAddress(world, url)) {
        throw badRequest(`inline keyboard button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
      }
      return;
    }
    case 'login_url':
      if (!/^https:\/\/[^\s/]+/i.test(urlIn(value) ?? '')) throw badRequest('BUTTON_URL_INVALID');
      return;
    case 'copy_text': {
      const text = isObject(value) ? value.text : undefined;
      if (typeof text !== 'string' || text === '' || text.length > 256) throw badRequest('BUTTON_COPY_TEXT_INVALID');
      return;
    }
    case 'callback_game':
    case 'pay':
      throw badRequest('BUTTON_TYPE_INVALID');
    default:
      return;
  }
}

/** An address with a dot in its host, or one of Telegram's own. */
function isLink(url: string): boolean {
  if (/^tg:\/\/[a-z]+/i.test(url)) return true;
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`;
  if (/\s/.test(full) || !URL.canParse(full)) return false;
  const { protocol, hostname } = new URL(full);
  return ['http:', 'https:', 'ton:'].includes(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
