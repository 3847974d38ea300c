import { rulesOf } from '../../shared/editions/index.ts';
import type { Game } from '../../shared/engine/model.ts';
import { isInclusive } from '../../shared/engine/stages/index.ts';
import type { QuietHours } from '../../shared/wire/hours.ts';
import { type Desk, putIn } from './desk.ts';
import { afterWaking, isQuiet, wakingBetween } from './hours.ts';
import type { TableState } from './state.ts';

type Clocked = Pick<TableState, 'desk' | 'game' | 'deadline'>;

/** A stage of so many seconds waits until the group is awake. */
const SLOW = 3600;

const sleepDuring = (desk: Desk, seconds: number | null): QuietHours | null =>
  seconds !== null && seconds >= SLOW ? desk.narration.hours : null;

/** The group sleeps, and the stage that is open waits for it. */
export function isAsleep({ desk, game }: Pick<TableState, 'desk' | 'game'>, now: number): boolean {
  const hours = game && sleepDuring(desk, game.stage.seconds);
  return hours !== null && isQuiet(hours, now);
}

/** Milliseconds of waking time that the stage has left, below zero if it is late. */
export function timeLeft({ desk, game, deadline }: Clocked, now: number): number {
  if (deadline === null) return 0;
  const hours = game && deadline > now ? sleepDuring(desk, game.stage.seconds) : null;
  return hours ? wakingBetween(hours, now, deadline) : deadline - now;
}

/** When a stage of so many seconds ends that has so much waking time left. */
export function endOf(desk: Desk, seconds: number | null, left: number, now: number): number {
  const hours = sleepDuring(desk, seconds);
  return hours ? afterWaking(hours, now, left) : now + left;
}

/** When the stage that has just opened ends by itself; where its last moment still belongs to it, after that. */
export const deadlineOf = (desk: Desk, game: Game, now: number): number | null => {
  const { seconds } = game.stage;
  if (seconds === null) return null;
  return endOf(desk, seconds, seconds * 1000 + (isInclusive(game, rulesOf(game.deal)) ? 1 : 0), now);
};

/** When the stage ends if the last so many milliseconds count for nobody. */
export const deadlineGivenBack = (state: Clocked, lost: number, now: number): number | null =>
  state.deadline === null
    ? null
    : endOf(state.desk, state.game?.stage.seconds ?? null, timeLeft(state, now - lost), now);

/** When what is open now will end if so many seconds more are added to it. */
export const deadlineAfter = ({ desk, game, deadline }: Clocked, more: number): number | null =>
  deadline === null ? null : endOf(desk, (game?.stage.seconds ?? 0) + more, more * 1000, deadline);

/** A clock that stands while something interrupts its stage. */
export interface HeldClock {
  readonly clock: number;
  readonly left: number;
}

type Time = Pick<TableState, 'deadline' | 'desk'>;

/**
 * The time after a decision: a new stage has all its time, the same one keeps what it had, one that goes on with an
 * earlier clock has what was left of it. Whoever plays alone has no clock.
 */
export function timeAfter(before: Game, after: Game, { deadline, desk }: Time, now: number): Time {
  const [was, is] = [before.stage, after.stage];
  if (was.serial === is.serial || desk.practice.solo) return { deadline, desk };
  const left = desk.clock.pause?.left ?? timeLeft({ desk, game: before, deadline }, now);
  const goesOn = (rest: number) => endOf(desk, is.seconds, rest, now);
  if (was.clock === is.clock) return { deadline: goesOn(left + ((is.seconds ?? 0) - (was.seconds ?? 0)) * 1000), desk };
  const isInterrupted = after.agenda.some((item) => 'clock' in item && item.clock === was.clock);
  if (isInterrupted)
    return { deadline: deadlineOf(desk, after, now), desk: putIn(desk, 'clock', { held: { clock: was.clock, left } }) };
  const { held } = desk.clock;
  if (held?.clock === is.clock) return { deadline: goesOn(held.left), desk: putIn(desk, 'clock', { held: null }) };
  return { deadline: deadlineOf(desk, after, now), desk };
}
