import { blankOf } from '../cards.ts';
import type { SeatId } from '../ids.ts';
import { lotsFrom } from '../lots.ts';
import type { CardId, Deal, Parts, RoleId } from '../model.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Rules } from '../rules.ts';
import { cardsOf } from './composition.ts';
import { type Prepared, seated } from './prepare.ts';
import { seedFrom } from './shuffle.ts';

/** What a deal follows from. The nonce seals one that the house has drawn alone. */
export type Secret = Pick<Deal, 'seed' | 'nonce' | 'parts'>;

/** By what everybody gave. `prepared` was drawn by the same. Whoever plays alone gets the role that they asked for. */
export function dealByParts(rulebook: Rulebook, prepared: Prepared, parts: Parts): Deal {
  const dealt = deal(rulebook, prepared, { seed: seedFrom(parts), nonce: '', parts });
  return parts.asked ? dealtTo(dealt, prepared.rules, parts.asked.seat, parts.asked.role) : dealt;
}

/** Seats the players and deals the cards, by nothing but the secret seed. */
export function deal(rulebook: Rulebook, prepared: Prepared, secret: Secret): Deal {
  const { edition, mode, options, decoys, timers, host, rules, composition } = prepared;
  const { players } = prepared;
  const drawn = rulebook.seating === 'drawn' ? lotsFrom(secret.seed, 'seats').shuffle(players) : players;
  const roles = lotsFrom(secret.seed, 'deal').shuffle(cardsOf(composition));
  const cards = shuffledCards(prepared, secret.seed);
  const seats = drawn.map((id, i) => seated(rules, id, roles[i]!, cards[i]));
  return { edition, mode, options, decoys, timers, ...secret, host, seats };
}

/** The same deal but for one exchange of roles, so that this seat gets a role that was dealt; action cards stay. */
export function dealtTo(dealt: Deal, rules: Rules, seat: SeatId, role: RoleId): Deal {
  const own = dealt.seats.find(({ id }) => id === seat);
  const other = dealt.seats.find((one) => one.role === role);
  if (!own || !other) throw new Error(`${role} cannot be dealt to ${seat}`);
  if (own.role === role) return dealt;
  const given = new Map([
    [own.id, role],
    [other.id, own.role],
  ]);
  const seats = dealt.seats.map((one) => seated(rules, one.id, given.get(one.id) ?? one.role, one.card));
  return { ...dealt, seats };
}

/** Cards are shuffled blindly: anybody can get any of them, also one that the role cannot use. */
function shuffledCards({ cards, players, rules }: Prepared, seed: string): readonly CardId[] {
  if (!cards) return [];
  const action = cardsOf(cards);
  const blanks = new Array<CardId>(players.length - action.length).fill(blankOf(rules));
  return lotsFrom(seed, 'action cards').shuffle([...action, ...blanks]);
}
