import { hit, putOut } from '../../cards/killing.ts';
import { announceLeader } from '../../cards/leader.ts';
import { announceRecruit } from '../../cards/recruit.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { Game } from '../../engine/model.ts';
import { closeNight } from '../../engine/night/record.ts';
import type { Step } from '../../engine/rules.ts';
import { seatOf } from '../../engine/table.ts';

/** `spytown.morning.reveal`: who was hit or killed, or nobody; a recruitment; who is Leader. Then the reactions. */
export const dawn =
  (burnt: (game: Game) => SeatId | null): Step =>
  (turn) => {
    const seen = burnt(turn.game);
    const { fallen } = closeNight(turn);
    const victims = [...fallen].filter((id) => id !== seen);
    // `spytown.decision.rescue-any`: out without being hit, so that no card answers it.
    if (seen !== null) putOut(turn, [seen], 'shot');
    if (seen === null && victims.length === 0) turn.announce({ quiet: true });
    const next = hit(turn, victims, { kind: 'step', step: 'hit', how: 'shot', stage: 'morning' });
    announceRecruit(turn);
    announceLeader(turn);
    return next;
  };

export const nobody = (): SeatId | null => null;

/**
 * `spytown.small.mafioso`: in the first night an agent who has seen a mafioso dies of it. `spytown.small.policeman`: of
 * nobody else. `spytown.decision.token`: by the token, whatever the side.
 */
export function agentWhoSaw(game: Game): SeatId | null {
  if (game.round > 1) return null;
  const saw = game.choices.find(
    ({ action, target }) => action === 'check' && target !== undefined && seatOf(game, target).role === 'mafioso',
  );
  return saw?.by ?? null;
}
