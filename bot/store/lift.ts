import type { GameEvent } from '../../shared/engine/events.ts';

type LiftStep = (event: never) => unknown;

/** The first makes shape 2 of shape 1, and so on. A released step never changes. */
const STEPS: readonly LiftStep[] = [];

/** The shape in which events are written today. */
export const EVENT_SHAPE = STEPS.length + 1;

/** An event as it was written once, in today's words. */
export const lift = lifting(STEPS);

export function lifting(steps: readonly LiftStep[]): (shape: number, event: unknown) => GameEvent {
  return (shape, event) => {
    if (shape > steps.length + 1) throw new Error(`an event has shape ${shape}, which only a later version can read`);
    return steps.slice(shape - 1).reduce((lifted, step) => step(lifted as never), event) as GameEvent;
  };
}
