/** `party.werewolf`: the first criminal to leave the game draws every unturned werewolf into his gang. */
import type { SeatId } from '../../engine/ids.ts';
import type { GangId, Seat } from '../../engine/model.ts';
import { type NightStep, seatTonight, sleepers } from '../../engine/night/draft.ts';
import { alive, gangOf, seatOf } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { sideAndRole } from '../parts/gangs.ts';
import { plannedFor } from './gang.ts';

/**
 * `party.decision.werewolf-trigger`: anybody on a gang's side, the lawyer too; not the maniac or the corrupt judge.
 * `party.decision.werewolf-order`: the first of them, in the order in which they are given: by night that in which they
 * fell, after an execution that of nomination. `party.decision.werewolf-last`: whether or not others of the gang live.
 */
const gangToJoin = (fallen: readonly Seat[]): GangId | undefined =>
  fallen.map(({ side }) => side).find((side) => side === 'mafia' || side === 'yakuza');

const isUnturned = ({ role, gang }: Seat): boolean => role === 'werewolf' && gang === null;

/** `party.decision.werewolf-night`, `party.decision.werewolf-dies`: those alive so far turn by those fallen so far. */
export const werewolvesTurn: NightStep = (night) => {
  const gang = gangToJoin([...night.fallen].map((id) => seatTonight(night, id)));
  if (!gang) return;
  for (const { id } of sleepers(night)) {
    const isSpared = !night.fallen.has(id);
    if (isSpared && isUnturned(seatTonight(night, id))) night.turned.set(id, { side: gang, gang });
  }
};

/** By day: after an execution or when somebody goes away. */
export function turnWerewolves(turn: Turn, fallen: readonly SeatId[]): void {
  const gang = gangToJoin(fallen.map((id) => seatOf(turn.game, id)));
  if (!gang) return;
  for (const { id } of alive(turn.game).filter(isUnturned)) {
    turn.emit({ type: 'turned', seat: id, side: gang, gang });
    introduceWerewolf(turn, id);
  }
}

/** `party.werewolf.told`: he and the living of his gang are told of each other, he of the plan for nights to come. */
export function introduceWerewolf(turn: Turn, id: SeatId): void {
  const { game } = turn;
  const self = seatOf(game, id);
  if (self.gang === null) return;
  const mates = gangOf(game, self.gang).filter((mate) => mate.id !== id);
  const plan = plannedFor(game.plans[self.gang] ?? []).filter(({ value }) => value > game.round);
  turn.tell(id, { about: id, side: self.side }, ...mates.flatMap(sideAndRole), ...plan);
  for (const mate of mates) turn.tell(mate.id, ...sideAndRole(self));
}
