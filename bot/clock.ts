/** Time, as something that is handed over: the real one, a faster one, or one that a test moves by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rings once when the time has come, never before the caller has returned. What it gives back takes the alarm off. */
  readonly at: (time: number, ring: () => void) => () => void;
}

export const sleep = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => clock.at(clock.now() + milliseconds, resolve));

/** Node rounds longer waits down to nothing. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Runs `speed` times as fast as the wall's clock, from `start` on. Two of one making agree, also across processes. */
export function spedClock(speed: number, start = 0): Clock {
  const now = () => start + (Date.now() - start) * speed;
  const at = (time: number, ring: () => void) => {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = Math.ceil((time - now()) / speed);
      // Node's timers may be a millisecond early.
      timer = setTimeout(() => (now() < time ? wait() : ring()), Math.min(LONGEST_WAIT, Math.max(0, left)));
    };
    wait();
    return () => clearTimeout(timer);
  };
  return { now, at };
}

export const realClock: Clock = spedClock(1);
