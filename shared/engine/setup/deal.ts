import { blankOf } from '../cards.ts';
import { chanceFrom } from '../chance.ts';
import type { CardId, Deal } from '../model.ts';
import type { Rulebook } from '../rulebook.ts';
import { cardsOf } from './composition.ts';
import { type Prepared, seated } from './prepare.ts';

/** Seats the players and deals the cards, by nothing but the secret seed. The nonce seals the deal. */
export function deal(rulebook: Rulebook, prepared: Prepared, secret: { seed: string; nonce: string }): Deal {
  const { edition, mode, options, decoys, timers, host, rules, composition } = prepared;
  const { players } = prepared;
  const drawn = rulebook.seating === 'drawn' ? chanceFrom(secret.seed, 'seats').shuffle(players) : players;
  const roles = chanceFrom(secret.seed, 'deal').shuffle(cardsOf(composition));
  const cards = shuffledCards(prepared, secret.seed);
  const seats = drawn.map((id, i) => seated(rules, id, roles[i]!, cards[i]));
  return { edition, mode, options, decoys, timers, ...secret, host, seats };
}

/** Cards are shuffled blindly: anybody can get any of them, also one that the role cannot use. */
function shuffledCards({ cards, players, rules }: Prepared, seed: string): readonly CardId[] {
  if (!cards) return [];
  const action = cardsOf(cards);
  const blanks = new Array<CardId>(players.length - action.length).fill(blankOf(rules));
  return chanceFrom(seed, 'action cards').shuffle([...action, ...blanks]);
}
