/** Taking back what a judge has decided. The log keeps both: what was done, and that it counts no longer. */
import type { GameEvent } from './events.ts';

type Undone = Extract<GameEvent, { readonly type: 'undone' }>;

/** The events that still count. */
export function standing(log: readonly GameEvent[]): readonly GameEvent[] {
  const undone = log.filter((event): event is Undone => event.type === 'undone');
  if (undone.length === 0) return log;
  return log.filter((_, i) => !undone.some(({ at, events }) => i >= at && i < at + events));
}

/** What one decision wrote into the log. */
export interface Written {
  readonly at: number;
  readonly events: number;
}

/** Kinds of events on which nothing else rests, so that they may be taken out of the middle of a log. */
const LIGHT: readonly GameEvent['type'][] = ['chose', 'warned', 'fouled', 'announced', 'marked', 'awarded'];

/** Whether the decision may be taken back: nothing was built on it, and it has not shown the cards. */
export function isUndoable(log: readonly GameEvent[], { at, events }: Written): boolean {
  const own = log.slice(at, at + events);
  const since = log.slice(at + events);
  if (own.length === 0 || own.some(({ type }) => type === 'won')) return false;
  if (since.length === 0) return true;
  return own.every(({ type }) => LIGHT.includes(type)) && !own.some((event) => isUsedUp(event, since));
}

/** A mark that was lifted since has done what it was made for. */
const isUsedUp = (event: GameEvent, since: readonly GameEvent[]): boolean =>
  event.type === 'marked' &&
  since.some((later) => later.type === 'markLifted' && later.on === event.mark.on && later.mark === event.mark.mark);
