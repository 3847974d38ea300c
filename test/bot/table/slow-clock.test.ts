/** The clock of a slow stage that is interrupted, prolonged or given time back while the group sleeps or wakes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineAfter, deadlineGivenBack, deadlineOf, timeAfter, timeLeft } from '../../../bot/table/deadline.ts';
import type { Desk } from '../../../bot/table/desk.ts';
import { wakingBetween } from '../../../bot/table/hours.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { FIRST_NARRATION } from '../../../bot/table/narration.ts';
import type { Game } from '../../../shared/engine/model.ts';
import type { QuietHours } from '../../../shared/wire/hours.ts';

const HOUR = 3_600_000;
const KYIV: QuietHours = { from: 22, to: 7, zone: 'Europe/Kyiv' };

const deskWith = (hours: QuietHours | null): Desk => {
  const anna = { person: 1, name: 'Anna', language: 'en' as const };
  const group = { title: 'Friday', language: 'en' as const, thread: null, narration: { ...FIRST_NARRATION, hours } };
  return newDesk(anna, group, firstSetting());
};
const desk = deskWith(KYIV);

/** A game in a stage of so many seconds; those of the same clock follow on each other. */
const gameIn = (serial: number, clock: number, seconds: number, agenda: readonly object[] = []): Game =>
  ({
    deal: { edition: 'party', mode: 'base', options: {}, seats: [] },
    stage: { serial, clock, seconds, spec: null },
    agenda,
  }) as unknown as Game;

const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
const hours = fc.integer({ min: 1, max: 48 });

test('a talk that is interrupted goes on with the waking time that it had', () => {
  fc.assert(
    fc.property(moment, hours, fc.nat(100), fc.integer({ min: 5, max: 7200 }), (now, lasts, share, window) => {
      const talk = gameIn(1, 1, lasts * 3600);
      const deadline = deadlineOf(desk, talk, now)!;
      const shot = now + Math.floor(((deadline - now) * share) / 101);
      const left = wakingBetween(KYIV, shot, deadline);
      const open = gameIn(2, 2, window, [{ clock: 1 }]);
      const during = timeAfter(talk, open, { deadline, desk }, shot);
      const after = timeAfter(open, gameIn(3, 1, lasts * 3600), during, during.deadline!);
      expect(wakingBetween(KYIV, during.deadline!, after.deadline!)).toBe(left);
      expect(after.desk.clock.held).toBeNull();
    }),
  );
});

test('a ballot that one opens for all ends when it was said to end', () => {
  fc.assert(
    fc.property(moment, hours, (now, lasts) => {
      const led = gameIn(1, 1, 20);
      const begun = { desk, game: led, deadline: deadlineOf(desk, led, now) };
      const said = deadlineAfter(begun, lasts * 3600 - 20);
      const open = timeAfter(led, gameIn(2, 1, lasts * 3600), begun, begun.deadline!);
      expect(open.deadline).toBe(said);
    }),
  );
});

test('lost time is given back as waking time', () => {
  fc.assert(
    fc.property(moment, hours, fc.integer({ min: 1, max: 30 * HOUR }), (now, lasts, lost) => {
      const game = gameIn(1, 1, lasts * 3600);
      const state = { desk, game, deadline: deadlineOf(desk, game, now) };
      const back = now + lost;
      const later = { ...state, deadline: deadlineGivenBack(state, lost, back) };
      expect(timeLeft(later, back)).toBe(lasts * HOUR);
    }),
  );
});

test('in shorter stages, and without quiet hours, time is time', () => {
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 5, max: 100_000 }),
      fc.integer({ min: 1, max: HOUR }),
      (now, seconds, lost) => {
        const own = deskWith(seconds >= 3600 ? null : KYIV);
        const game = gameIn(1, 1, seconds);
        const state = { desk: own, game, deadline: deadlineOf(own, game, now) };
        expect(state.deadline).toBe(now + seconds * 1000);
        expect(deadlineGivenBack(state, lost, now + lost)).toBe(state.deadline! + lost);
        // Also what is late by then.
        expect(timeLeft(state, state.deadline! + lost)).toBe(-lost);
      },
    ),
  );
});
