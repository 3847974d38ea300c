import type { VirtualClock } from './virtual-clock.ts';

/** So often in a row nothing moves when all that is left waits for the clock. */
const STILL = 40;
const QUIET = 3;

/** Until nothing is under way, or all that is under way has ceased to move: a slow answer waits for the clock as well. */
export async function settled(isQuiet: () => boolean, signs: () => string): Promise<void> {
  let seen = '';
  for (let quiet = 0, still = 0; quiet < QUIET && still < STILL; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = isQuiet() ? quiet + 1 : 0;
    const now = signs();
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
}

/** Lets the time run, doing on the way what falls due. */
export async function passTime(clock: VirtualClock, seconds: number, settle: () => Promise<void>): Promise<void> {
  const end = clock.now() + seconds * 1000;
  await settle();
  for (let next = clock.next(); next !== null && next <= end; next = clock.next()) {
    clock.advance(Math.max(0, next - clock.now()));
    await settle();
  }
  clock.advance(Math.max(0, end - clock.now()));
}
