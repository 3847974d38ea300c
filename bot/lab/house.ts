/** The whole program on a real file, with an emulated Telegram over HTTP, on a clock that waits for nobody. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Secret } from '../../shared/engine/setup/deal.ts';
import { type App, startApp } from '../app.ts';
import { silentLog } from '../log.ts';
import { startTelegram, type Telegram } from '../playground/index.ts';
import { readSettings } from '../settings.ts';

import { settled } from './settled.ts';
import { type VirtualClock, virtualClock } from './virtual-clock.ts';

export class LabHouse {
  readonly clock: VirtualClock;
  readonly telegram: Telegram;
  /** What the next deal is drawn from. */
  secret: Secret | null = null;
  readonly #app: App;
  readonly #folder: string;

  constructor(clock: VirtualClock, telegram: Telegram, app: App, folder: string) {
    this.clock = clock;
    this.telegram = telegram;
    this.#app = app;
    this.#folder = folder;
  }

  /** Asks the program for something, as the Mini App would. */
  ask(path: string, init: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#app.port}${path}`, init);
  }

  /** Until only the clock can make anything happen. */
  async settle(): Promise<void> {
    let round = 0;
    await settled(
      () => this.#app.isQuiet() && this.telegram.isQuiet(),
      () => `${round++}`,
    );
  }

  /** On to the next thing that falls due. */
  async step(): Promise<void> {
    const next = this.clock.next();
    if (next === null) throw new Error('nothing will ever happen here again');
    this.clock.advance(Math.max(0, next - this.clock.now()));
    await this.settle();
  }

  async pass(seconds: number): Promise<void> {
    const end = this.clock.now() + seconds * 1000;
    await this.settle();
    while ((this.clock.next() ?? end) < end) await this.step();
    this.clock.advance(Math.max(0, end - this.clock.now()));
    await this.settle();
  }

  async close(): Promise<void> {
    await this.#app.stop();
    await this.telegram.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export async function openHouse(): Promise<LabHouse> {
  const clock = virtualClock();
  const telegram = await startTelegram({ clock, isTestServer: true });
  // Where files live in memory nobody waits for a disk.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omerta-lab-'));
  const settings = readSettings({
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DATABASE_URL: join(folder, 'omerta.db'),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const drawSecret = (): Secret => {
    if (!house.secret) throw new Error('nobody said what the cards are drawn from');
    return house.secret;
  };
  const app = await startApp({ settings, clock, log: silentLog, drawSecret, reckons: false });
  const house = new LabHouse(clock, telegram, app, folder);
  await house.settle();
  return house;
}
