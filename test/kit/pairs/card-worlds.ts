/**
 * Two games side by side that differ in who of two players holds which unplayed card, or in who of them is who
 * altogether. The two let everything pass that would show it, each world at its own moments; all others do the same in
 * both. Whoever cannot know must not notice.
 */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { PlaceId, SeatId } from '../../../shared/engine/ids.ts';
import type { CardId, Deal, DealtSeat, Game } from '../../../shared/engine/model.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { seated } from '../../../shared/engine/setup/prepare.ts';
import { type Sitting, sitDown, type Table } from '../rules/sitting.ts';

/** What the two exchange: their cards, or cards and roles. */
export type Exchange = 'cards' | 'seats';

export interface CardWorlds {
  readonly one: Table;
  readonly other: Table;
  readonly pair: readonly [SeatId, SeatId];
  /** What the two hold in the first world. */
  readonly hidden: readonly (CardId | null)[];
  readonly exchange: Exchange;
}

/** These lie open from the start, so there is nothing to hide. */
const SHOWN: readonly (CardId | null)[] = ['leader', 'swap'];

export function cardWorldsOf(
  sitting: Sitting,
  chance: Chance,
  exchange: Exchange,
  spoil: (rules: Rules) => Rules = (rules) => rules,
): CardWorlds | null {
  const { game, rules: fair } = sitDown({ ...sitting, decoys: true, host: null });
  const rules = spoil(fair);
  const { deal } = game;
  const found = pairIn(deal.seats, chance, exchange);
  if (!found) return null;
  const [a, b] = found;
  const given = (self: DealtSeat, from: DealtSeat): DealtSeat =>
    seated(rules, self.id, exchange === 'seats' ? from.role : self.role, from.card);
  const seats = deal.seats.map((seat) => (seat === a ? given(a, b) : seat === b ? given(b, a) : seat));
  return {
    one: opened(deal, rules),
    other: opened({ ...deal, seats, nonce: 'another' }, rules),
    pair: [a.id, b.id],
    hidden: [a.card, b.card],
    exchange,
  };
}

function opened(deal: Deal, rules: Rules): Table {
  const { events, game } = openGame(deal, rules);
  return { game, rules, log: [...events] };
}

/** One with a card that does something, wherever there are such, and one who is different. */
function pairIn(seats: readonly DealtSeat[], chance: Chance, exchange: Exchange): [DealtSeat, DealtSeat] | null {
  const covered = seats.filter(({ card }) => !SHOWN.includes(card));
  const holders = covered.filter(({ card }) => card !== 'neutral');
  if (holders.length === 0) return null;
  const a = chance.pick(holders);
  const isOther = (seat: DealtSeat) => (exchange === 'cards' ? seat.card !== a.card : seat.role !== a.role);
  const others = covered.filter(isOther);
  // Two of one role can do the same by night, so that even a card played there need not show.
  const alike = others.filter(({ role }) => role === a.role);
  const among = alike.length > 0 && chance.below(2) === 0 ? alike : others;
  return among.length > 0 ? [a, chance.pick(among)] : null;
}

/** Who is in the other world what this person is in this one, as far as nights go. */
export const twinOf = ({ pair: [a, b] }: CardWorlds, id: PlaceId): PlaceId => (id === a ? b : id === b ? a : id);

const gangIn = ({ seats }: Game, id: PlaceId): string | null => seats.find((seat) => seat.id === id)!.gang;

/** Everybody but the two, whoever wakes with one of them where they are not the same, and whoever was told. */
export function blindIn(worlds: CardWorlds): readonly PlaceId[] {
  const { one, pair, exchange, hidden } = worlds;
  const { seats, deal } = one.game;
  const gangs = pair.map((id) => gangIn(one.game, id));
  const wakesWithOne = (gang: string | null) =>
    exchange === 'seats' && gang !== null && gangs.filter((own) => own === gang).length === 1;
  const hasMet = (card: CardId | null) =>
    deal.options.gangMeets === true && card === 'new-gang' && hidden.includes('new-gang');
  return seats.flatMap(({ id, gang, card }) => (pair.includes(id) || wakesWithOne(gang) || hasMet(card) ? [] : [id]));
}

/** Nothing has come out yet: a role is shown when somebody leaves, and some cards are. */
export function isCovered({ one, other, pair, exchange, hidden }: CardWorlds): boolean {
  if (one.game.outcome || other.game.outcome) return false;
  const isShownOnLeaving = exchange === 'seats' || hidden.includes('new-gang');
  return !isShownOnLeaving || one.game.seats.every(({ id, out }) => !out || !pair.includes(id));
}
