/** What a player knows for certain: from the open cards, the own one, and what it was told. */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Fact, RoleId, SideId } from '../../shared/engine/model.ts';
import type { View } from '../../shared/engine/view.ts';
import { type Lore, loreOf } from './lore.ts';
import type { Memory } from './memory.ts';
import { Recent } from './recent.ts';

export interface Known {
  readonly lore: Lore;
  readonly self: SeatId;
  readonly side: SideId;
  readonly alive: readonly SeatId[];
  /** All seats, in their order. */
  readonly seats: readonly SeatId[];
  /** What each may be, as far as this player can tell. */
  readonly roles: ReadonlyMap<SeatId, readonly RoleId[]>;
  /** The side somebody was told to play for, whatever the card says. */
  readonly sides: ReadonlyMap<SeatId, SideId>;
  /** The side that each certainly plays for, where that is certain. */
  readonly certain: ReadonlyMap<SeatId, SideId | null>;
  /** The others of the own gang. */
  readonly mates: readonly SeatId[];
  /** Cards whose holders are not known, one by one. */
  readonly unseen: readonly RoleId[];
}

const known = new WeakMap<Lore, Recent<Known>>();

/** Worked out anew only when something it hangs on has changed. */
export function knownFrom(view: View, memory: Memory): Known {
  const { table, you, facts } = view;
  const lore = loreOf(table);
  const recent = known.get(lore) ?? new Recent<Known>(128);
  known.set(lore, recent);
  const seats = table.seats.map(({ id, out, role }) => `${id} ${out} ${role}`).join();
  return recent.by(`${seats} ${JSON.stringify([table.inPlay, you, facts, memory.told])}`, () =>
    workedOut(view, memory, lore),
  );
}

function workedOut({ table, you, facts }: View, memory: Memory, lore: Lore): Known {
  const self = you!.id;
  const inPlay = Object.keys(table.inPlay);
  const seats = table.seats.map(({ id }) => id);
  const roles = new Map<SeatId, readonly RoleId[]>();
  const sides = new Map<SeatId, SideId>();
  for (const { id, role } of table.seats) {
    if (id === self) roles.set(id, [you!.role]);
    else if (role !== null) roles.set(id, [role]);
    else roles.set(id, narrowed(lore, you!.role, asTold(lore, memory, id, inPlay), factsAbout(facts, id)));
    const side = sideTold(lore, factsAbout(facts, id));
    if (side !== undefined) sides.set(id, side);
  }
  const own = lore.gangOf(you!.role);
  const isMate = (id: SeatId) => {
    const may = roles.get(id)!;
    const isOfGang = own !== null && may.every((role) => lore.gangOf(role) === own);
    return id !== self && (isOfGang || (sides.get(id) === you!.side && sides.has(self)));
  };
  const mates = seats.filter(isMate);
  closeRanks(table.inPlay, lore, own, [self, ...mates], roles);
  const unseen = unseenOf(table.inPlay, roles);
  const left = fitted(roles, unseen);
  return {
    lore,
    self,
    side: you!.side,
    alive: table.seats.flatMap(({ id, out }) => (out === null ? [id] : [])),
    seats,
    roles: left,
    sides,
    certain: new Map(seats.map((id) => [id, sides.get(id) ?? oneSide(lore, left.get(id)!)])),
    mates,
    unseen,
  };
}

/** What news has said of somebody for good, by the rulebook's own word on what it means. */
export function asTold({ rules }: Lore, { told }: Memory, id: SeatId, may: readonly RoleId[]): readonly RoleId[] {
  const meant = told.flatMap(({ is, seat }) => (seat === id ? [rules.means?.[is] ?? may] : []));
  const left = may.filter((role) => meant.every((roles) => roles.includes(role)));
  return left.length > 0 ? left : may;
}

const factsAbout = (facts: readonly Fact[], id: SeatId): readonly Fact[] =>
  facts.filter((fact) => 'about' in fact && fact.about === id);

