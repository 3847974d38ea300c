import type { SeatId } from '../../engine/ids.ts';
import { seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { tellAllRoles } from '../parts/host.ts';

/** `party.decision.dead-host`: the first one killed or executed leads from then on; whoever just went away does not. */
export function nameDeadHost(turn: Turn, fallen: readonly SeatId[]): void {
  const { game } = turn;
  if (game.host !== null) return;
  const host = fallen.find((id) => seatOf(game, id).out?.how !== 'left' && !game.leaving.includes(id));
  if (host === undefined) return;
  turn.emit({ type: 'hostNamed', host });
  turn.announce({ host });
  tellAllRoles(turn, host);
}
