/** What each ballot is on and what its count leads to. */
import { step } from '../../engine/agenda.ts';
import type { Count } from '../../engine/ballots/count.ts';
import { toLast, toNobody } from '../../engine/ballots/silence.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Turn } from '../../engine/turn.ts';
import { leaderOr } from '../parts/ballots.ts';
import { pleas } from './agenda.ts';

/** `party.decision.raise`: more yes than no. `party.decision.no-verdict`: else nothing follows. */
const allOrNone = (_: Turn, { counts, among }: Count): readonly AgendaItem[] =>
  (counts.yes ?? 0) > (counts.no ?? 0) ? [step('execute', among)] : [];

const onTheAccused = { seconds: 'ballot', on: 'accused', choices: ['abstain'], silence: toLast } as const;

/**
 * `party.decision.vote`: no vote can be changed, none shows before the ballot closes, and an accused may name himself,
 * so nothing here is marked `isChangeable`, `showsVoters` or `isOnOthers`.
 */
export const ballots: Rules['ballots'] = {
  /** `party.trial.vote`, `party.trial.abstain`, `party.trial.most-votes`, `party.trial.tie`. */
  vote: {
    ...onTheAccused,
    stage: 'vote',
    settle: leaderOr('execute', (_, { top }) => [pleas('runoff', top), step('call-runoff')]),
  },
  /** `party.judges.tie`: no second ballot of the judges. `party.decision.judge-abstain`: silence for the last. */
  judges: {
    ...onTheAccused,
    stage: 'vote',
    settle: leaderOr('execute', (_, { top }) => [pleas('runoff', top), step('call-raise')]),
  },
  /** `party.decision.runoff`, `party.trial.second-tie`; `party.decision.second-tie-set`: on who tied now. */
  runoff: { ...onTheAccused, stage: 'runoff', settle: leaderOr('execute', () => [step('call-raise')]) },
  raise: {
    stage: 'raise',
    seconds: 'ballot',
    on: 'question',
    choices: ['yes', 'no'],
    silence: toNobody,
    settle: allOrNone,
  },
};
