/** The program as a process: settings from the environment, one line for what is wrong, a clean stop at a signal. */
import { existsSync } from 'node:fs';
import { type App, startApp } from './app.ts';
import { adjustableClock, type Clock, dateOnTheWall, realClock } from './clock.ts';
import { openLog } from './log.ts';
import { addressAt } from './playground/index.ts';
import { PrintingPress } from './press/press.ts';
import { readSettings, WrongSetting } from './settings.ts';
import { stopInTurn } from './stop.ts';

/** Of the playground: nobody there has the patience of a real evening. */
const FIRST_SPEED = 2;
/** Milliseconds. */
const PRINTER_TIME = 1000;

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
    const printer = given ? null : new PrintingPress();
    let app: App | null = null;
    let isStopping = false;
    let isBroken = false;
    const giveUp = (): void => {
      isBroken = true;
      // A stop that is under way still closes the rest.
      if (!isStopping) process.exit(1);
    };
    /** By the real clock, whatever the games run on. */
    const stop = async (): Promise<void> => {
      if (isStopping) return;
      isStopping = true;
      const isClean = (await app?.stop(realClock)) ?? true;
      const isPrinterClosed = await stopInTurn([{ printer: () => printer?.close() }], realClock, log, PRINTER_TIME);
      process.exit(isClean && isPrinterClosed && !isBroken ? 0 : 1);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
    const date = given ? given.now : dateOnTheWall;
    app = await startApp({ settings, clock, wall, date, log, giveUp, printer });
    if (isPlayground) console.log(`Omertà's playground: ${addressAt(settings.host ?? 'localhost', app.port)}`);
  } catch (error) {
    console.error(`omerta: ${plainly(error)}`);
    process.exit(1);
  }
}

const COMPLAINTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT must be free: another program listens there',
  EADDRNOTAVAIL: 'HOST must be an address of this machine',
  EAI_AGAIN: 'HOST must be an address of this machine',
  ENOTFOUND: 'HOST must be an address of this machine',
};

/** What is wrong, in one line. */
function plainly(error: unknown): string {
  if (error instanceof WrongSetting) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return COMPLAINTS[code ?? ''] ?? message ?? String(error);
}
