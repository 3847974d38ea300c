/** How well two observers of the same games tell the gang, and by how much the second does so better. */
import { dice } from './dice.ts';
import { guessesIn } from './guesses.ts';
import { habits } from './habits.ts';
import { honestFeatures } from './honest.ts';
import { type Case, chancesBy, learned, type Weights } from './learned.ts';
import type { Watched } from './record.ts';

export interface Verdict {
  readonly games: number;
  /** How often each names the whole gang first. */
  readonly honest: number;
  readonly withSource: number;
  /** By how many standard errors the source helps: in naming the gang first, and in the likelihood of the right one. */
  readonly gain: { readonly first: number; readonly likelihood: number };
}

interface Seen {
  readonly honest: Case;
  readonly withSource: Case;
}

/** Null for a game in which there is nothing to guess. */
function seenIn({ record, gang }: Watched): Seen | null {
  const guesses = guessesIn(record);
  const members = gang.map((id) => guesses.seats.indexOf(id)).sort((a, b) => a - b);
  const right = guesses.all.findIndex((guess) => guess.join() === members.join());
  if (right < 0 || guesses.all.length < 2) return null;
  const open = honestFeatures(record, guesses);
  const all = [...open, ...habits(record, guesses), ...dice(record, guesses)];
  const caseOf = (features: typeof open): Case => ({
    guesses: guesses.all.map((guess) => features.map((feature) => feature(guess))),
    right,
  });
  return { honest: caseOf(open), withSource: caseOf(all) };
}

/** Who has not read the source begins with no opinion at all. */
const honestly = (cases: readonly Case[]): Weights => learned(cases, ([one]) => one!.guesses[0]!.map(() => 0));

/** Who has read it begins with what the honest observer has learned, of whose signs there are so many. */
function knowingly(cases: readonly Case[], number: number): Weights {
  const unread = ({ right, guesses }: Case): Case => ({
    right,
    guesses: guesses.map((signs) => signs.slice(0, number)),
  });
  return learned(cases, (some) => {
    const weights = honestly(some.map(unread));
    return some[0]!.guesses[0]!.map((_, f) => weights[f] ?? 0);
  });
}

/** Each half of the games is judged by what was learned from the other. */
export function verdictOn(watched: readonly Watched[]): Verdict {
  const seen = watched.flatMap((game) => seenIn(game) ?? []);
  const scores = (pick: (game: Seen) => Case, weigh: (cases: readonly Case[]) => Weights) => {
    const halves = [0, 1].map((half) => weigh(seen.filter((_, i) => i % 2 !== half).map(pick)));
    return seen.map((game, i) => scoreOf(pick(game), chancesBy(halves[i % 2]!, pick(game).guesses)));
  };
  const number = seen[0]?.honest.guesses[0]?.length ?? 0;
  const honest = scores((game) => game.honest, honestly);
  const withSource = scores(
    (game) => game.withSource,
    (cases) => knowingly(cases, number),
  );
  const gains = (of: keyof Score) => errors(honest.map((score, i) => withSource[i]![of] - score[of]));
  return {
    games: seen.length,
    honest: mean(honest.map(({ first }) => first)),
    withSource: mean(withSource.map(({ first }) => first)),
    gain: { first: gains('first'), likelihood: gains('likelihood') },
  };
}

interface Score {
  readonly first: number;
  readonly likelihood: number;
}

function scoreOf({ right }: Case, shares: readonly number[]): Score {
  const best = Math.max(...shares);
  const first = shares[right] === best ? 1 / shares.filter((share) => share === best).length : 0;
  return { first, likelihood: Math.log(shares[right]!) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The mean in units of its standard error. */
function errors(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const spread = Math.sqrt(mean(numbers.map((n) => (n - middle) ** 2)) / (numbers.length - 1));
  return spread === 0 ? 0 : middle / spread;
}
