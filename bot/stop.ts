/** How the program ends: one step after the other, whatever becomes of those before it, and within a stated time. */
import { type Clock, soon } from './clock.ts';
import type { Log } from './log.ts';

/** Milliseconds for all steps together. What is not done by then is as safe as after a kill. */
export const STOPPING_TIME = 7000;
/** A step whose turn comes later than that has so many all the same. */
const LAST_CHANCE = 200;

/** What is stopped at the same time, by name. */
export type StopStep = Readonly<Record<string, () => unknown>>;

/** Says whether everything has stopped; whatever has not is in the log. */
export async function stopInTurn(
  steps: readonly StopStep[],
  clock: Clock,
  log: Log,
  milliseconds = STOPPING_TIME,
): Promise<boolean> {
  const end = clock.now() + milliseconds;
  const stopped: boolean[] = [];
  for (const step of steps) {
    const time = Math.max(LAST_CHANCE, end - clock.now());
    const parts = Object.entries(step).map(([part, stop]) => hasStopped(part, stop, clock, log, time));
    stopped.push(...(await Promise.all(parts)));
  }
  return stopped.every(Boolean);
}

async function hasStopped(
  part: string,
  stop: () => unknown,
  clock: Clock,
  log: Log,
  milliseconds: number,
): Promise<boolean> {
  try {
    const stopping = Promise.resolve(stop()).then(() => true);
    const isInTime = await soon(clock, milliseconds, stopping, false);
    if (!isInTime) log.error({ part }, 'a part of the program did not stop in time');
    return isInTime;
  } catch (error) {
    log.error({ err: error, part }, 'a part of the program could not be stopped');
    return false;
  }
}
