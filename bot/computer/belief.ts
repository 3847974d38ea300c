/** A belief over who may be what: deals that fit what is certain, drawn the oftener the better they explain the rest. */
import type { Chance } from '../../shared/engine/chance.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { RoleId } from '../../shared/engine/model.ts';
import { type Evidence, KINDS, type Pair } from './evidence.ts';
import type { Lore } from './lore.ts';

/** What the deals must fit. */
export interface DealFrame {
  readonly lore: Lore;
  readonly seats: readonly SeatId[];
  readonly roles: ReadonlyMap<SeatId, readonly RoleId[]>;
  /** The cards whose holders are not certain. */
  readonly unseen: readonly RoleId[];
  /** Would the game still be open, if those cards lay at the seats in their order? */
  readonly isUndecided: (roles: readonly RoleId[]) => boolean;
}

export interface Belief {
  /** How likely this seat holds a role of which that is true. */
  readonly chanceOf: (id: SeatId, isSuch: (role: RoleId) => boolean) => number;
}

const DEALS = 120;
const STEPS_BEFORE = 1500;
/** Of those who are open, so many exchange cards between two deals. */
const STEPS_BETWEEN = 1.5;
const LOTS = 2 ** 20;

export function believe(frame: DealFrame, evidence: Evidence, chance: Chance): Belief {
  const { seats, roles, lore } = frame;
  const open = seats.flatMap((id, i) => ((roles.get(id)?.length ?? 0) > 1 ? [i] : []));
  const cards = [...new Set([...roles.values()].flat())];
  const number = new Map(cards.map((role, i) => [role, i]));
  const dealt = firstDeal(frame, open, chance.shuffle(frame.unseen)).map((role) => number.get(role) ?? 0);
  const worth = weigher(lore, cards, evidence, seats.length, dealt);
  const may = seats.map((id) => cards.map((role) => roles.get(id)?.includes(role) === true));
  const counts = seats.map(() => new Array<number>(cards.length).fill(0));

  /** Two exchange their cards if that explains things better, or by a lot if not. */
  const step = (): void => {
    const i = open[chance.below(open.length)]!;
    const j = open[chance.below(open.length)]!;
    const [one, other] = [dealt[i]!, dealt[j]!];
    if (one === other || !may[i]![other] || !may[j]![one]) return;
    const before = worth(i, j);
    dealt[i] = other;
    dealt[j] = one;
    const gain = worth(i, j) - before;
    if (gain >= 0 || chance.below(LOTS) < Math.exp(gain) * LOTS) return;
    dealt[i] = one;
    dealt[j] = other;
  };

  const isOpen = open.length > 1;
  let deals = 0;
  const count = (): void => {
    deals++;
    for (let i = 0; i < dealt.length; i++) counts[i]![dealt[i]!]!++;
  };
  if (isOpen) for (let n = 0; n < STEPS_BEFORE; n++) step();
  for (let n = 0; isOpen && n < DEALS; n++) {
    for (let k = 0; k < open.length * STEPS_BETWEEN; k++) step();
    if (frame.isUndecided(dealt.map((card) => cards[card]!))) count();
  }
  if (deals === 0) count();
  const place = new Map(seats.map((id, i) => [id, i]));
  return {
    chanceOf: (id, isSuch) => {
      const found = counts[place.get(id) ?? -1] ?? [];
      return found.reduce((sum, n, card) => (n > 0 && isSuch(cards[card]!) ? sum + n : sum), 0) / deals;
    },
  };
}

/** What everything that these two have to do with anything is worth, in the deal as it stands. */
function weigher(lore: Lore, cards: readonly RoleId[], { alone, pairs }: Evidence, seats: number, dealt: number[]) {
  const width = cards.length;
  const own = Array.from({ length: seats }, (_, i) => cards.map((role) => alone(i, role)));
  const tables = Object.fromEntries(
    Object.entries(KINDS).map(([kind, worth]) => [
      kind,
      cards.flatMap((by) => cards.map((about) => worth(lore, by, about))),
    ]),
  ) as unknown as Readonly<Record<Pair['kind'], readonly number[]>>;
  const touching: { by: number; about: number; times: number; table: readonly number[] }[][] = own.map(() => []);
  for (const { by, about, kind, times } of pairs) {
    const pair = { by, about, times, table: tables[kind] };
    touching[by]!.push(pair);
    touching[about]!.push(pair);
  }
  return (i: number, j: number): number => {
    let sum = own[i]![dealt[i]!]! + own[j]![dealt[j]!]!;
    for (const pair of touching[i]!) sum += pair.times * pair.table[dealt[pair.by]! * width + dealt[pair.about]!]!;
    for (const pair of touching[j]!) {
      if (pair.by === i || pair.about === i) continue;
      sum += pair.times * pair.table[dealt[pair.by]! * width + dealt[pair.about]!]!;
    }
    return sum;
  };
}

/** A deal that fits: those with least to choose from first. Where nothing fits, whatever is left. */
function firstDeal({ seats, roles }: DealFrame, open: readonly number[], unseen: readonly RoleId[]): RoleId[] {
  const left = [...unseen];
  const dealt = seats.map((id) => roles.get(id)?.[0] ?? '');
  const choices = (i: number) => roles.get(seats[i]!) ?? [];
  for (const i of [...open].sort((a, b) => choices(a).length - choices(b).length)) {
    const fitting = left.findIndex((one) => choices(i).includes(one));
    const [role] = left.splice(Math.max(0, fitting), 1);
    if (role !== undefined) dealt[i] = role;
  }
  return dealt;
}
