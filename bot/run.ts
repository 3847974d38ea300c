/** The program as a process: settings from the environment, one line for what is wrong, a clean stop at a signal. */
import { existsSync } from 'node:fs';
import { startApp } from './app.ts';
import type { Clock } from './clock.ts';
import { openLog } from './log.ts';
import { readSettings, WrongSetting } from './settings.ts';

export async function run(clock: Clock): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const settings = readSettings(process.env);
    const log = openLog(settings.logLevel);
    const app = await startApp({ settings, clock, log, giveUp: () => process.exit(1) });
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) return;
        isStopping = true;
        void app.stop().then(() => process.exit(0));
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
