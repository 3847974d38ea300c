/**
 * How a player acts before the table. The innocent show what they think. Whoever has something to hide shows what the
 * plainest of the innocent would think in that seat, and has smaller feelings about friends: such as anybody might have, so
 * that nothing is ever done that one of the innocent could not have done.
 */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { RoleId } from '../../shared/engine/model.ts';
import type { View } from '../../shared/engine/view.ts';
import { isFriend, isInformed, type Judgement } from './judgement.ts';
import type { Known } from './known.ts';
import { type Lore, loreOf } from './lore.ts';
import type { Lots } from './lots.ts';

export interface Face extends Judgement {
  /** The guilt without what is only felt. */
  readonly plain: (id: SeatId) => number;
  /** How gladly this one is named: whether anybody is named at all hangs on the guilt alone. */
  readonly wish: (id: SeatId) => number;
}

/** How much a feeling about somebody can weigh. */
export type Spread = number;

/** What is shown by somebody who has something to hide. */
export type Mask = (face: Face, known: Known) => Face;

/** How much of a feeling about a friend is left. */
const KINDNESS = 0.25;

/** `judged` is what is made of a sight by somebody who thinks as this player does. */
export function faceOf(
  judged: (sight: View) => Judgement,
  view: View,
  { lots, spread, mask }: { readonly lots: Lots; readonly spread: Spread; readonly mask: Mask },
): Face {
  const own = judged(view);
  if (!isInformed(own.known)) return openFace(own, lots, spread);
  return mask(openFace(judged(asTownsfolk(view)), lots, spread), own.known);
}

/** What is thought of each, and a feeling about them that nobody can foresee. What is certain no feeling changes. */
export function openFace(judgement: Judgement, lots: Lots, spread: Spread): Face {
  const { guilt: plain, known } = judgement;
  const guilt = (id: SeatId) => {
    const before = plain(id);
    if (isFriend(known, id) || before >= 1) return before;
    return Math.min(CERTAIN, before + spread * feeling(lots, id));
  };
  return { ...judgement, plain, guilt, wish: guilt };
}

const CERTAIN = 0.99;

/** From 0 to 1, the same for a whole game. */
function feeling(lots: Lots, id: SeatId): number {
  const known = feelings.get(lots) ?? new Map<SeatId, number>();
  feelings.set(lots, known);
  const felt = known.get(id) ?? lots('feeling', id).below(FINENESS) / FINENESS;
  known.set(id, felt);
  return felt;
}

const feelings = new WeakMap<Lots, Map<SeatId, number>>();
const FINENESS = 1000;

export const masked: Mask = (face, known) => ({
  ...face,
  known,
  wish: (id) => {
    const [plain, guilt] = [face.plain(id), face.guilt(id)];
    return isFriend(known, id) ? plain + KINDNESS * (guilt - plain) : guilt;
  },
});

/** The same sight from the same seat, with the plainest card of the town and no secrets. */
export function asTownsfolk(view: View): View {
  const you = view.you!;
  const lore = loreOf(view.table);
  const role = plainest(view, lore) ?? you.role;
  return { ...view, you: { ...you, role, side: lore.sideOf(role), card: null }, facts: [], gangChoices: [] };
}

/** Of the innocent cards that nobody has shown, one that can do least, and of these the one there is most of. */
function plainest({ table }: View, lore: Lore): RoleId | undefined {
  const left = (role: RoleId) =>
    (table.inPlay[role] ?? 0) - table.seats.filter(({ role: shown }) => shown === role).length;
  const doing = (role: RoleId) => (lore.looks(role) ? 2 : lore.isSpecial(role) ? 1 : 0);
  return Object.keys(table.inPlay)
    .filter((role) => !lore.isGuilty(role) && left(role) > 0)
    .sort((one, other) => doing(one) - doing(other) || left(other) - left(one))[0];
}
