/** *sharp*: judges by deals that fit everything seen, heard and told; and by what the table must think. */
import type { RoleId, SeatId } from '../../shared/engine/model.ts';
import type { View } from '../../shared/engine/view.ts';
import type { Said } from '../../shared/protocol/practice.ts';
import type { CommonChoice } from './acts/gang.ts';
import { type Belief, believe, type Frame } from './belief.ts';
import { evidenceOf } from './evidence.ts';
import { certainly, isInformed, type Judgement } from './judgement.ts';
import { asTold, type Known } from './known.ts';
import { type Lore, undecided } from './lore.ts';
import type { Memory } from './memory.ts';
import { Recent } from './recent.ts';

export interface Sharp {
  readonly judgement: Judgement;
  readonly common: CommonChoice;
}

export function sharply(known: Known, view: View, memory: Memory, said: readonly Said[]): Sharp {
  const { lore, side } = known;
  const seen = publicly(view, memory, said);
  const believed = (hangsOn: string, frame: () => Frame): Belief =>
    beliefs.by(hangsOn, () => believe(frame(), evidenceOf(lore, view.table, memory, said), hangsOn));
  const own = believed(`${seen} ${JSON.stringify([view.you, view.facts])}`, () => ({
    ...known,
    isUndecided: undecided(lore, view.table),
  }));
  const open = () => believed(seen, () => openFrame(lore, view, memory));
  const isHostile = (role: RoleId) => !lore.isAllied(side, lore.sideOf(role));
  const judgement: Judgement = {
    known,
    against: (id) => certainly(known, id) ?? own.chanceOf(id, isHostile),
    suspected: (id) => open().chanceOf(id, lore.isGuilty),
    guilt: (id) => guiltIn(known, own, open, id, isHostile),
    power: (id) => powerIn(own, lore, id),
  };
  return { judgement, common: commonPrey(open, lore) };
}

/**
 * Those who know go by what the table will follow. Those who do not go by what they believe, in rough steps, and between
 * equals by what all can see: so the honest vote together.
 */
function guiltIn(
  known: Known,
  own: Belief,
  open: () => Belief,
  id: SeatId,
  isHostile: (role: RoleId) => boolean,
): number {
  const certain = certainly(known, id);
  if (certain === 0) return -1;
  const suspected = open().chanceOf(id, known.lore.isGuilty);
  if (isInformed(known)) return suspected;
  return certain ?? Math.round(own.chanceOf(id, isHostile) * STEPS) / STEPS + suspected / (STEPS + 1);
}

const STEPS = 8;

/** Everything that a belief without secrets hangs on. */
const publicly = ({ table }: View, memory: Memory, said: readonly Said[]): string =>
  JSON.stringify([
    [table.edition, table.mode, table.options, table.inPlay],
    table.seats.map(({ id, out, role }) => [id, out, role]),
    memory.ballots,
    memory.charges,
    memory.told,
    said,
  ]);

const beliefs = new Recent<Belief>(64);

const powerIn = (belief: Belief, lore: Lore, id: SeatId): number =>
  2 * belief.chanceOf(id, (role) => lore.looks(role)) +
  0.7 * belief.chanceOf(id, (role) => lore.isSpecial(role) && !lore.looks(role));

/** What anybody without a secret of their own knows. */
function openFrame(lore: Lore, { table }: View, memory: Memory): Frame {
  const left: Record<RoleId, number> = { ...table.inPlay };
  for (const { role } of table.seats) if (role !== null && left[role]) left[role]--;
  const unseen = Object.entries(left).flatMap(([role, n]) => new Array<RoleId>(n).fill(role));
  const may = Object.keys(left).filter((role) => left[role]);
  return {
    lore,
    seats: table.seats.map(({ id }) => id),
    roles: new Map(table.seats.map(({ id, role }) => [id, role === null ? asTold(lore, memory, id, may) : [role]])),
    unseen,
    isUndecided: undecided(lore, table),
  };
}

/** The one who can do most, and whom the table would least put out by itself. */
const commonPrey =
  (open: () => Belief, lore: Lore): CommonChoice =>
  (prey) => {
    const worth = (id: SeatId) => powerIn(open(), lore, id) + 1 - open().chanceOf(id, lore.isGuilty);
    return prey.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  };
