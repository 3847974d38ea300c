/** Items of the agenda that several parts of a day put there. */
import type { AgendaItem, SeatId } from '../../engine/model.ts';
import type { StageName } from '../../engine/words.ts';

export const step = (name: string, seats: readonly SeatId[] = []): AgendaItem => ({ kind: 'step', step: name, seats });

/** Half a minute for each, in this order. */
export const pleas = (name: StageName, queue: readonly SeatId[]): AgendaItem => ({
  kind: 'speech',
  name,
  seconds: 'defence',
  queue,
});
