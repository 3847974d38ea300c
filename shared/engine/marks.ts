import type { Mark } from './model.ts';
import type { Turn } from './turn.ts';

/** Lifts the marks that last until this moment. */
export function liftMarks(turn: Turn, until: Mark['until']): void {
  if (turn.game.marks.some((mark) => mark.until === until)) turn.emit({ type: 'marksLifted', until });
}
