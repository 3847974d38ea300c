/** Chromium with phones in it: each the Mini App of one person, with Telegram's bridge played by the test. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Where a package of the system or of a developer puts it: see `scripts/chromium.mjs`. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

const chromiumPath = (): string => [process.env.CHROMIUM ?? '', ...PLACES].find((file) => existsSync(file)) ?? '';

export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('there is no Chromium: install it, or name it in CHROMIUM');
  return chromium.launch({ executablePath, args: FLAGS });
}

export type Theme = 'light' | 'dark';

/** Telegram's own, as its apps for Android have them. */
const THEMES: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: { bg_color: '#ffffff', secondary_bg_color: '#efeff4', text_color: '#000000', button_color: '#3390ec' },
  dark: { bg_color: '#17212b', secondary_bg_color: '#10171f', text_color: '#f5f5f5', button_color: '#5288c1' },
};

export interface PhoneOptions {
  /** Of the app, as the button that opens it has it. */
  readonly url: string;
  /** Signed by Telegram; null where the page is opened outside of it. */
  readonly initData: string | null;
  readonly theme?: Theme;
  /** Of the browser; what the bot knows of the person counts for more. */
  readonly language?: string;
  readonly startParam?: string;
  /** Of the Bot API, as far as the client knows it. */
  readonly version?: string;
  readonly platform?: string;
  readonly size?: { readonly width: number; readonly height: number };
  /** In percent of what the phone has at first. */
  readonly textSize?: number;
  /** What is done to the page before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

interface Told {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface MainButton {
  readonly text: string;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
}

declare global {
  interface Window {
    bridgeCalls: Told[];
    brokenPolicies: string[];
    /** Of Telegram's SDK. */
    Telegram?: { readonly WebView: { receiveEvent(event: string, data: unknown): void } };
  }
}

/** Of whoever waits for a page, in milliseconds: a slow machine is no fault. */
const PATIENCE = 300_000;

export async function openPhone(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const { size = { width: 390, height: 844 }, language = 'en', theme = 'light' } = options;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const phone = new Phone(context, page, options);
  await page.addInitScript(playTelegram, options.textSize ?? 100);
  await options.before?.(page);
  await page.goto(addressOf(options));
  return phone;
}

/** In the page: what Telegram would put there. Runs there as it is written, so it may name nothing outside, nor functions. */
function playTelegram(textSize: number): void {
  window.bridgeCalls = [];
  window.brokenPolicies = [];
  const proxy = {
    postEvent(event: string, data: string) {
      window.bridgeCalls.push({ event, data: data ? (JSON.parse(data) as Told['data']) : {} });
    },
  };
  Object.assign(window, { TelegramWebviewProxy: proxy });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.brokenPolicies.push(`${violatedDirective} ${blockedURI}`);
  });
  if (textSize === 100) return;
  // The root of the page may not be there yet.
  new MutationObserver(() => {
    document.documentElement.style.setProperty('font-size', `${textSize}%`);
  }).observe(document, { childList: true });
  document.documentElement?.style.setProperty('font-size', `${textSize}%`);
}

function addressOf({
  url,
  initData,
  theme = 'light',
  startParam,
  platform = 'android',
  version = '9.1',
}: PhoneOptions): string {
  if (initData === null) return url;
  const launch = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(THEMES[theme]),
    ...(startParam !== undefined && { tgWebAppStartParam: startParam }),
  });
  return `${url}#${launch}`;
}

/** So long nothing may come in before a page counts as standing still. */
const STILL = 120;

