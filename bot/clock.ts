/** Time, as something that is handed over: the real one, a faster one, or one that a test moves by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rings once when the time has come, never before the caller has returned. What it gives back takes the alarm off. */
  readonly at: (time: number, ring: () => void) => () => void;
  /** How many times as fast as the wall's clock it runs, where it is not 1. */
  readonly speed?: () => number;
  /** Told after every change of speed. What it gives back ends that. */
  readonly whenChanged?: (hear: () => void) => () => void;
  /** No time passes until what it gives back is called: somebody is in the middle of something. */
  readonly hold?: () => () => void;
}

export const sleep = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => clock.at(clock.now() + milliseconds, resolve));

/** Nobody waits longer for an answer than so many milliseconds: then there is another one instead. */
export const soon = <T>(clock: Clock, milliseconds: number, answer: Promise<T>, instead: T): Promise<T> =>
  new Promise((resolve, reject) => {
    const takeOff = clock.at(clock.now() + milliseconds, () => resolve(instead));
    answer.then(resolve, reject).finally(takeOff);
  });

/** Node rounds longer waits down to nothing. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The date when the process began, and from then on ticks that nobody can set: it never jumps. */
const steady = (): number => Math.floor(BEGAN + performance.now());

/** Whoever is held up between the two reads too little: the most is right. Two processes agree to the millisecond. */
const BEGAN = Math.max(...Array.from({ length: 5 }, dateOfNoTicks));

/** The date at which the ticks were none, read just when the calendar moves on. */
function dateOfNoTicks(): number {
  const longest = performance.now() + 5;
  const before = Date.now();
  let date = before;
  while (date === before && performance.now() < longest) date = Date.now();
  return date - performance.now();
}

/** What the calendar says, which somebody may set: for showing, and for what others have dated. */
export const dateOnTheWall = (): number => Date.now();

/** Runs `speed` times as fast as time itself, from `start` on. Two of one making agree, also across processes. */
export function spedClock(speed: number, start = 0): Clock {
  const now = () => start + (steady() - start) * speed;
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

/** A clock whose speed is set while it runs; 0 stops it. Its time never jumps. */
export interface AdjustableClock extends Clock {
  readonly speed: () => number;
  readonly setSpeed: (speed: number) => void;
  readonly whenChanged: (hear: () => void) => () => void;
  readonly hold: () => () => void;
}

interface Alarm {
  readonly time: number;
  readonly ring: () => void;
  takeOff: () => void;
}

export const isAdjustable = (clock: Clock): clock is AdjustableClock => 'setSpeed' in clock;

/** By the ticks of `wall`. */
export function adjustableClock(speed = 1, wall: Clock = realClock): AdjustableClock {
  let pace = speed;
  let holds = 0;
  let since = { wall: wall.now(), own: wall.now() };
  const running = () => (holds > 0 ? 0 : pace);
  const now = () => since.own + (wall.now() - since.wall) * running();
  const alarms = new Set<Alarm>();
  const hearers = new Set<() => void>();
  const set = (alarm: Alarm): void => {
    alarm.takeOff();
    if (running() === 0) return;
    const due = since.wall + Math.ceil((alarm.time - since.own) / pace);
    alarm.takeOff = wall.at(Math.max(due, wall.now()), () => {
      alarms.delete(alarm);
      alarm.ring();
    });
  };
  const change = (alter: () => void): void => {
    since = { wall: wall.now(), own: now() };
    alter();
    for (const alarm of alarms) set(alarm);
  };
  return {
    now,
    at: (time, ring) => {
      const alarm: Alarm = { time, ring, takeOff: () => undefined };
      alarms.add(alarm);
      set(alarm);
      return () => {
        alarms.delete(alarm);
        alarm.takeOff();
      };
    },
    speed: () => pace,
    setSpeed: (next) => {
      if (next === pace) return;
      change(() => {
        pace = next;
      });
      for (const hear of [...hearers]) hear();
    },
    whenChanged: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    hold: () => {
      let isHeld = true;
      change(() => holds++);
      return () => {
        if (isHeld) change(() => holds--);
        isHeld = false;
      };
    },
  };
}
