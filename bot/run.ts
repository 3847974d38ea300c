/** The program as a process: settings from the environment, one line for what is wrong, a clean stop at a signal. */
import { existsSync } from 'node:fs';
import { startApp } from './app.ts';
import { adjustableClock, type Clock, dateOnTheWall, realClock } from './clock.ts';
import { openLog } from './log.ts';
import { Press } from './press/press.ts';
import { readSettings, WrongSetting } from './settings.ts';

/** Of the playground: nobody there has the patience of a real evening. */
const FIRST_SPEED = 2;

/** By the real clock unless told otherwise, and in the playground by one whose speed can be changed. */
export async function run(given?: Clock): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const settings = readSettings(process.env);
    const log = openLog(settings.logLevel);
    const isPlayground = settings.botToken === null;
    const clock = given ?? (isPlayground ? adjustableClock(FIRST_SPEED) : realClock);
    const wall = given ?? realClock;
    // By a clock of its own making, a test would find every picture late.
    const printer = given ? null : new Press();
    const date = given ? given.now : dateOnTheWall;
    const app = await startApp({ settings, clock, wall, date, log, giveUp: () => process.exit(1), printer });
    if (isPlayground) console.log(`Omertà's playground: http://localhost:${app.port}/`);
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) return;
        isStopping = true;
        void app
          .stop()
          .then(() => printer?.close())
          .then(() => process.exit(0));
      });
    }
  } catch (error) {
    console.error(`omerta: ${plainly(error)}`);
    process.exit(1);
  }
}

/** What is wrong, in one line. */
function plainly(error: unknown): string {
  if (error instanceof WrongSetting) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' ? 'PORT must be free: another program listens there' : (message ?? String(error));
}
