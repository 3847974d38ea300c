/** What each ballot is on and what its count leads to. */
import { step } from '../../engine/agenda.ts';
import { toLast, toNo } from '../../engine/ballots/silence.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { AgendaItem } from '../../engine/model.ts';
import type { Rules } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { leaderOr } from '../parts/ballots.ts';

/** `sport.tie.speeches`: half a minute each, in the order of nomination; then they are voted again. */
const runoffOf = (tied: readonly SeatId[]): readonly AgendaItem[] => [
  { kind: 'speech', name: 'runoff', seconds: 'tie-speech', queue: tied },
  step('call-runoff'),
];

/** `sport.special.whole-table`, `sport.special.no-raise-at-four`: when the question is not put. */
function mayRaise({ game }: Turn, tied: readonly SeatId[]): boolean {
  const players = alive(game).length;
  if (tied.length === players) return false;
  const isEndgame = (players === 3 || players === 4) && tied.length <= 3;
  return !(isEndgame && game.deal.options.noRaiseAtFour === true);
}

/**
 * `sport.vote.order`: the accused stand, and are voted on, in the order of nomination. `sport.vote.uncast`,
 * `sport.decision.abstain`: a vote not cast falls on the last, and there is no abstaining.
 */
const onCandidates = { seconds: 'ballot', on: 'accused', choices: [], silence: toLast, namesSilent: true } as const;

/** `sport.vote.hand`, `sport.vote.pulled`: none of them is changeable, so a vote cast is final. */
export const ballots: Rules['ballots'] = {
  /**
   * `sport.vote.form`, `sport.decision.ballot.at-once`; `sport.vote.most`, `sport.decision.most`: the highest count
   * leaves, or those who share it go on.
   */
  vote: { ...onCandidates, stage: 'vote', settle: leaderOr('leave', (_, { top }) => runoffOf(top)) },
  /** `sport.tie.revote`, `sport.decision.tie.shrinks`: a smaller group speaks and is voted anew. */
  runoff: {
    ...onCandidates,
    stage: 'runoff',
    settle: leaderOr('leave', (turn, { top, among }) => {
      if (top.length < among.length) return runoffOf(top);
      return mayRaise(turn, top) ? [step('call-raise')] : [];
    }),
  },
  /** `sport.tie.raise`, `sport.tie.raise-result`, `sport.decision.raise.uncast`, `sport.decision.raise.majority`. */
  raise: {
    stage: 'raise',
    seconds: 'ballot',
    on: 'question',
    choices: ['yes', 'no'],
    silence: toNo,
    namesSilent: true,
    settle: (_, { counts, among }) => ((counts.yes ?? 0) > (counts.no ?? 0) ? [step('leave', among)] : []),
  },
};
