import type { Game } from '../../shared/engine/model.ts';
import type { TableState } from './state.ts';

/** When the stage that has just opened ends by itself. The last moment of an aftermath still belongs to it. */
export const deadlineOf = ({ stage }: Game, now: number): number | null =>
  stage.seconds === null ? null : now + stage.seconds * 1000 + (stage.spec?.kind === 'aftermath' ? 1 : 0);

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
  if (was.serial === is.serial || desk.solo) return { deadline, desk };
  const left = desk.pause?.left ?? (deadline ?? now) - now;
  if (was.clock === is.clock) return { deadline: now + left + ((is.seconds ?? 0) - (was.seconds ?? 0)) * 1000, desk };
  const isInterrupted = after.agenda.some((item) => 'clock' in item && item.clock === was.clock);
  if (isInterrupted) return { deadline: deadlineOf(after, now), desk: { ...desk, held: { clock: was.clock, left } } };
  const { held } = desk;
  if (held?.clock === is.clock) return { deadline: now + held.left, desk: { ...desk, held: null } };
  return { deadline: deadlineOf(after, now), desk };
}
