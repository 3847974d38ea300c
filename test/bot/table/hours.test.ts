/** Time that counts only while a group is awake, by the clock on its own wall. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterWaking, isQuiet, wakingBetween } from '../../../bot/table/hours.ts';
import { isZone, NIGHTS, type QuietHours, ZONES } from '../../../shared/wire/hours.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Some of them with half and quarter hours, and one that is put forward by half an hour. */
const ZONES_OF_THE_WORLD = [...ZONES, 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];

const hours: fc.Arbitrary<QuietHours> = fc
  .record({
    from: fc.integer({ min: 0, max: 23 }),
    to: fc.integer({ min: 0, max: 23 }),
    zone: fc.constantFrom(...ZONES_OF_THE_WORLD),
  })
  .filter(({ from, to }) => from !== to);
const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });
const length = fc.integer({ min: 0, max: 4 * 24 * HOUR });

/** What a clock on the wall shows there. */
const wall = (zone: string, at: number): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

const utc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00Z`);

describe('whatever the hours, the place and the day', () => {
  test('as much waking time lies before the end as a stage has', () => {
    fc.assert(
      fc.property(hours, moment, length, (quiet, now, left) => {
        expect(wakingBetween(quiet, now, afterWaking(quiet, now, left))).toBe(left);
      }),
    );
  });

  test('nothing ends while the group sleeps', () => {
    fc.assert(
      fc.property(hours, moment, length, (quiet, now, left) => {
        const end = afterWaking(quiet, now, left);
        // As the quiet hours begin, at the latest.
        expect(isQuiet(quiet, end) && (left === 0 || isQuiet(quiet, end - 1))).toBe(false);
      }),
    );
  });

  test('it makes no difference how often the clock was stopped on the way', () => {
    fc.assert(
      fc.property(
        hours,
        moment,
        length,
        fc.array(fc.integer({ min: 0, max: 20 * HOUR })),
        (quiet, now, left, stops) => {
          let [at, rest] = [now, left];
          for (const stop of stops) {
            const end = afterWaking(quiet, at, rest);
            if (at + stop >= end) break;
            at += stop;
            rest = wakingBetween(quiet, at, end);
          }
          expect(afterWaking(quiet, at, rest)).toBe(afterWaking(quiet, now, left));
        },
      ),
      { numRuns: 50 },
    );
  });

  test('time of day is what the wall shows there', () => {
    fc.assert(
      fc.property(hours, moment, (quiet, at) => {
        const hour = Number(wall(quiet.zone, at).slice(11, 13));
        const asleep = Array.from({ length: (quiet.to - quiet.from + 24) % 24 }, (_, i) => (quiet.from + i) % 24);
        expect(isQuiet(quiet, at)).toBe(asleep.includes(hour));
      }),
    );
  });
});

describe('in Kyiv, from 22 to 7', () => {
  const quiet = { from: 22, to: 7, zone: 'Europe/Kyiv' };

  test.each([
    ['a day', '2026-01-10 10:00', 4, '2026-01-10 14:00'],
    ['a winter’s night', '2026-01-10 18:00', 4, '2026-01-11 07:00'],
    ['a night and a day more', '2026-01-10 18:00', 24, '2026-01-12 12:00'],
    ['the night in which the clocks go forward', '2026-03-28 19:00', 4, '2026-03-29 07:00'],
    ['the night in which they go back', '2026-10-24 18:00', 4, '2026-10-25 08:00'],
    ['a beginning in the night', '2026-01-10 23:30', 1, '2026-01-11 06:00'],
  ])('%s', (_, from, lasts, to) => {
    expect(new Date(afterWaking(quiet, utc(from), lasts * HOUR)).toISOString()).toBe(new Date(utc(to)).toISOString());
  });

  test('on the wall a morning is a morning, whichever way the clocks went', () => {
    for (const evening of ['2026-03-28 19:00', '2026-10-24 18:00']) {
      // An hour before the quiet hours begin.
      expect(wall(quiet.zone, utc(evening))).toMatch(/ 21:00$/);
      expect(wall(quiet.zone, afterWaking(quiet, utc(evening), HOUR))).toMatch(/ 22:00$/);
      expect(wall(quiet.zone, afterWaking(quiet, utc(evening), HOUR + MINUTE))).toMatch(/ 07:01$/);
    }
  });
});

test('all that is offered is somewhere on earth, and leaves most of the day', () => {
  expect(ZONES.filter((zone) => !isZone(zone))).toEqual([]);
  expect(['', 'Mars/Olympus', 'Europe/Kyiv; drop', 'kyiv'].filter(isZone)).toEqual([]);
  for (const night of NIGHTS) {
    for (const zone of ZONES) {
      const day = utc('2026-05-05 00:00');
      expect(wakingBetween({ ...night, zone }, day, day + 24 * HOUR)).toBe(15 * HOUR);
    }
  }
});
