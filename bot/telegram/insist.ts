import { type Clock, sleep } from '../clock.ts';
import { outcomeOf } from '../courier/outcome.ts';
import type { Log } from '../log.ts';

const PAUSE = 5000;

/** Calls Telegram until it answers; what it refuses for good is thrown. */
export async function insist<T>(clock: Clock, log: Log, call: () => Promise<T>, attempts = Infinity): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const outcome = outcomeOf(error);
      const mayPass = outcome.is === 'unknown' || outcome.is === 'flood';
      if (!mayPass || attempt >= attempts) throw error;
      log.warn('Telegram cannot be reached; trying again');
      await sleep(clock, outcome.is === 'flood' ? outcome.seconds * 1000 : PAUSE);
    }
  }
}
