/** The calendar of the machine is set while games are on: nobody loses a stage, and nobody is given one. */
import { describe, expect, test } from 'vitest';
import type { Evening } from '../../kit/evening/evening.ts';
import { gameTonight, tonight } from '../../kit/evening/tonight.ts';

const HOUR = 3_600_000;
const LEAPS = [
  ['an hour back', -HOUR],
  ['an hour on', HOUR],
  ['ten years on', 87_600 * HOUR],
] as const;

/** The night of six players lasts a minute, by the rulebook. */
const night = () => gameTonight({ players: 6 });

const isNight = ({ group }: Evening) => !group.messages.some(({ text }) => text.includes('☀️'));

const untilIn = (evening: Evening): number => {
  const time = evening.posted('🌙').entities.find(({ type }) => type === 'date_time');
  return (time as { unix_time: number }).unix_time * 1000;
};

async function lasts(evening: Evening): Promise<number> {
  for (let seconds = 0; seconds < 7200; seconds++) {
    if (!isNight(evening)) return seconds;
    await evening.pass(1);
  }
  throw new Error('the night does not end');
}

const usual = async (): Promise<number> => lasts(await night());

describe.each(LEAPS)('%s', (_, leap) => {
  test('while the program runs', async () => {
    const whole = await usual();
    const evening = await night();
    const told = untilIn(evening);
    await evening.pass(20);
    evening.calendar.ahead = leap;
    await evening.pass(4);
    // The time that people are told is the calendar's.
    expect(untilIn(evening)).toBe(told + leap);
    expect(await lasts(evening)).toBe(whole - 24);
  });

  test('while it is away', async () => {
    const evening = await night();
    const whole = await lasts(await night());
    await evening.pass(20);
    await evening.stop();
    evening.calendar.ahead = leap;
    await evening.restart();
    const left = await lasts(evening);
    // Started once more, it still has what it had.
    expect(Math.abs(left - (whole - 20))).toBeLessThanOrEqual(2);
  });

  test('and set right again at the next start', async () => {
    const evening = await night();
    const whole = await lasts(await night());
    await evening.pass(10);
    await evening.stop();
    evening.calendar.ahead = leap;
    await evening.restart();
    await evening.pass(10);
    await evening.stop();
    evening.calendar.ahead = 0;
    await evening.restart();
    expect(Math.abs((await lasts(evening)) - (whole - 20))).toBeLessThanOrEqual(3);
  });

  test('a message that waits for its turn does not wait for the calendar', async () => {
    const evening = await tonight({ players: 7 });
    await evening.sitDown(evening.people.slice(0, 5));
    await evening.stop();
    evening.calendar.ahead = leap;
    await evening.restart();
    await evening.join(evening.people.slice(5));
    await evening.pass(60);
    expect(evening.lobby.text).toContain('7. Player 7');
  });
});
