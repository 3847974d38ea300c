import { takeOut } from '../../engine/departures.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { Game } from '../../engine/model.ts';
import { closeNight } from '../../engine/night/record.ts';
import type { Step } from '../../engine/rules.ts';
import { isAlive } from '../../engine/table.ts';
import { cancelBallot } from './cancel.ts';
import { lastWords } from './last-words.ts';

/** `sport.night.kill`, `sport.night.miss`: whoever all living blacks shot at leaves; else it is told that nobody did. */
export const dawn: Step = (turn) => {
  const { fallen } = closeNight(turn);
  const { game } = turn;
  const shot = [...fallen].filter((id) => isAlive(game, id));
  if (shot.length > 0) takeOut(turn, shot, () => 'shot');
  else if (game.round > 1) turn.announce({ quiet: true });
  if (turn.decideOutcome()) return [];
  if (disqualifiedTonight(game).some((id) => !fallen.has(id))) cancelBallot(turn, game.round);
  return shot.length > 0 ? [lastWords('morning', shot)] : [];
};

/** `sport.decision.night.disqualified`: one at whom all living blacks had shot counts as killed, and cancels nothing. */
const disqualifiedTonight = ({ judged, round }: Game): readonly SeatId[] =>
  judged.disqualified.filter((one) => one.round === round && one.stage === 'night').map(({ seat }) => seat);
