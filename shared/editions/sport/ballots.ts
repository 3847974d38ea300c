/** What each ballot is on and what its count leads to. */
import type { Count } from '../../engine/ballots/count.ts';
import { toLast, toNo } from '../../engine/ballots/silence.ts';
import type { AgendaItem, SeatId } from '../../engine/model.ts';
import type { Rules } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';
import { step } from '../parts/agenda.ts';

/** `sport.tie.speeches`: half a minute each, in the order of nomination; then they are voted again. */
const runoffOf = (tied: readonly SeatId[]): readonly AgendaItem[] => [
  { kind: 'speech', name: 'runoff', seconds: 'tie-speech', queue: tied },
  step('call-runoff'),
];

/** `sport.vote.most`, `sport.decision.most`: the highest count leaves, or those who share it go on. */
function leaderOr(turn: Turn, { top }: Count, tied: () => readonly AgendaItem[]): readonly AgendaItem[] {
  if (top.length === 1) return [step('leave', top)];
  const accused = turn.game.accused.filter(({ seat }) => top.includes(seat));
  turn.emit({ type: 'accusedNarrowed', accused });
  return tied();
}

/** `sport.special.whole-table`, `sport.special.no-raise-at-four`: when the question is not put. */
function mayRaise({ game }: Turn, tied: readonly SeatId[]): boolean {
  const players = alive(game).length;
  if (tied.length === players) return false;
  const isEndgame = (players === 3 || players === 4) && tied.length <= 3;
  return !(isEndgame && game.deal.options.noRaiseAtFour === true);
}

/** `sport.vote.uncast`, `sport.decision.abstain`: a vote not cast falls on the last, and there is no abstaining. */
const onCandidates = { seconds: 'ballot', on: 'accused', choices: [], silence: toLast, namesSilent: true } as const;

export const ballots: Rules['ballots'] = {
  /** `sport.vote.form`, `sport.decision.ballot.at-once`. */
  vote: { ...onCandidates, stage: 'vote', settle: (turn, count) => leaderOr(turn, count, () => runoffOf(count.top)) },
  /** `sport.tie.revote`, `sport.decision.tie.shrinks`: a smaller group speaks and is voted anew. */
  runoff: {
    ...onCandidates,
    stage: 'runoff',
    settle: (turn, count) =>
      leaderOr(turn, count, () => {
        if (count.top.length < count.among.length) return runoffOf(count.top);
        return mayRaise(turn, count.top) ? [step('call-raise')] : [];
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
