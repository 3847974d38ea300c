/** An evening of Mafia: the whole program on a real file, an emulated Telegram over HTTP, people, and a clock moved by hand. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type Surroundings, startApp } from '../../../bot/app.ts';
import type { Clock } from '../../../bot/clock.ts';
import { passTime, settled } from '../../../bot/lab/settled.ts';
import { type VirtualClock, virtualClock } from '../../../bot/lab/virtual-clock.ts';
import { type Log, silentLog } from '../../../bot/log.ts';
import type { Group, Message, Person, Telegram } from '../../../bot/playground/index.ts';
import { startTelegram } from '../../../bot/playground/index.ts';
import type { Printer } from '../../../bot/press/printer.ts';
import { readSettings, type Settings } from '../../../bot/settings.ts';
import { freePort } from '../process/webhook.ts';

type GroupOptions = Parameters<Telegram['group']>[0];

export interface EveningOptions {
  readonly players?: number;
  /** Of everybody, or of each. */
  readonly language?: string | ((i: number) => string);
  readonly title?: string;
  readonly kind?: GroupOptions['kind'];
  readonly bot?: GroupOptions['bot'];
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: Log;
  readonly names?: (i: number) => string;
  /** What the cards are dealt from; null for everybody's part in the shuffle. */
  readonly seed?: string | null;
  /** Settings that the environment would not give, such as a public address on this machine. */
  readonly settings?: Partial<Settings>;
  /** The Mini App is there, on this machine, while updates are still polled. */
  readonly app?: boolean;
  /** The odds of tables set by hand are worked out, in the wall's time. */
  readonly reckons?: boolean;
  /** Whoever makes the pictures; usually nobody. */
  readonly printer?: Printer;
}

/** Of every evening the same, so that what is signed with it is. */
const TOKEN = '4000000000:AAEvening-of-a-test-and-of-nobody';

export const FULL_RIGHTS = { can_restrict_members: true, can_delete_messages: true };

export class Evening {
  readonly clock: VirtualClock;
  readonly telegram: Telegram;
  readonly people: readonly Person[];
  readonly group: Group;
  readonly folder: string;
  /** Telegram fails on purpose: calls may hang and updates stay behind until the clock moves. */
  isTroubled = false;
  /** Milliseconds by which the calendar of the program's machine is ahead of Telegram's: somebody may set it. */
  readonly calendar: { ahead: number };
  #surroundings: Surroundings;
  #app: App;
  #isRunning = true;

  constructor(parts: {
    clock: VirtualClock;
    telegram: Telegram;
    people: readonly Person[];
    group: Group;
    folder: string;
    calendar: { ahead: number };
    surroundings: Surroundings;
    app: App;
  }) {
    this.clock = parts.clock;
    this.telegram = parts.telegram;
    this.people = parts.people;
    this.group = parts.group;
    this.folder = parts.folder;
    this.calendar = parts.calendar;
    this.#surroundings = parts.surroundings;
    this.#app = parts.app;
  }

  get app(): App {
    return this.#app;
  }

  /** Until nothing is under way: only people or the clock can make anything happen now. */
  async settle(): Promise<void> {
    const { telegram, clock } = this;
    let round = 0;
    await settled(
      () => this.#app.isQuiet() && telegram.isQuiet(),
      () => (this.isTroubled ? `${telegram.calls.length} ${telegram.delivered.length} ${clock.next()}` : `${round++}`),
    );
  }

  /** Lets the time run, doing on the way what falls due. */
  async pass(seconds: number): Promise<void> {
    await passTime(this.clock, seconds, () => this.settle());
    await this.settle();
  }

  /** Other settings for the next start. */
  change(settings: Partial<Settings>): void {
    this.#surroundings = { ...this.#surroundings, settings: { ...this.#surroundings.settings, ...settings } };
  }

  /** Stops the program as a signal would, and starts it again on what it left. */
  async restart(secondsAway = 0): Promise<void> {
    await this.stop();
    this.clock.advance(secondsAway * 1000);
    await this.start();
  }

