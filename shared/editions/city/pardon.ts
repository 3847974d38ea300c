/** `city.judge.pardon`: the judge pardons by not voting for the condemned. */
import type { Count } from '../../engine/ballots/count.ts';
import type { SeatId } from '../../engine/ids.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/**
 * Once a day (`city.judge.once`), only by a judge who has a ballot (`city.decision.noPardon`), and by that ballot as
 * counted (`city.decision.copiedJudge`). The judge's own case is like any other: `city.judge.self`.
 */
export function isPardoned({ game }: Turn, condemned: SeatId, { voters, cast }: Count): boolean {
  const isSpent = game.news.some((item) => 'pardoned' in item);
  const judge = alive(game).find(({ role }) => role === 'judge');
  return !isSpent && judge !== undefined && voters.includes(judge.id) && cast[judge.id] !== condemned;
}
