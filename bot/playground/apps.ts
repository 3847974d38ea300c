/** Mini Apps: where they may be, how they are opened, and the signed data that they are handed. */
import { createHmac, randomBytes } from 'node:crypto';
import type { InlineButton } from './post.ts';
import type { ChatRoom, DirectRoom } from './room.ts';
import type { World } from './world.ts';

export interface OpenedApp {
  readonly url: string;
  readonly initData: string;
}

/** By what the app was opened: the menu or a button of the chat with the bot, or a link in any chat. */
export type AppLaunch =
  | { readonly from: 'menu' | 'button' }
  | { readonly from: 'link'; readonly chat: Pick<ChatRoom, 'id' | 'kind'>; readonly startParam?: string };

export function isAppAddress({ isTestServer }: World, url: string): boolean {
  if (!URL.canParse(url) || /\s/.test(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return true;
  return isTestServer && protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

/** Telegram lets a link carry so much. */
const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;

/** What `https://t.me/BOT?startapp=…` carries, if it is one of this bot. */
function startParamOf({ bot }: World, url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  if (hostname !== 't.me' || pathname.slice(1).toLowerCase() !== bot.username.toLowerCase()) return null;
  const param = searchParams.get('startapp');
  return param !== null && START_PARAM.test(param) ? param : null;
}

/** The address that a button opens, or the menu where there is none; null if that is no app. */
export function appOf(world: World, room: DirectRoom, button: InlineButton | null): string | null {
  const { mainApp, menuButtons } = world.profile;
  if (!button) {
    const menu = menuButtons.get(room.id) ?? menuButtons.get(0);
    return menu?.type === 'web_app' && room.isOpen ? menu.web_app.url : null;
  }
  if (button.webApp !== undefined) return button.webApp;
  const param = startParamOf(world, button.url);
  if (param === null || mainApp === null) return null;
  const url = new URL(mainApp);
  url.searchParams.set('tgWebAppStartParam', param);
  return url.href;
}

export function launchFrom(room: ChatRoom | null, button: InlineButton | null): AppLaunch {
  if (!room) return { from: 'menu' };
  const startParam = button?.url === undefined ? null : new URL(button.url).searchParams.get('startapp');
  return startParam === null ? { from: 'button' } : { from: 'link', chat: room, startParam };
}

/** An opaque name for a chat, which is not its id. */
export const chatInstance = (chatId: number): string => String(Math.abs(chatId) * 31);

export function signedInitData(world: World, room: DirectRoom, launch: AppLaunch): string {
  const { id, first_name, last_name, username, language_code } = room.user;
  const user = {
    id,
    first_name,
    last_name: last_name ?? '',
    ...(username && { username }),
    ...(language_code && { language_code }),
    ...(room.isOpen && !room.isBlocked && { allows_write_to_pm: true }),
  };
  const fields = {
    ...placeOf(launch),
    user: JSON.stringify(user),
    auth_date: String(Math.floor(world.wall.now() / 1000)),
    signature: randomBytes(64).toString('base64url'),
  };
  return new URLSearchParams({ ...fields, hash: hashOf(fields, world.token) }).toString();
}

function placeOf(launch: AppLaunch): Readonly<Record<string, string>> {
  if (launch.from !== 'link') return { query_id: `AAH${randomBytes(12).toString('base64url')}` };
  const { chat, startParam } = launch;
  return {
    chat_type: chat.kind,
    chat_instance: chatInstance(chat.id),
    ...(startParam !== undefined && { start_param: startParam }),
  };
}

/** Everything but the hash itself, sorted, under a key that only the bot and Telegram have. */
function hashOf(fields: Readonly<Record<string, string>>, token: string): string {
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
}