  async stop(): Promise<void> {
    if (this.#isRunning) await this.#app.stop();
    this.#isRunning = false;
  }

  /** Where Telegram fails, the clock runs until the start succeeds. */
  async start(): Promise<void> {
    let isOver = false;
    const clock = setBy(this.clock, this.calendar.ahead);
    const starting = startApp({ ...this.#surroundings, clock }).finally(() => {
      isOver = true;
    });
    while (this.isTroubled && !isOver) {
      await settled(
        () => isOver,
        () => `${this.telegram.calls.length} ${this.clock.next()}`,
      );
      const next = this.clock.next();
      if (!isOver && next !== null) this.clock.advance(Math.max(0, next - this.clock.now()));
    }
    this.#app = await starting;
    this.#isRunning = true;
    await this.settle();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.telegram.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The newest message of the bot in the group that says this. */
  posted(part: string): Message {
    const wordsOf = ({ text, caption }: Message): string => caption ?? text;
    const found = this.group.messages.findLast((post) => wordsOf(post).includes(part) && post.from.is_bot);
    if (!found) throw new Error(`the group has no "${part}": ${this.group.messages.map(wordsOf).join('\n---\n')}`);
    return found;
  }

  /** Everybody has opened the bot before. */
  async meetBot(): Promise<void> {
    for (const person of this.people) person.start();
    await this.pass(3);
  }

  get lobby(): Message {
    const lobby = this.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('j:')));
    if (!lobby) throw new Error('the group has no open lobby');
    return lobby;
  }

  /** From nothing to a full table. */
  async sitDown(players = this.people): Promise<void> {
    const [creator] = players;
    creator!.write(this.group, '/play');
    await this.pass(2);
    await this.join(players);
  }

  /** Whoever does not sit at the table yet sits down. */
  async join(players = this.people): Promise<void> {
    for (const person of players) person.press(this.lobby, isPress('j:'));
    await this.pass(10);
  }

  async begin(): Promise<void> {
    this.people[0]!.press(this.lobby, isPress('b:'));
    await this.pass(4);
  }
}

/** A process begins with the date that its machine has, and goes by its own ticks from then on. */
const setBy = (clock: VirtualClock, ahead: number): Clock => ({
  now: () => clock.now() + ahead,
  at: (time, ring) => clock.at(time - ahead, ring),
});

export const isPress =
  (start: string) =>
  ({ callbackData }: { readonly callbackData?: string }): boolean =>
    callbackData?.startsWith(start) === true;

/** Every evening calls its games the same, so that the same is told in the same words. */
function namesInOrder(): () => string {
  let games = 0;
  return () => `game-${String(++games).padStart(5, '0')}`;
}

async function localApp(): Promise<Partial<Settings>> {
  const port = await freePort();
  return { port, appUrl: `http://127.0.0.1:${port}/app/` };
}

export async function openEvening(options: EveningOptions = {}): Promise<Evening> {
  const {
    players = 6,
    language = 'en',
    title = 'Friday',
    kind = 'supergroup',
    bot = FULL_RIGHTS,
    log = silentLog,
    environment,
  } = options;
  const clock = virtualClock();
  const telegram = await startTelegram({ clock, isTestServer: true, token: TOKEN });
  const ownApp = options.app ? await localApp() : {};
  if (ownApp.appUrl) telegram.mainApp = ownApp.appUrl;
  const name = options.names ?? ((i: number) => `Player ${i + 1}`);
  const people = Array.from({ length: players }, (_, i) =>
    telegram.person({ firstName: name(i), languageCode: typeof language === 'string' ? language : language(i) }),
  );
  const group = telegram.group({ title, creator: people[0]!, members: people, kind, bot });
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omerta-'));
  const settings = readSettings({
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DATABASE_URL: join(folder, 'omerta.db'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const { seed } = options;
  const calendar = { ahead: 0 };
  const surroundings: Surroundings = {
    settings: { ...settings, ...ownApp, ...options.settings },
    clock,
    date: () => clock.now() + calendar.ahead,
    log,
    patience: 60,
    reckons: options.reckons ?? false,
    printer: options.printer ?? null,
    nameGame: namesInOrder(),
    ...(seed != null && { drawSecret: () => ({ seed, nonce: `nonce of ${seed}` }) }),
  };
  const app = await startApp(surroundings);
  const evening = new Evening({ clock, telegram, people, group, folder, calendar, surroundings, app });
  await evening.settle();
  return evening;
}
