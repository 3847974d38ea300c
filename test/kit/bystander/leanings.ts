/** How likely each is named by somebody who has nothing to hide, as far as anybody can tell: in shares of any size. */
import { loreOf } from '../../../bot/computer/lore.ts';
import type { Naming } from './namings.ts';
import { opinionAt } from './opinion.ts';

export type Leaning = (naming: Naming) => (id: string) => number;

/** How much somebody counts whom nobody is after. */
const LITTLE = 0.5;
/** Whom nobody would suspect. */
const HARDLY = 0.02;
/** How much it weighs to have voted for somebody who was innocent; twice as much for one who was not. */
const BLAME = 0.7;

export const evenly: Leaning = () => () => 1;

/** With the others, of the same ballot or round. */
export const withCrowd =
  (all: readonly Naming[], of: 'ballot' | 'round', least = LITTLE): Leaning =>
  (naming) => {
    const others = all.filter((other) => other[of] === naming[of] && other.by !== naming.by);
    return (id) => others.filter(({ about }) => about === id).length + least;
  };

/** Against those whom anybody would think guilty who holds no secret. */
export function bySuspicion(): Leaning {
  const known = new Map<string, (id: string) => number>();
  return ({ ballot, at }) => {
    const suspicion = known.get(ballot) ?? suspicionAt(at);
    known.set(ballot, suspicion);
    return (id) => suspicion(id) ** 2 + HARDLY;
  };
}

function suspicionAt(at: Naming['at']): (id: string) => number {
  const { isGuilty } = loreOf(at.table);
  const belief = opinionAt(at, at.table.round, at.table.stage);
  return (id) => belief.chanceOf(id, isGuilty);
}

/** Against those who voted for somebody who was innocent, as one has seen since. */
export const byBlame: Leaning = ({ at: { table, memory } }) => {
  const { isGuilty } = loreOf(table);
  const shown = new Map<string, string | null>(table.seats.map(({ id, role }) => [id, role]));
  const blame = (named: string | undefined): number => {
    const role = shown.get(named ?? '') ?? null;
    return role === null ? 0 : isGuilty(role) ? -2 : 1;
  };
  return (id) => Math.exp(BLAME * memory.ballots.reduce((sum, { cast }) => sum + blame(cast[id]), 0));
};

export const both =
  (one: Leaning, other: Leaning): Leaning =>
  (naming) => {
    const [first, second] = [one(naming), other(naming)];
    return (id) => first(id) * second(id);
  };