export class Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page, whether anybody saw it or not. */
  readonly faults: string[] = [];
  #options: PhoneOptions;
  readonly #loading = new Set<object>();
  #lastLoad = Date.now();

  constructor(context: BrowserContext, page: Page, options: PhoneOptions) {
    this.context = context;
    this.page = page;
    this.#options = options;
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAnswer(message)) this.faults.push(message.text());
    });
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().includes('/live?')) this.#loading.add(request);
    });
    const loaded = (request: object) => {
      if (this.#loading.delete(request)) this.#lastLoad = Date.now();
    };
    page.on('requestfinished', loaded);
    page.on('requestfailed', loaded);
  }

  /** Until a page stands there, with its letters and pictures. */
  async stands(): Promise<void> {
    await this.page.waitForSelector('main:not([aria-busy])');
    await this.page.evaluate(() => document.fonts.ready);
    while (this.#loading.size > 0 || Date.now() - this.#lastLoad < STILL) await this.page.waitForTimeout(STILL / 3);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** Everything that the app asked of Telegram, in order. */
  calls(): Promise<readonly Told[]> {
    return this.page.evaluate(() => window.bridgeCalls);
  }

  /** Null while it is hidden. */
  async mainButton(): Promise<MainButton | null> {
    const last = (await this.calls()).findLast(({ event }) => event === 'web_app_setup_main_button')?.data;
    if (!last?.is_visible) return null;
    return { text: String(last.text), isEnabled: last.is_active === true, isBusy: last.is_progress_visible === true };
  }

  /** Until the main button says this and can be pressed. */
  async mainButtonSays(text: string | RegExp, isEnabled = true): Promise<void> {
    const pattern = typeof text === 'string' ? null : text.source;
    await this.page.waitForFunction(
      ({ exact, pattern, isEnabled }) => {
        const shown = window.bridgeCalls.findLast(({ event }) => event === 'web_app_setup_main_button')?.data;
        const says = String(shown?.text ?? '');
        const isRight = pattern === null ? says === exact : new RegExp(pattern).test(says);
        return shown?.is_visible === true && isRight && shown.is_active === isEnabled && !shown.is_progress_visible;
      },
      { exact: String(text), pattern, isEnabled },
    );
  }

  async pressMain(text?: string | RegExp): Promise<void> {
    await this.mainButtonSays(text ?? /./);
    await this.#tell('main_button_pressed');
  }

  async pressBack(): Promise<void> {
    await this.page.waitForFunction(
      () => window.bridgeCalls.findLast(({ event }) => event === 'web_app_setup_back_button')?.data.is_visible === true,
    );
    await this.#tell('back_button_pressed');
  }

  /** Outside of Telegram the phone's own theme counts. */
  async changeTheme(theme: Theme): Promise<void> {
    if (this.#options.initData === null) {
      await this.page.emulateMedia({ colorScheme: theme });
      await this.reload();
      await this.stands();
      return;
    }
    await this.#tell('theme_changed', { theme_params: THEMES[theme] });
    await this.page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  }

  /** The app goes to the background, or comes back. */
  async setVisible(isVisible: boolean): Promise<void> {
    await this.#tell('visibility_changed', { is_visible: isVisible });
  }

  /** The same phone for somebody else: who had it before has left nothing on it. */
  async handTo(options: PhoneOptions): Promise<void> {
    this.#options = options;
    await this.page.emulateMedia({ colorScheme: options.theme ?? 'light' });
    await this.page.goto(addressOf(options));
  }

  /** Taken from whoever has it; what went wrong in it meanwhile is thrown. */
  async takeBack(): Promise<void> {
    const broken = await this.#brokenPolicies();
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.context.clearCookies();
    await this.page.goto('about:blank');
    this.#throwFaults(broken);
  }

  /** Opens the same launch anew, as a reload would. */
  async reload(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(addressOf(this.#options));
  }

  async #tell(event: string, data: unknown = {}): Promise<void> {
    await this.page.evaluate(
      ([name, told]) => window.Telegram?.WebView.receiveEvent(String(name), told),
      [event, data],
    );
  }

  /** Puts the phone away; what went wrong in it is thrown. */
  async close(): Promise<void> {
    const broken = await this.#brokenPolicies();
    await this.context.close();
    this.#throwFaults(broken);
  }

  async #brokenPolicies(): Promise<readonly string[]> {
    const broken = await this.page.evaluate(() => window.brokenPolicies).catch(() => null);
    return (broken ?? []).map((policy) => `against the page's policy: ${policy}`);
  }

  #throwFaults(broken: readonly string[]): void {
    const faults = [...this.faults, ...broken];
    if (faults.length > 0) throw new Error(`the page had faults:\n${faults.join('\n')}`);
  }
}

/** A refusal of the API and a lost line are written into the console by Chromium itself. */
const isAnswer = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.startsWith('/api/');
