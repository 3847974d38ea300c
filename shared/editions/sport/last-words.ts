import type { SeatId } from '../../engine/ids.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { StageName } from '../../engine/words.ts';

/** `sport.leave.last-word`: a minute for each, in this order. */
export const lastWords = (name: StageName, queue: readonly SeatId[]): AgendaItem => ({
  kind: 'speech',
  name,
  seconds: 'last-word',
  queue,
  lastWords: true,
});
