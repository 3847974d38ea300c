/** The server's clock, as far as this phone can tell, and a tick every quarter of a second for whoever shows it. */
import { computed, signal } from '@preact/signals';
import type { ClockSign } from '../../shared/wire/sight.ts';

const TICK = 250;

const heard = signal<ClockSign & { readonly at: number }>({ now: Date.now(), speed: 1, at: performance.now() });

let timer: ReturnType<typeof setInterval> | undefined;
/** Runs only while something on the page shows the time. */
const tick = signal(0, {
  watched() {
    timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick.value++;
    }, TICK);
  },
  unwatched() {
    clearInterval(timer);
  },
});

export function hearClock(clock: ClockSign): void {
  heard.value = { ...clock, at: performance.now() };
}

function serverNow(): number {
  const { now, speed, at } = heard.value;
  return now + (performance.now() - at) * speed;
}

/** Whole seconds until then, counted down while somebody looks. */
export const secondsUntil = (deadline: number) =>
  computed(() => {
    tick.value;
    return Math.max(0, Math.ceil((deadline - serverNow()) / 1000));
  });

/** For what must be looked at anew as time goes by. */
export const ticking = (): number => tick.value;
