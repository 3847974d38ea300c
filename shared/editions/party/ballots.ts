/** What each ballot is on and what its count leads to. */
import type { Count } from '../../engine/ballots/count.ts';
import { toLast, toNobody } from '../../engine/ballots/silence.ts';
import type { AgendaItem, SeatId } from '../../engine/model.ts';
import type { Rules, Rung } from '../../engine/rules.ts';
import type { Turn } from '../../engine/turn.ts';
import { step } from '../parts/agenda.ts';
import { pleas } from './agenda.ts';

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
