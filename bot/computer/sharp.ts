/** *sharp*: judges by deals that fit everything seen, heard and told; and by what the table must think. */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { RoleId } from '../../shared/engine/model.ts';
import type { TableView, View } from '../../shared/engine/view.ts';
import type { Said } from '../../shared/wire/practice.ts';
import type { CommonChoice } from './acts/hour.ts';
import { drawn } from './acts/order.ts';
import { type Belief, believe, type DealFrame } from './belief.ts';
import { evidenceOf } from './evidence.ts';
import { certainly, type Judgement } from './judgement.ts';
import { asTold, type Known } from './known.ts';
import { type Lore, loreOf, undecided } from './lore.ts';
import type { Lots } from './lots.ts';
import type { Memory } from './memory.ts';
import { Recent } from './recent.ts';

/** What a belief is made from, and by whose lots it is drawn. */
export interface Thinking {
  readonly table: TableView;
  readonly memory: Memory;
  readonly said: readonly Said[];
  readonly lots: Lots;
}

export function sharply(known: Known, { you, facts }: View, thinking: Thinking): Judgement {
  const { lore, side } = known;
  const own = () =>
    believed(thinking, JSON.stringify([you, facts]), () => ({
      ...known,
      isUndecided: undecided(lore, thinking.table),
    }));
  const open = () => openly(thinking);
  const isHostile = (role: RoleId) => !lore.isAllied(side, lore.sideOf(role));
  return {
    known,
    against: (id) => certainly(known, id) ?? own().chanceOf(id, isHostile),
    suspected: (id) => open().chanceOf(id, lore.isGuilty),
    guilt: (id) => guiltIn(known, own, open, id, isHostile),
    power: (id) => powerIn(own(), lore, id),
  };
}

/** What anybody at the table would believe who holds no secret. */
export const openly = (thinking: Thinking): Belief => believed(thinking, '', () => openFrame(thinking));

function believed(thinking: Thinking, secrets: string, frame: () => DealFrame): Belief {
  const { table, memory, said, lots } = thinking;
  const kept = beliefs.get(lots) ?? new Recent<Belief>(MOST_KEPT);
  beliefs.set(lots, kept);
  const hangsOn = `${publicly(thinking)} ${secrets}`;
  return kept.by(hangsOn, () =>
    believe(frame(), evidenceOf(loreOf(table), table, memory, said), lots('belief', hangsOn)),
  );
}

const MOST_KEPT = 4;

/** By what is believed, in rough steps, and between equals by what all can see: so the honest vote together. */
function guiltIn(
  known: Known,
  own: () => Belief,
  open: () => Belief,
  id: SeatId,
  isHostile: (role: RoleId) => boolean,
): number {
  const certain = certainly(known, id);
  if (certain === 0) return -1;
  const suspected = open().chanceOf(id, known.lore.isGuilty);
  return certain ?? Math.round(own().chanceOf(id, isHostile) * STEPS) / STEPS + suspected / (STEPS + 1);
}

const STEPS = 8;

/** How much a feeling about somebody weighs: not even a step. */
export const SHARP_SPREAD = 0.1;

/** Everything that a belief without secrets hangs on. */
const publicly = ({ table, memory, said }: Thinking): string =>
  JSON.stringify([
    [table.edition, table.mode, table.options, table.inPlay],
    table.seats.map(({ id, out, role }) => [id, out, role]),
    memory.ballots,
    memory.charges,
    memory.told,
    said,
  ]);

const beliefs = new WeakMap<Lots, Recent<Belief>>();

const powerIn = (belief: Belief, lore: Lore, id: SeatId): number =>
  2 * belief.chanceOf(id, (role) => lore.looks(role)) +
  0.7 * belief.chanceOf(id, (role) => lore.isSpecial(role) && !lore.looks(role));

/** What anybody without a secret of their own knows. */
export function openFrame({ table, memory }: Pick<Thinking, 'table' | 'memory'>): DealFrame {
  const lore = loreOf(table);
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

/** By lot, but oftenest the one who can do most, and whom the table would least put out by itself. */
export const sharpCommon =
  (shared: Thinking): CommonChoice =>
  (prey) => {
    const lore = loreOf(shared.table);
    const open = openly(shared);
    const worth = (id: SeatId) => powerIn(open, lore, id) - open.chanceOf(id, lore.isGuilty);
    const most = Math.max(...prey.map(worth));
    const chance = shared.lots('common', shared.table.round, ...prey);
    return drawn(prey, (id) => Math.exp(KEENNESS * (worth(id) - most)), chance);
  };

const KEENNESS = 2;
