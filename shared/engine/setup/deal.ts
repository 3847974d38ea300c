import { chanceFrom } from '../chance.ts';
import type { Deal } from '../model.ts';
import type { Rulebook } from '../rulebook.ts';
import { cardsOf } from './composition.ts';
import { type Prepared, seated } from './prepare.ts';

/** Seats the players and deals the cards, by nothing but the secret seed. The nonce seals the deal. */
export function deal(rulebook: Rulebook, prepared: Prepared, secret: { seed: string; nonce: string }): Deal {
  const { edition, mode, options, decoys, timers, host, rules, composition } = prepared;
  const { players } = prepared;
  const drawn = rulebook.seating === 'drawn' ? chanceFrom(secret.seed, 'seats').shuffle(players) : players;
  const roles = chanceFrom(secret.seed, 'deal').shuffle(cardsOf(composition));
  const seats = drawn.map((id, i) => seated(rules, id, roles[i]!));
  return { edition, mode, options, decoys, timers, ...secret, host, seats };
}
