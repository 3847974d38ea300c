import type { Clock } from '../../bot/clock.ts';

export interface VirtualClock extends Clock {
  /** Moves the time on and rings everything that falls due on the way, in order of time. */
  readonly advance: (milliseconds: number) => void;
  /** The time of the next alarm. */
  readonly next: () => number | null;
}

/** A clock that stands still until a test moves it. */
export function virtualClock(start = Date.UTC(2026, 0, 1, 18)): VirtualClock {
  let time = start;
  const alarms = new Set<{ readonly time: number; readonly ring: () => void }>();
  const earliest = () => [...alarms].reduce((a, b) => (b.time < a.time ? b : a));
  return {
    now: () => time,
    at: (when, ring) => {
      const alarm = { time: Math.max(when, time), ring };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    next: () => (alarms.size === 0 ? null : earliest().time),
    advance: (milliseconds) => {
      const end = time + milliseconds;
      while (alarms.size > 0) {
        const alarm = earliest();
        if (alarm.time > end) break;
        alarms.delete(alarm);
        time = alarm.time;
        alarm.ring();
      }
      time = end;
    },
  };
}
