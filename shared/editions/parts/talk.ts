import type { SeatId } from '../../engine/ids.ts';
import { clockwise, positionOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** Speeches go round the table, each day from the next living player after the one who opened the day before. */
export function openTalk(turn: Turn): readonly SeatId[] {
  const { game } = turn;
  const queue = clockwise(game, game.opener === null ? 0 : positionOf(game, game.opener) + 1);
  if (queue[0] !== undefined) turn.emit({ type: 'talkOpened', opener: queue[0] });
  return queue;
}
