import { expect, onTestFinished, test, vi } from 'vitest';
import { adjustableClock, dateOnTheWall, realClock } from '../bot/clock.ts';
import { virtualClock } from '../bot/lab/virtual-clock.ts';

const MINUTE = 60_000;

function clockOnTheWall(speed = 1) {
  const wall = virtualClock();
  const start = wall.now();
  const clock = adjustableClock(speed, wall);
  const rung: string[] = [];
  const alarm = (name: string, after: number) => clock.at(clock.now() + after, () => rung.push(name));
  return { wall, clock, rung, alarm, passed: () => clock.now() - start };
}

test('time goes on without a jump when the speed changes', () => {
  const { wall, clock, passed } = clockOnTheWall();
  wall.advance(1000);
  expect(passed()).toBe(1000);
  clock.setSpeed(20);
  expect(passed()).toBe(1000);
  wall.advance(1000);
  expect(passed()).toBe(21_000);
  clock.setSpeed(1);
  wall.advance(500);
  expect(passed()).toBe(21_500);
});

test('alarms that were set before follow the new speed', () => {
  const { wall, clock, rung, alarm } = clockOnTheWall();
  alarm('late', 10 * MINUTE);
  alarm('soon', MINUTE);
  wall.advance(30_000);
  clock.setSpeed(20);
  wall.advance(1499);
  expect(rung).toEqual([]);
  wall.advance(1);
  expect(rung).toEqual(['soon']);
  clock.setSpeed(2);
  wall.advance(4.5 * MINUTE - 1);
  expect(rung).toEqual(['soon']);
  wall.advance(1);
  expect(rung).toEqual(['soon', 'late']);
});

test('a paused clock rings nothing and goes on where it stood', () => {
  const { wall, clock, rung, alarm, passed } = clockOnTheWall(4);
  alarm('one', 4000);
  wall.advance(500);
  clock.setSpeed(0);
  const takeOff = alarm('taken off', 1);
  alarm('now', 0);
  wall.advance(10 * MINUTE);
  expect([passed(), rung]).toEqual([2000, []]);
  takeOff();
  clock.setSpeed(1);
  wall.advance(1999);
  expect(rung).toEqual(['now']);
  wall.advance(1);
  expect(rung).toEqual(['now', 'one']);
});

test('an alarm rings once, never before its time, and not within the call that sets it', () => {
  const { wall, clock, rung, alarm } = clockOnTheWall(3);
  alarm('past', -5);
  expect(rung).toEqual([]);
  clock.at(clock.now() + 1000, () => rung.push(`rang at ${clock.now() >= 1000}`));
  wall.advance(0);
  expect(rung).toEqual(['past']);
  wall.advance(333);
  expect(rung).toEqual(['past']);
  wall.advance(1);
  wall.advance(5000);
  expect(rung).toEqual(['past', 'rang at true']);
});

test('whoever shows the time hears of a new speed, until they no longer want to', () => {
  const { clock } = clockOnTheWall();
  const heard: number[] = [];
  const stop = clock.whenChanged(() => heard.push(clock.speed()));
  clock.setSpeed(5);
  clock.setSpeed(5);
  clock.setSpeed(0);
  stop();
  clock.setSpeed(1);
  expect(heard).toEqual([5, 0]);
});

test('while it is held no time passes, however often and however fast; nobody is told', () => {
  const { wall, clock, rung, alarm, passed } = clockOnTheWall(1000);
  let changes = 0;
  clock.whenChanged(() => changes++);
  alarm('one', 4000);
  const [first, second] = [clock.hold(), clock.hold()];
  wall.advance(10 * MINUTE);
  first();
  first();
  wall.advance(10 * MINUTE);
  expect([passed(), rung]).toEqual([0, []]);
  second();
  wall.advance(4);
  expect([passed(), rung, changes]).toEqual([4000, ['one'], 0]);
});

test.each([
  ['back', -3_600_000],
  ['on', 3_600_000],
])('time itself goes on when the calendar is set %s', async (_, leap) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const rung = vi.fn();
  const before = realClock.now();
  const isRung = new Promise<void>((resolve) => realClock.at(before + 20, resolve));
  realClock.at(before + 1_800_000, rung);
  vi.setSystemTime(dateOnTheWall() + leap);
  expect(Math.abs(realClock.now() - before)).toBeLessThan(60_000);
  await isRung;
  expect(rung).not.toHaveBeenCalled();
});
