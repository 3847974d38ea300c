import type { Game, Seat } from '../../engine/model.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

const isJudge = ({ role }: Seat): boolean => role === 'honest-judge' || role === 'corrupt-judge';

export const livingJudges = (game: Game): readonly Seat[] => alive(game).filter(isJudge);

/** `party.judges.declare`: on day 1 all judges are named, without saying who is honest. */
export function declareJudges(turn: Turn): void {
  if (turn.game.round === 1) turn.announce(...livingJudges(turn.game).map(({ id }) => ({ judge: id })));
}
