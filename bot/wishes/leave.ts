import type { PersonId } from '../../shared/wire/ids.ts';
import { isSeat, placeOf } from '../table/desk.ts';
import { standUp } from '../table/lobby.ts';
import type { Order } from '../table/order.ts';
import { goAway, isRunning } from '../table/play.ts';
import { type Refused, refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { inLobby } from './join.ts';
import { whileSet, whileStanding } from './when.ts';

/** Stands up from a table that is being set. */
export const leaveBy = (person: PersonId): Order => whileSet((state) => inLobby(state, standUp(state.desk, person)));

/** Stands up, or goes away from a game. */
export const quitBy = (person: PersonId): Order =>
  whileStanding((state, now) => {
    const objection = isRunning(state) ? objectionToLeave(state, person, now) : null;
    return objection ?? goneBy(person)(state, now);
  });

/** Is not there any more, whoever they were at the table. */
export const goneBy = (person: PersonId): Order =>
  whileStanding((state, now) =>
    isRunning(state) ? goAway(state, person, now) : inLobby(state, standUp(state.desk, person)),
  );

/** Why this person may not go away from a game that is on; null if they may. */
export function objectionToLeave(state: TableState, person: PersonId, now: number): Refused | null {
  const place = placeOf(state.desk, person);
  if (place === null) return refuse('refusal-not-in');
  if (!isSeat(place)) return refuse('refusal-hosting');
  const gone = isRunning(state) ? goAway(state, person, now) : null;
  return gone && 'refused' in gone ? gone : null;
}
