import type { SeatId } from './ids.ts';
import type { AgendaItem } from './model.ts';

/** A step for the agenda, and whom it is about. */
export const step = (name: string, seats: readonly SeatId[] = []): AgendaItem => ({ kind: 'step', step: name, seats });
