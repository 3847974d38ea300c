/** The playground as a program: no token, a clock moved by hand, and its page's requests over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, startApp } from '../../bot/app.ts';
import { type AdjustableClock, adjustableClock } from '../../bot/clock.ts';
import { passTime, settled } from '../../bot/lab/settled.ts';
import { virtualClock } from '../../bot/lab/virtual-clock.ts';
import { silentLog } from '../../bot/log.ts';
import type { Telegram } from '../../bot/playground/index.ts';
import type { Printer } from '../../bot/press/printer.ts';
import { readSettings } from '../../bot/settings.ts';
import type { ShowroomStage } from '../../shared/wire/playground.ts';

export interface Theatre {
  readonly clock: AdjustableClock;
  readonly telegram: Telegram;
  readonly app: App;
  readonly at: string;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Throws where the wish is not granted. */
  readonly wish: <T = object>(name: string, what: object) => Promise<T>;
  readonly stage: () => Promise<ShowroomStage>;
  /** Seconds of the wall's clock. */
  readonly pass: (seconds: number) => Promise<void>;
  readonly until: (is: (stage: ShowroomStage) => boolean, seconds: number) => Promise<ShowroomStage>;
  readonly close: () => Promise<void>;
}

export async function openTheatre(
  speed = 1,
  printer: Printer | null = null,
  environment: Readonly<Record<string, string>> = {},
): Promise<Theatre> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-theatre-'));
  const wall = virtualClock();
  const clock = adjustableClock(speed, wall);
  const settings = {
    ...readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...environment }),
    databaseFile: join(folder, 'playground.db'),
  };
  const app = await startApp({ settings, clock, wall, log: silentLog, printer });
  const telegram = app.telegram!;
  const at = `http://127.0.0.1:${app.port}`;
  let asked = 0;
  const settle = async () => {
    let round = 0;
    await settled(
      () => asked === 0 && app.isQuiet() && telegram.isQuiet(),
      () => `${round++}`,
    );
  };
  const ask = async (path: string, init?: RequestInit) => {
    asked++;
    try {
      return await fetch(`${at}${path}`, init);
    } finally {
      asked--;
    }
  };
  const wish = async <T>(name: string, what: object): Promise<T> => {
    const body = JSON.stringify(what);
    const answer = await ask(`/playground/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const granted = (await answer.json()) as T;
    await settle();
    return granted;
  };
  const stage = async () => (await (await ask('/playground/state')).json()) as ShowroomStage;
  const pass = async (seconds: number) => {
    await passTime(wall, seconds, settle);
    await settle();
  };
  await settle();
  return {
    clock,
    telegram,
    app,
    at,
    ask,
    wish,
    stage,
    pass,
    until: async (is, seconds) => {
      for (let left = seconds; left > 0; left -= 5) {
        const now = await stage();
        if (is(now)) return now;
        await pass(5);
      }
      throw new Error(`not within ${seconds} seconds: ${JSON.stringify(await stage())}`);
    },
    close: async () => {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
