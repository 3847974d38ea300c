/** Many games of one kind of table, counted. */
import type { EditionId } from '../../shared/editions/index.ts';
import type { OptionValue } from '../../shared/engine/model.ts';
import type { Composition } from '../../shared/engine/rulebook.ts';
import type { Strength } from '../../shared/wire/practice.ts';
import type { Strengths } from './minds.ts';
import { selfPlay } from './self-play.ts';

/** A table as it is set, and how well everybody plays. */
export interface Kind {
  readonly edition: EditionId;
  readonly mode: string;
  readonly players: number;
  readonly strength: Strength;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly composition?: 'auto' | Composition;
  /** Those whom it is right to suspect, or all the others, play better than the rest. */
  readonly better?: { readonly are: 'guilty' | 'innocent'; readonly strength: Strength };
}

type Counts = Readonly<Record<string, number>>;

export interface Census {
  readonly games: number;
  /** By side; `draw` where nobody won. */
  readonly wins: Counts;
  /** Of all games together. */
  readonly rounds: number;
  /** By the role of whoever went out first. */
  readonly first: Counts;
}

export const NOBODY: Census = { games: 0, wins: {}, rounds: 0, first: {} };

/** The games with these numbers; a game's number decides everything in it. `goesOn` is asked before each. */
export function counted(
  kind: Kind,
  from: number,
  games: number,
  goesOn: (played: number) => boolean = () => true,
): Census {
  const { strength, better, ...table } = kind;
  const strengthOf: Strengths = (seat, { isGuilty }) =>
    better && isGuilty(seat) === (better.are === 'guilty') ? better.strength : strength;
  const wins = new Map<string, number>();
  const first = new Map<string, number>();
  let rounds = 0;
  let played = 0;
  for (; played < games && goesOn(played); played++) {
    const { game, fallen } = selfPlay({ ...table, seed: `${seedOf(kind)} ${from + played}`, strength: strengthOf });
    add(wins, game.outcome!.winner, 1);
    const role = game.seats.find(({ id }) => id === fallen[0])?.role;
    if (role !== undefined) add(first, role, 1);
    rounds += game.round;
  }
  return { games: played, wins: Object.fromEntries(wins), rounds, first: Object.fromEntries(first) };
}

const seedOf = ({ edition, mode, players }: Kind): string => `${edition} ${mode} ${players}`;

const add = (counts: Map<string, number>, key: string, n: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + n);
};

export function together(one: Census, other: Census): Census {
  return {
    games: one.games + other.games,
    wins: summed(one.wins, other.wins),
    rounds: one.rounds + other.rounds,
    first: summed(one.first, other.first),
  };
}

function summed(one: Counts, other: Counts): Counts {
  const sums = new Map(Object.entries(one));
  for (const [key, n] of Object.entries(other)) add(sums, key, n);
  return Object.fromEntries(sums);
}

/** Wilson's interval: where the true share lies in 95 cases of 100. */
export function interval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const all = 1 + z ** 2 / of;
  return [Math.max(0, (middle - reach) / all), Math.min(1, (middle + reach) / all)];
}
