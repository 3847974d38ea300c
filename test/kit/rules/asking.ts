/** What a lobby gets when it asks for a table: who is dealt, or why nobody is. */
import type { Composition, Rulebook } from '../../../shared/engine/rulebook.ts';
import { deal } from '../../../shared/engine/setup/deal.ts';
import { type Prepared, prepare, type Setup } from '../../../shared/engine/setup/prepare.ts';
import type { Problem } from '../../../shared/engine/setup/problems.ts';
import { seatsFor } from './sitting.ts';

export interface Asked extends Omit<Partial<Setup>, 'players'> {
  readonly players: number;
  readonly seed?: string;
}

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function asking(rulebook: Rulebook, mode: string) {
  const ask = ({ players, seed = 'seed', ...setup }: Asked) =>
    prepare(rulebook, { mode, ...setup, players: seatsFor(players) }, seed);
  const prepared = (asked: Asked): Prepared => {
    const result = ask(asked);
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    return result;
  };
  return {
    prepared,
    dealt: (asked: Asked): Composition => prepared(asked).composition,
    cards: (asked: Asked): Composition | null => prepared(asked).cards,
    /** The seats as they are dealt. */
    seats: (asked: Asked) => deal(rulebook, prepared(asked), { seed: asked.seed ?? 'seed', nonce: '' }).seats,
    problem: (asked: Asked): Problem => {
      const result = ask(asked);
      if (!('refused' in result)) throw new Error('it was accepted');
      return result.refused;
    },
    /** The numbers of players with which it starts. */
    starts: (setup: Omit<Asked, 'players'> = {}): readonly number[] =>
      range(1, 30).filter((players) => !('refused' in ask({ ...setup, players }))),
  };
}
