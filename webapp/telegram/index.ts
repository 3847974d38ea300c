/** Telegram around us, and the only file that knows its SDK. Everything here is quiet where a client is too old for it. */
import { signal } from '@preact/signals';
import {
  createPostEvent,
  type MethodName,
  off,
  on,
  type PostEventFn,
  retrieveLaunchParams,
  retrieveRawInitData,
  supports,
  targetOrigin,
} from '@telegram-apps/sdk';
import { applyTheme, type TelegramColours } from './theme.ts';

export interface Launch {
  readonly initData: string;
  /** What the app was opened for, as the address says; what counts is signed inside the init data. */
  readonly table: string | null;
}

let version = '6.0';
let post: PostEventFn = () => undefined;

/** Null outside of Telegram. */
export function launch(): Launch | null {
  try {
    const params = retrieveLaunchParams();
    const initData = retrieveRawInitData();
    if (!initData) return null;
    version = params.tgWebAppVersion;
    answerToOwnPage();
    post = createPostEvent(version as Parameters<typeof createPostEvent>[0], () => undefined);
    applyTheme(params.tgWebAppThemeParams as TelegramColours);
    listen();
    const table = new URLSearchParams(location.search).get('table') ?? params.tgWebAppStartParam ?? null;
    return { initData, table };
  } catch {
    return null;
  }
}

/** In the playground a page of our own plays Telegram; elsewhere only Telegram's own pages are spoken to. */
function answerToOwnPage(): void {
  if (window.parent === window) return;
  const [parent] = location.ancestorOrigins ?? [];
  const origin = parent ?? (document.referrer ? new URL(document.referrer).origin : '');
  if (origin === location.origin) targetOrigin.set(origin);
}

const can = (method: MethodName): boolean => supports(method, version as Parameters<typeof supports>[1]);

function listen(): void {
  on('theme_changed', ({ theme_params }) => applyTheme(theme_params as TelegramColours));
  const inset = (name: string, pixels: number) => document.documentElement.style.setProperty(name, `${pixels}px`);
  const insets = { device: { top: 0, bottom: 0 }, content: { top: 0, bottom: 0 } };
  const tell = () => {
    inset('--safe-top', insets.device.top + insets.content.top);
    inset('--safe-bottom', insets.device.bottom + insets.content.bottom);
  };
  on('safe_area_changed', ({ top, bottom }) => {
    insets.device = { top, bottom };
    tell();
  });
  on('content_safe_area_changed', ({ top, bottom }) => {
    insets.content = { top, bottom };
    tell();
  });
  if (can('web_app_request_safe_area')) post('web_app_request_safe_area');
  if (can('web_app_request_content_safe_area')) post('web_app_request_content_safe_area');
  on('back_button_pressed', () => backPressed());
  on('main_button_pressed', () => mainPressed());
  on('visibility_changed', ({ is_visible }) => {
    isVisible.value = is_visible;
  });
}

/** The app lies in the background: what is secret is covered. */
export const isVisible = signal(true);

export function ready(): void {
  post('web_app_ready');
  post('web_app_expand');
  if (can('web_app_setup_swipe_behavior')) post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
}

let backPressed: () => void = () => undefined;

export function setBackButton(press: (() => void) | null): void {
  backPressed = press ?? (() => undefined);
  post('web_app_setup_back_button', { is_visible: press !== null });
}

export interface MainButton {
  readonly text: string;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
  readonly colour: string;
  readonly textColour: string;
}

let mainPressed: () => void = () => undefined;

export function setMainButton(button: MainButton | null, press: () => void = () => undefined): void {
  mainPressed = press;
  if (!button) {
    post('web_app_setup_main_button', { is_visible: false });
    return;
  }
  post('web_app_setup_main_button', {
    is_visible: true,
    is_active: button.isEnabled,
    is_progress_visible: button.isBusy,
    text: button.text,
    color: button.colour as `#${string}`,
    text_color: button.textColour as `#${string}`,
  });
}

/** Telegram's own frame takes the colour of our table. */
export function setFrame(colour: `#${string}`): void {
  if (can('web_app_set_background_color')) post('web_app_set_background_color', { color: colour });
  if (can('web_app_set_header_color')) post('web_app_set_header_color', { color: colour });
  if (can('web_app_set_bottom_bar_color')) post('web_app_set_bottom_bar_color', { color: colour });
}

type Haptic = 'touched' | 'picked' | 'confirmed' | 'stored' | 'hurry' | 'stamped' | 'refused';

const HAPTICS = {
  touched: { type: 'impact', impact_style: 'light' },
  picked: { type: 'selection_change' },
  confirmed: { type: 'impact', impact_style: 'medium' },
  stored: { type: 'notification', notification_type: 'success' },
  hurry: { type: 'notification', notification_type: 'warning' },
  stamped: { type: 'impact', impact_style: 'heavy' },
  refused: { type: 'notification', notification_type: 'error' },
} as const;

export function feel(what: Haptic): void {
  if (can('web_app_trigger_haptic_feedback')) post('web_app_trigger_haptic_feedback', HAPTICS[what]);
}

/** While something waits for an answer Telegram asks before it closes the app. */
export function confirmClosing(isNeeded: boolean): void {
  if (can('web_app_setup_closing_behavior')) post('web_app_setup_closing_behavior', { need_confirmation: isNeeded });
}

/** Opens a chat or a group inside Telegram. */
export function openInTelegram(link: string): void {
  const { hostname, pathname, search } = new URL(link);
  if (hostname === 't.me' && can('web_app_open_tg_link')) {
    post('web_app_open_tg_link', { path_full: `${pathname}${search}` });
  } else window.open(link, '_blank', 'noopener');
}

/** A page of ours in the phone's own browser, where it can be kept and printed. */
export function openOutside(link: string): void {
  if (can('web_app_open_link')) post('web_app_open_link', { url: link });
  else window.open(link, '_blank', 'noopener');
}

/** Not URLSearchParams: some clients show its plus signs as they are. */
export const shareLink = (link: string, words: string): void =>
  openInTelegram(`https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(words)}`);

/** The client can send what the bot has laid ready. */
export const canShare = (): boolean => can('web_app_send_prepared_message');

/** Telegram asks where to. */
export const share = (prepared: string): void => post('web_app_send_prepared_message', { id: prepared });

/** May the bot write to this person? Asked by Telegram itself. False also where the client cannot ask. */
export function askToWrite(): Promise<boolean> {
  if (!can('web_app_request_write_access')) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answered = ({ status }: { readonly status: string }) => {
      off('write_access_requested', answered);
      resolve(status === 'allowed');
    };
    on('write_access_requested', answered);
    post('web_app_request_write_access');
  });
}

export const closeApp = (): void => post('web_app_close');
