/** The time left in the stage. A screen reader hears it at 60, 30 and 10 seconds. */
import { useComputed } from '@preact/signals';
import { secondsUntil } from '../../state/clock.ts';
import { sight } from '../../state/table.ts';
import { say } from '../../state/words.ts';

const LAST = 10;
const TOLD_AT = [60, 30, 10];

export function Countdown({ class: extra = '' }: { readonly class?: string }) {
  const left = useComputed(() => {
    const { deadline = null, pausedWith = null } = sight.value ?? {};
    if (pausedWith !== null) return Math.ceil(pausedWith / 1000);
    return deadline === null ? null : secondsUntil(deadline).value;
  }).value;
  if (left === null) return null;
  const isPaused = sight.value?.pausedWith != null;
  const isLast = left <= LAST && !isPaused;
  return (
    <span class={`clock ${isLast ? 'clock-last' : ''} ${extra}`} role="timer">
      <span aria-hidden="true">{isPaused ? `⏸\u00a0${clockText(left)}` : clockText(left)}</span>
      <span class="hidden" aria-live="polite">
        {isPaused ? say('app-paused') : TOLD_AT.includes(left) ? say('app-time-left', { n: left }) : ''}
      </span>
    </span>
  );
}

function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
