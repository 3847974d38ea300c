/** The honour of the best intuition, as the group's message and the app tell of it. */
import type { SeatId } from '../engine/model.ts';
import type { Intuition } from '../engine/suspicion.ts';

export interface Praise {
  readonly seats: readonly SeatId[];
  readonly right: number;
  readonly of: number;
}

/** An honour that everybody has is none. */
const MOST_PRAISED = 3;

/** The best of those who suspected at all; several share it. */
export function praised(intuition: readonly Intuition[]): Praise | null {
  const [best] = [...intuition].sort((a, b) => b.right / b.of - a.right / a.of || b.right - a.right);
  if (!best || best.right === 0) return null;
  const seats = intuition.filter(({ right, of }) => right === best.right && of === best.of).map(({ seat }) => seat);
  return seats.length > MOST_PRAISED ? null : { seats, right: best.right, of: best.of };
}
