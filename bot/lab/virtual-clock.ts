import type { Clock } from '../clock.ts';

export interface VirtualClock extends Clock {
  /** Moves the time on and rings everything that falls due on the way, in order of time. */
  readonly advance: (milliseconds: number) => void;
  /** The time of the next alarm. */
  readonly next: () => number | null;
}

interface Alarm {
  readonly time: number;
  readonly ring: () => void;
  /** Of those of one moment the first to be set rings first. */
  readonly number: number;
  isOff: boolean;
}

const isBefore = (one: Alarm, other: Alarm): boolean =>
  one.time < other.time || (one.time === other.time && one.number < other.number);

/** A clock that stands still until somebody moves it. */
export function virtualClock(start = Date.UTC(2026, 0, 1, 18)): VirtualClock {
  let time = start;
  let set = 0;
  /** A heap; what was taken off stays in it until it comes up. */
  const alarms: Alarm[] = [];

  const rise = (alarm: Alarm): void => {
    let at = alarms.length;
    for (; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!isBefore(alarm, alarms[above]!)) break;
      alarms[at] = alarms[above]!;
      at = above;
    }
    alarms[at] = alarm;
  };
  const sink = (): void => {
    const last = alarms.pop()!;
    if (alarms.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= alarms.length) break;
      if (below + 1 < alarms.length && isBefore(alarms[below + 1]!, alarms[below]!)) below++;
      if (!isBefore(alarms[below]!, last)) break;
      alarms[at] = alarms[below]!;
      at = below;
    }
    alarms[at] = last;
  };
  const earliest = (): Alarm | undefined => {
    while (alarms[0]?.isOff) sink();
    return alarms[0];
  };

  return {
    now: () => time,
    at: (when, ring) => {
      const alarm: Alarm = { time: Math.max(when, time), ring, number: set++, isOff: false };
      rise(alarm);
      return () => {
        alarm.isOff = true;
      };
    },
    next: () => earliest()?.time ?? null,
    advance: (milliseconds) => {
      const end = time + milliseconds;
      for (let alarm = earliest(); alarm && alarm.time <= end; alarm = earliest()) {
        sink();
        time = alarm.time;
        alarm.ring();
      }
      time = end;
    },
  };
}
