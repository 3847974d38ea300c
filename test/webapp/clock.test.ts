/** The clock on a phone ticks while something shows it, and only then. */
import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  page.visibilityState = 'visible';
});

/** A minute's countdown; `look` at it shows its seconds from then on. */
async function countdown() {
  const { hearClock, secondsUntil } = await import('../../webapp/state/clock.ts');
  hearClock({ now: Date.now(), speed: 1 });
  const deadline = Date.now() + 60_000;
  return function look() {
    const shown: number[] = [];
    const lookAway = effect(() => {
      shown.push(secondsUntil(deadline).value);
    });
    return { shown, lookAway };
  };
}

test('nothing runs before anybody looks', async () => {
  await import('../../webapp/state/clock.ts');
  expect(vi.getTimerCount()).toBe(0);
});

test('every second is shown once, and nothing runs after the last has looked away', async () => {
  const look = await countdown();
  const { shown, lookAway } = look();
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([60, 59, 58, 57]);
  expect(vi.getTimerCount()).toBe(1);
  lookAway();
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever looks again sees the time that it is', async () => {
  const look = await countdown();
  look().lookAway();
  vi.advanceTimersByTime(10_000);
  const { shown } = look();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([50, 49]);
});

test('a page that nobody sees does not count', async () => {
  const look = await countdown();
  const { shown } = look();
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([60]);
  page.visibilityState = 'visible';
  vi.advanceTimersByTime(250);
  expect(shown).toEqual([60, 55]);
});
