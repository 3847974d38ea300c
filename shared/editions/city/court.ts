/** From the end of the discussion to the verdict. */
import { step } from '../../engine/agenda.ts';
import type { Count } from '../../engine/ballots/count.ts';
import { toNobody } from '../../engine/ballots/silence.ts';
import { afterFall, takeOut } from '../../engine/departures.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { AgendaItem, Game } from '../../engine/model.ts';
import type { Rules, Rung, Step } from '../../engine/rules.ts';
import { alive, isAlive, isMarked } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { depart } from '../parts/departing.ts';
import { tellCopied } from './copied.ts';
import { isPardoned } from './pardon.ts';
import { isPrisoner } from './prison.ts';

/** `city.decision.lastWords`: a pause, not a speech. */
const VERDICT: AgendaItem = { kind: 'pause', name: 'verdict', seconds: 'verdict' };

/** `city.godfather.muted`, `city.jailer.prisoners`: these have no vote. */
const votersIn = (game: Game): readonly SeatId[] =>
  alive(game).flatMap(({ id }) => (isMarked(game, id, 'muted') || isPrisoner(game, id) ? [] : [id]));

/** Those who left during the discussion are out before the ballot; without accused there is none: `city.decision.noAccused`. */
export const court =
  (ballot: (game: Game) => readonly AgendaItem[]): Step =>
  (turn) => {
    if (depart(turn) && turn.decideOutcome()) return [];
    return turn.game.accused.length > 0 ? ballot(turn.game) : [];
  };

/** `ballot: "list"`: all accused at once. */
export const listBallot = (game: Game): readonly AgendaItem[] => [
  { kind: 'ballot', rung: 'list', voters: votersIn(game) },
];

/** `ballot: "single"`: one after the other, in the order of nomination. */
export const singleBallots = ({ accused }: Game): readonly AgendaItem[] => [
  step(
    'first-accused',
    accused.map(({ seat }) => seat),
  ),
];

/** The next of these who is still to be tried, each once (`city.day.once`); the verdict after the last. */
export const tryNext =
  (rung: string): Step =>
  ({ game }, seats) => {
    const [next, ...rest] = seats.filter((id) => isAlive(game, id) && game.accused.some(({ seat }) => seat === id));
    if (next === undefined) return [VERDICT];
    return [{ kind: 'ballot', rung, voters: votersIn(game), among: [next] }, step('next-accused', rest)];
  };

/** No more ballots this day, whatever came of the last: `city.day.oneLynch`, `city.day.once`. */
const closeCourt = (turn: Turn, condemned: SeatId | null): readonly AgendaItem[] => {
  lynch(turn, condemned);
  turn.skipTo('end-day');
  return [VERDICT];
};

/** Releases, then those who left during the ballot, then the win check: `city.decision.winCheck`. */
function lynch(turn: Turn, condemned: SeatId | null): void {
  if (condemned !== null) {
    // `city.day.noRescue`: shields and guards are of the night. `city.card.silent`: from here on all is refused.
    takeOut(turn, [condemned], () => 'condemned');
    afterFall(turn, [condemned]);
  }
  depart(turn);
  turn.decideOutcome();
}

/** The one with the most votes; nobody on a tie or without a vote: `city.decision.tie`, `city.decision.noVotes`. */
function mostVoted(counts: Count['counts'], among: readonly SeatId[]): SeatId | null {
  const most = Math.max(0, ...among.map((id) => counts[id] ?? 0));
  const [first, ...tied] = among.filter((id) => counts[id] === most);
  return most > 0 && first !== undefined && tied.length === 0 ? first : null;
}

/** `city.day.ballot`, `city.decision.pardonNext`. */
const settleList: Rung['settle'] = (turn, count) => {
  tellCopied(turn, count);
  const { among, counts } = count;
  const first = mostVoted(counts, among);
  if (first === null || !isPardoned(turn, first, count)) return closeCourt(turn, first);
  // `city.judge.secret`: the news does not say by whom.
  turn.announce({ pardoned: first });
  const others = among.filter((id) => id !== first);
  return closeCourt(turn, mostVoted(counts, others));
};

/** `city.day.single`, `city.decision.singleQueue`: half of those who may vote, and at least one. */
const settleSingle: Rung['settle'] = (turn, count) => {
  tellCopied(turn, count);
  const [accused] = count.among;
  if (accused !== undefined) {
    const votes = count.counts[accused] ?? 0;
    const isCondemned = votes > 0 && votes * 2 >= count.voters.length;
    if (isCondemned && !isPardoned(turn, accused, count)) return closeCourt(turn, accused);
    turn.announce(isCondemned ? { pardoned: accused } : { innocent: accused });
  }
  lynch(turn, null);
  return [];
};

/** `city.decision.oneVote`: one name or `abstain`, final, also against oneself; silence counts for nobody. */
const onTheAccused = {
  seconds: 'ballot',
  on: 'accused',
  choices: ['abstain'],
  silence: toNobody,
  /** `city.day.open`: who has voted; for whom, with the count. */
  showsVoters: true,
} as const;

export const ballots: Rules['ballots'] = {
  list: { ...onTheAccused, stage: 'vote', settle: settleList },
  single: { ...onTheAccused, stage: 'vote', settle: settleSingle },
  'single-next': { ...onTheAccused, stage: 'runoff', settle: settleSingle },
};
