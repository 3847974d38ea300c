/** The server's clock, as far as this phone can tell, and a tick every second for whoever shows it. */
import { computed, signal } from '@preact/signals';
import type { ClockSign } from '../../shared/protocol/sight.ts';

const heard = signal<ClockSign & { readonly at: number }>({ now: Date.now(), speed: 1, at: performance.now() });
const tick = signal(0);

setInterval(() => {
  if (document.visibilityState === 'visible') tick.value++;
}, 250);

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
