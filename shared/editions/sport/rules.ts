/** The rules of `sport`, read top to bottom as the tournament's are. */
import { gang, role } from '../../engine/night/calls.ts';
import { acts, volley } from '../../engine/night/steps.ts';
import { unaccused } from '../../engine/reach.ts';
import type { Rules } from '../../engine/rules.ts';
import { seatOf } from '../../engine/table.ts';
import { unanimous } from '../parts/agreement.ts';
import { gangsMeet, sideAndRole } from '../parts/gangs.ts';
import { tellAllRoles } from '../parts/host.ts';
import { drawIfStale } from '../parts/stalemate.ts';
import { aftermath } from './aftermath.ts';
import { ballots } from './ballots.ts';
import { bestMove, makeBestMove } from './best-move.ts';
import { dawn } from './dawn.ts';
import { aides, hostDid, hostMay } from './judge.ts';
import { lost, onLost } from './lost-word.ts';
import { changeList, hidesAccused, listActs, objects } from './nominations.ts';
import { outcome } from './outcome.ts';
import { disqualify } from './penalties.ts';
import { points } from './points.ts';
import { roles } from './roles/index.ts';
import { talk } from './talk.ts';
import { callRaise, callRunoff, trial } from './trial.ts';
import { clearList, leaveByBallot } from './verdict.ts';

export const rules: Rules = {
  roles,
  /** `sport.night1.sleep`, `sport.decision.night-chat`: the blacks see each other on night 1 and never again. */
  gangs: { black: { seesChoices: ({ round }) => round === 1 } },
  seconds: {
    'first-night': 60,
    night: 30,
    'last-word': 60,
    speech: 60,
    'lost-word': 10,
    'lost-word-endgame': 30,
    ballot: 20,
    'tie-speech': 30,
  },

  /**
   * `sport.start.cards`: beyond the own card only the blacks are told something (`sport.night1.meeting`), and the judge
   * and the side judge, who see all roles.
   */
  opening: (turn) => {
    gangsMeet(turn, sideAndRole);
    const { host } = turn.game;
    if (host !== null) for (const judge of [host, ...aides(turn.game)]) tellAllRoles(turn, judge);
  },

  /**
   * `sport.phases`, `sport.cycle`, `sport.night.fall`: after the last step the next round begins, with its night.
   * `sport.night1.end`: the first night lasts its minute.
   */
  round: ({ round }) => [
    round === 1
      ? { kind: 'wave', wave: 1, seconds: 'first-night', isWhole: true }
      : { kind: 'wave', wave: 1, seconds: 'night' },
    { kind: 'step', step: 'dawn' },
    { kind: 'step', step: 'talk' },
    { kind: 'step', step: 'trial' },
    { kind: 'step', step: 'end-day' },
  ],

  /**
   * `sport.decision.night.order`, `sport.decision.mafia.disagree`; `sport.decision.night.idle`: a black who names
   * nobody does not agree.
   */
  night: [[volley('black', unanimous), acts('don'), acts('sheriff')]],
  /** `sport.night1.don`, `sport.night1.meeting`, `sport.night1.sheriff`. */
  calls: { first: [role('don', 'show'), gang('black', 'meet'), role('sheriff', 'look')] },

  steps: {
    dawn,
    talk,
    trial,
    'call-runoff': callRunoff,
    'call-raise': callRaise,
    leave: leaveByBallot,
    /** `sport.special.draw`, `sport.decision.draw.start`. */
    'end-day': (turn) => {
      clearList(turn);
      drawIfStale(turn, 3);
      return [];
    },
  },
  ballots,

  floor: {
    /** `sport.decision.no-last-word-talk`: the list is open in the talk alone. */
    may: (game, speaker, { name }) => (name === 'talk' ? listActs(game, speaker) : bestMove(game, speaker, name)),
    did: (turn, choice) => {
      changeList(turn, choice.by, choice);
      makeBestMove(turn, choice);
    },
    lost,
    onLost,
  },
  objects,
  hidesAccused,
  /** Everybody knows whose next speech is lost. */
  shownMarks: ['lost-word'],
  nominee: unaccused,

  /** `sport.leave.hidden` */
  shown: () => null,
  onFall: [],
  hostMay,
  hostDid,
  aides,
  leadersSeeAll: true,
  isAloud: ({ deal }) => deal.options.table === 'live',
  /** `sport.decision.absence`, `sport.decision.night.idle`. */
  silenceIsPlay: true,
  /** `sport.offence.leave-table`, `sport.decision.leaving`: leaving the table is a disqualification. */
  leave: (turn, { id }) => disqualify(turn, seatOf(turn.game, id)),
  outcome,
  isGuilty: ({ side }) => side === 'black',
  aftermath,
  points,
};
