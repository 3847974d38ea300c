/** A season: several circles of friends play in one program, which is killed all the while, until they have had enough. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Clock, spedClock } from '../../../bot/clock.ts';
import { startTelegram, type Telegram } from '../../../bot/playground/index.ts';
import type { Setting } from '../../../bot/table/desk.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import { FULL_RIGHTS } from '../evening/evening.ts';
import { Circle } from './circle.ts';
import { Killable } from './killable.ts';
import { type Life, Reaper } from './reaper.ts';
import { nextDeadline, prepareDatabase, waitingIn } from './witness.ts';

/** So many times as fast as life: a minute in three seconds. */
export const SPEED = 20;
/** How often people look at their phones, in real milliseconds. */
const TICK = 15;
/** So many looks in a row must find nothing going on. */
const CALM = 20;

/** Short enough that the clock closes a stage now and then while a process lives. */
const TIMERS = {
  'first-night': 20,
  night: 20,
  morning: 5,
  speech: 15,
  defence: 10,
  ballot: 15,
  'last-words': 10,
};

export interface Company {
  readonly mode: string;
  readonly players: number;
}

export class Season {
  readonly clock: Clock;
  readonly telegram: Telegram;
  readonly killable: Killable;
  readonly reaper: Reaper;
  readonly circles: readonly Circle[];
  readonly folder: string;
  readonly file: string;
  readonly #database: Sqlite.Database;
  readonly #ticker: NodeJS.Timeout;
  /** No more games are begun once this is set. */
  isLate = false;

  constructor(parts: {
    clock: Clock;
    telegram: Telegram;
    killable: Killable;
    reaper: Reaper;
    folder: string;
    file: string;
    circles: (wantsMore: () => boolean, onPress: () => void) => readonly Circle[];
  }) {
    this.clock = parts.clock;
    this.telegram = parts.telegram;
    this.killable = parts.killable;
    this.reaper = parts.reaper;
    this.folder = parts.folder;
    this.file = parts.file;
    this.#database = new Sqlite(parts.file, { readonly: true });
    this.circles = parts.circles(
      () => !this.isLate,
      () => this.reaper.see({ is: 'press' }),
    );
    this.#ticker = setInterval(() => this.#tick(), TICK);
  }

  get lives(): readonly Life[] {
    return this.reaper.lives;
  }

  get database(): Sqlite.Database {
    return this.#database;
  }

  #tick(): void {
    for (const circle of this.circles) circle.tick();
    const next = nextDeadline(this.#database);
    if (next !== null && next - this.clock.now() < TICK * SPEED) this.reaper.see({ is: 'deadline' });
  }

  /** Waits for something that has to come, and says what did not. */
  async until(what: string, isThere: () => boolean, seconds = 600): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (!isThere()) {
      if (Date.now() > end) throw new Error(`waited in vain until ${what}\n${this.killable.stdout.slice(-2000)}`);
      await new Promise((resolve) => setTimeout(resolve, TICK));
    }
  }

  /** All games are over, and all that was to be sent is sent: a rematch asked for just before is played as well. */
  async playOut(): Promise<void> {
    this.isLate = true;
    let calm = 0;
    await this.until('all games are over and everything is sent', () => {
      const isOver = this.circles.every(({ isDone }) => isDone) && waitingIn(this.#database) === 0;
      calm = isOver && this.telegram.isQuiet() ? calm + 1 : 0;
      return calm > CALM;
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#ticker);
    this.killable.kill();
    await this.killable.ended;
    this.#database.close();
    await this.telegram.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function openSeason(program: string, seed: string, companies: readonly Company[]): Promise<Season> {
  const start = Date.now();
  const clock = spedClock(SPEED, start);
  const telegram = await startTelegram({ clock });
  const groups = companies.map(({ mode, players }, i) => {
    const people = Array.from({ length: players }, (_, j) =>
      telegram.person({ firstName: `Anna${i}${String.fromCharCode(97 + j)}`, languageCode: 'en' }),
    );
    for (const person of people) person.start();
    const group = telegram.group({ title: `Table ${i}`, creator: people[0]!, members: people, bot: FULL_RIGHTS });
    const setting: Setting = { edition: 'party', mode, options: {}, composition: 'auto', timers: TIMERS, decoys: true };
    return { people, group, setting };
  });
  const folder = mkdtempSync(join(tmpdir(), 'omerta-kill-'));
  const file = join(folder, 'omerta.db');
  await prepareDatabase(file, new Map(groups.map(({ group, setting }) => [group.id, setting])));
  const killable = new Killable(program, {
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DATABASE_URL: file,
    PORT: '0',
    LOG_LEVEL: 'warn',
    CLOCK_SPEED: String(SPEED),
    CLOCK_START: String(start),
  });
  const reaper = new Reaper(killable, telegram, clock, chanceFrom(seed, 'reaper'));
  const circles = (wantsMore: () => boolean, onPress: () => void) =>
    groups.map(
      ({ group, people }, i) =>
        new Circle({ group, people, clock, chance: chanceFrom(seed, `circle ${i}`), wantsMore, onPress }),
    );
  return new Season({ clock, telegram, killable, reaper, folder, file, circles });
}
