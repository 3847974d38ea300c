import type { SeatId } from '../../engine/ids.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { StageName } from '../../engine/words.ts';

/** Half a minute for each, in this order. */
export const pleas = (name: StageName, queue: readonly SeatId[]): AgendaItem => ({
  kind: 'speech',
  name,
  seconds: 'defence',
  queue,
});
