/**
 * The same deal but for one exchange: what stands between the two worlds. The program draws from one seed in both, so a
 * test that compares them puts `exchanging` in the place of `setup/deal.ts`.
 */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Deal, DealtSeat } from '../../../shared/engine/model.ts';
import type * as dealing from '../../../shared/engine/setup/deal.ts';

/** The two who have each other's cards in the other world; their roles, or their action cards alone. */
export interface Exchange {
  readonly of: 'roles' | 'cards';
  readonly between: readonly [string, string];
  /** Where practice players sit as well: in both worlds people get these roles. */
  readonly to?: readonly [SeatId, SeatId];
}

/** Action cards that lie open from the start: whoever holds one is known. */
const SHOWN: readonly (string | null)[] = ['leader', 'swap'];

const bench: { isOther: boolean; exchange: Exchange | null; dealt: Deal | null } = {
  isOther: false,
  exchange: null,
  dealt: null,
};

/** What the next table is dealt from. */
export function dealNext(exchange: Exchange | null, isOther: boolean): void {
  Object.assign(bench, { exchange, isOther, dealt: null });
}

/** What the table was dealt last. */
export function lastDeal(): Deal {
  if (!bench.dealt) throw new Error('nothing was dealt: the test has not put its dealer in');
  return bench.dealt;
}

export const exchanging = (original: typeof dealing): typeof dealing => ({
  ...original,
  deal: (...given) => {
    const fair = broughtTo(original.deal(...given), bench.exchange);
    bench.dealt =
      bench.isOther && bench.exchange ? exchanged(fair, pairIn(fair, bench.exchange), bench.exchange.of) : fair;
    return bench.dealt;
  },
});

/** Who of a deal would be exchanged. */
export function pairIn({ seats }: Deal, { of, between: [one, other], to }: Exchange): readonly [SeatId, SeatId] {
  if (to) return to;
  const isFree = ({ card }: DealtSeat) => !SHOWN.includes(card);
  const is = (seat: DealtSeat, what: string) => isFree(seat) && (of === 'roles' ? seat.role : seat.card) === what;
  const a = seats.find((seat) => is(seat, one));
  const isTwin = (seat: DealtSeat) => seat !== a && is(seat, other) && (of === 'roles' || seat.role === a?.role);
  const b = seats.find(isTwin) ?? seats.find((seat) => seat !== a && is(seat, other));
  if (!a || !b) throw new Error(`nobody was dealt ${one} or ${other}: ${seats.map(({ role, card }) => [role, card])}`);
  return [a.id, b.id];
}

function exchanged(deal: Deal, pair: readonly SeatId[], of: Exchange['of']): Deal {
  const [a, b] = pair.map((id) => deal.seats.find((seat) => seat.id === id)!);
  const given = (self: DealtSeat, from: DealtSeat): DealtSeat =>
    of === 'roles' ? { ...from, id: self.id } : { ...self, card: from.card };
  const seats = deal.seats.map((seat) => (seat === a ? given(a, b!) : seat === b ? given(b, a!) : seat));
  return { ...deal, seats };
}

function broughtTo(fair: Deal, exchange: Exchange | null): Deal {
  const { to = [], between = [] } = exchange ?? {};
  return to.reduce((deal, seat, i) => {
    const isFree = ({ id, role }: DealtSeat) => role === between[i] && !to.slice(0, i).includes(id);
    return exchanged(deal, [seat, deal.seats.find(isFree)?.id ?? seat], 'roles');
  }, fair);
}
