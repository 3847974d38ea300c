/** From the end of the talk to the verdict: `party.trial…`, `party.judges…`. */
import type { Count } from '../../engine/ballots/count.ts';
import { toLast, toNobody } from '../../engine/ballots/silence.ts';
import { afterFall, takeOut } from '../../engine/departures.ts';
import type { AgendaItem, SeatId } from '../../engine/model.ts';
import type { Rules, Rung, Step } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import type { StageName } from '../../engine/words.ts';
import { livingJudges } from './judges.ts';

const step = (name: string, seats: readonly SeatId[] = []): AgendaItem => ({ kind: 'step', step: name, seats });

const pleas = (name: StageName, queue: readonly SeatId[]): AgendaItem => ({
  kind: 'speech',
  name,
  seconds: 'defence',
  queue,
});

/** `party.talk.no-accused`, `party.trial.first-day-single`, `party.trial.single`, `party.trial.defence`. */
export const trial: Step = ({ game }) => {
  const accused = game.accused.map(({ seat }) => seat);
  if (accused.length === 0) return [];
  if (accused.length === 1) return game.round === 1 ? [] : [step('execute', accused)];
  return [pleas('defence', accused), step('call-vote')];
};

/** Whether judges vote is settled when the ballot opens: `party.judges.only`, `party.judges.dead`. */
export const callVote: Step = ({ game }) => {
  const judges = livingJudges(game).map(({ id }) => id);
  return judges.length > 0 ? [{ kind: 'ballot', rung: 'judges', voters: judges }] : callAll('vote')(game);
};

const callAll =
  (rung: string) =>
  (game: Turn['game']): readonly AgendaItem[] => [{ kind: 'ballot', rung, voters: alive(game).map(({ id }) => id) }];

export const callRunoff: Step = ({ game }) => callAll('runoff')(game);
export const callRaise: Step = ({ game }) => callAll('raise')(game);

/** The executed are out when the verdict is, have their last words, and only then is the end of the game checked. */
export const execute: Step = (turn, condemned) => {
  takeOut(turn, condemned, () => 'condemned');
  afterFall(turn, condemned);
  const lastWords: AgendaItem = {
    kind: 'speech',
    name: 'verdict',
    seconds: 'last-words',
    queue: condemned,
    lastWords: true,
  };
  return [lastWords, step('check-end')];
};

export const checkEnd: Step = (turn) => {
  turn.decideOutcome();
  return [];
};

/** One has the most votes and is executed, or those who tied go on to what follows. */
const leaderOr =
  (tied: (tied: readonly SeatId[]) => readonly AgendaItem[]): Rung['settle'] =>
  (turn, { top }) => {
    if (top.length === 1) return [step('execute', top)];
    const accused = turn.game.accused.filter(({ seat }) => top.includes(seat));
    turn.emit({ type: 'accusedNarrowed', accused });
    return tied(top);
  };

/** `party.decision.raise`: more yes than no. */
const allOrNone = (_: Turn, { counts, among }: Count): readonly AgendaItem[] =>
  (counts.yes ?? 0) > (counts.no ?? 0) ? [step('execute', among)] : [];

const onTheAccused = { seconds: 'ballot', on: 'accused', choices: ['abstain'], silence: toLast } as const;

export const ballots: Rules['ballots'] = {
  /** `party.trial.vote`, `party.trial.abstain`, `party.trial.most-votes`, `party.trial.tie`. */
  vote: {
    ...onTheAccused,
    stage: 'vote',
    settle: leaderOr((tied) => [pleas('runoff', tied), step('call-runoff')]),
  },
  /** `party.judges.tie`: no second ballot of the judges. */
  judges: {
    ...onTheAccused,
    stage: 'vote',
    settle: leaderOr((tied) => [pleas('runoff', tied), step('call-raise')]),
  },
  /** `party.decision.runoff`, `party.trial.second-tie`. */
  runoff: { ...onTheAccused, stage: 'runoff', settle: leaderOr(() => [step('call-raise')]) },
  raise: {
    stage: 'raise',
    seconds: 'ballot',
    on: 'question',
    choices: ['yes', 'no'],
    silence: toNobody,
    settle: allOrNone,
  },
};