/** Later facts are newer. */
function narrowed(lore: Lore, own: RoleId, inPlay: readonly RoleId[], facts: readonly Fact[]): readonly RoleId[] {
  let may = inPlay;
  for (const fact of facts) {
    const left = may.filter((role) => fits(lore, own, role, fact));
    if (left.length > 0) may = left;
    else if ('role' in fact && inPlay.includes(fact.role)) may = [fact.role];
  }
  return may;
}

function fits(lore: Lore, own: RoleId, role: RoleId, fact: Fact): boolean {
  if ('role' in fact) return role === fact.role;
  if ('side' in fact) return lore.sideOf(role) === fact.side;
  if (!('is' in fact)) return true;
  const answers = inPlayAnswers(lore, own, role, fact.is);
  // Nothing that this card ever tells: it says nothing about roles.
  return answers === null || answers.includes(fact.value);
}

/** What the own card would be told under this name of a holder of that role; null if it is never told such a thing. */
function inPlayAnswers(lore: Lore, own: RoleId, role: RoleId, is: string): readonly unknown[] | null {
  const isTold = Object.keys(lore.rules.roles).some((each) => valuesOf(lore, own, each, is).length > 0);
  return isTold ? valuesOf(lore, own, role, is) : null;
}

const valuesOf = (lore: Lore, own: RoleId, role: RoleId, is: string): readonly unknown[] =>
  lore.wouldLearn(own, role).flatMap((fact) => ('is' in fact && fact.is === is ? [fact.value] : []));

/** Told outright, or called by a side's name. */
function sideTold({ rules }: Lore, facts: readonly Fact[]): SideId | undefined {
  const sides = new Set(Object.values(rules.roles).map(({ side }) => side));
  return facts
    .flatMap((fact) => {
      if ('side' in fact) return [fact.side];
      return 'is' in fact && fact.value === true && sides.has(fact.is) ? [fact.is] : [];
    })
    .at(-1);
}

/** Once all cards of the own gang are accounted for, nobody else has one. */
function closeRanks(
  inPlay: Readonly<Record<RoleId, number>>,
  lore: Lore,
  gang: string | null,
  members: readonly SeatId[],
  roles: Map<SeatId, readonly RoleId[]>,
): void {
  if (gang === null) return;
  const cards = Object.entries(inPlay).reduce((sum, [id, n]) => sum + (lore.gangOf(id) === gang ? n : 0), 0);
  if (members.length < cards) return;
  for (const [id, may] of roles) {
    const left = may.filter((role) => lore.gangOf(role) !== gang);
    if (!members.includes(id) && left.length > 0) roles.set(id, left);
  }
}

/** The cards that are left when those that are known for certain are taken out. */
function unseenOf(
  inPlay: Readonly<Record<RoleId, number>>,
  roles: ReadonlyMap<SeatId, readonly RoleId[]>,
): readonly RoleId[] {
  const left: Record<RoleId, number> = { ...inPlay };
  for (const [only, ...rest] of roles.values()) {
    if (only !== undefined && rest.length === 0 && left[only]) left[only]--;
  }
  return Object.entries(left).flatMap(([role, n]) => new Array<RoleId>(n).fill(role));
}

/** Nobody may be what is not left, unless nothing else were. */
function fitted(
  roles: ReadonlyMap<SeatId, readonly RoleId[]>,
  unseen: readonly RoleId[],
): ReadonlyMap<SeatId, readonly RoleId[]> {
  return new Map(
    [...roles].map(([id, may]) => {
      const left = may.length > 1 ? may.filter((role) => unseen.includes(role)) : may;
      return [id, left.length > 0 ? left : may];
    }),
  );
}

/** The side that this one certainly plays for, or null. */
export const certainSide = ({ certain }: Known, id: SeatId): SideId | null => certain.get(id) ?? null;

function oneSide(lore: Lore, may: readonly RoleId[]): SideId | null {
  const [first, ...rest] = may;
  const side = first === undefined ? null : lore.sideOf(first);
  return rest.every((role) => lore.sideOf(role) === side) ? side : null;
}

/** The role that this one certainly holds, or null. */
export function certainRole({ roles }: Known, id: SeatId): RoleId | null {
  const may = roles.get(id) ?? [];
  return may.length === 1 ? may[0]! : null;
}
