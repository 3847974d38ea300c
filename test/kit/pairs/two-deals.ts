/** Two deals that differ in one secret, for whoever compares what is told of them. */
import { rulebooks } from '../../../shared/editions/index.ts';
import { deal } from '../../../shared/engine/setup/deal.ts';
import { prepare } from '../../../shared/engine/setup/prepare.ts';
import { seatsFor } from '../rules/sitting.ts';

function rolesDealtBy(seed: string, players: number): readonly string[] {
  const rulebook = rulebooks.party;
  const prepared = prepare(rulebook, { mode: 'base', players: seatsFor(players) }, seed);
  if ('refused' in prepared) throw new Error(prepared.refused.id);
  return deal(rulebook, prepared, { seed, nonce: '' }).seats.map(({ role }) => role);
}

export interface Pair {
  readonly seeds: readonly [string, string];
  readonly roles: readonly string[];
  /** The two players whose cards are exchanged. */
  readonly swapped: readonly number[];
}

/** Seeds are tried until two deal alike but for commissioner and citizen. */
export function pairOf(players: number, name: string): Pair {
  const first = `${name} 0`;
  const roles = rolesDealtBy(first, players);
  const commissioner = roles.indexOf('commissioner');
  for (let i = 1; ; i++) {
    const seed = `${name} ${i}`;
    const other = rolesDealtBy(seed, players);
    const differing = roles.flatMap((role, seat) => (role === other[seat] ? [] : [seat]));
    if (differing.length === 2 && differing.includes(commissioner) && other[commissioner] === 'citizen') {
      return { seeds: [first, seed], roles, swapped: differing };
    }
  }
}
