import type { Game } from '../../shared/engine/model.ts';

/** When the stage that has just opened ends by itself. The last moment of an aftermath still belongs to it. */
export const deadlineOf = ({ stage }: Game, now: number): number | null =>
  stage.seconds === null ? null : now + stage.seconds * 1000 + (stage.spec?.kind === 'aftermath' ? 1 : 0);

/** The deadline after a decision: a new stage has all its time, the same one keeps what it had. */
export const deadlineAfter = (before: Game, after: Game, deadline: number | null, now: number): number | null =>
  before.stage.serial === after.stage.serial ? deadline : deadlineOf(after, now);
