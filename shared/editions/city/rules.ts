/** The rules of `city`, read top to bottom as its rulebook is; all modes are played by them. */
import { gang } from '../../engine/night/calls.ts';
import { isJailed } from '../../engine/night/draft.ts';
import { answerWave } from '../../engine/night/record.ts';
import { acts } from '../../engine/night/steps.ts';
import { press } from '../../engine/prompt.ts';
import { unaccused } from '../../engine/reach.ts';
import type { Mode } from '../../engine/rulebook.ts';
import type { Rules } from '../../engine/rules.ts';
import { depart, leaveAtStageEnd, mayBeSentAway, sendAway } from '../parts/departing.ts';
import { gangsMeet } from '../parts/gangs.ts';
import { tellAllRoles } from '../parts/host.ts';
import { rulesBy } from '../parts/memo.ts';
import { drawIfStale } from '../parts/stalemate.ts';
import { votesAs } from './copied.ts';
import { ballots, court, listBallot, singleBallots, tryNext } from './court.ts';
import { dawn } from './dawn.ts';
import { LEADERS } from './groups.ts';
import { outcome } from './outcome.ts';
import { freePrisoners, isPrisoner } from './prison.ts';
import { roles } from './roles/index.ts';
import { secondShot } from './second-shot.ts';
import { mafiaShoots, yakuzaShoots } from './shots.ts';

const rules: Rules = {
  roles,
  /** `city.lawyer.silent`: they see each other's choices and make signs, no more. */
  gangs: { mafia: { seesChoices: true }, yakuza: { seesChoices: true } },
  seconds: { 'first-night': 30, 'wave-1': 45, 'wave-2': 60, 'wave-3': 30, talk: 300, ballot: 60, verdict: 15 },

  /** `city.night1.meet`, `city.night1.sleepwalker`: who is awake, not what they are. */
  opening: (turn) => {
    gangsMeet(turn, ({ id }) => [{ about: id, is: 'awake', value: true }]);
    if (turn.game.host !== null) tellAllRoles(turn, turn.game.host);
  },

  /** `city.flow.cycle`; `city.night1.noAbilities`: in the first night everybody looks at the own card, and that is all. */
  round: ({ round }) => [
    ...(round === 1
      ? ([
          { kind: 'pause', name: 'night', seconds: 'first-night', forCards: true },
          { kind: 'step', step: 'first-dawn' },
        ] as const)
      : ([
          // `city.night.sleep`: a wave asks those who act in it. `city.decision.idle`: its end is a pass.
          { kind: 'wave', wave: 1, seconds: 'wave-1', skips: true },
          { kind: 'step', step: 'answer' },
          { kind: 'wave', wave: 2, seconds: 'wave-2', skips: true },
          { kind: 'step', step: 'second-shot' },
          { kind: 'step', step: 'dawn' },
        ] as const)),
    // `city.day.talk`: open to all who live, for as long as the option says.
    { kind: 'discussion', name: 'talk', seconds: 'talk' },
    { kind: 'step', step: 'court' },
    { kind: 'step', step: 'end-day' },
  ],

  /** `city.night.order` */
  night: [
    // `city.decision.beautyThief`; `city.decision.before`: done ahead of every shot, it stands though its author falls.
    [acts('beauty'), acts('thief'), acts('snitch'), acts('doctor'), acts('bodyguard'), acts('lawyer')],
    [
      mafiaShoots,
      yakuzaShoots,
      // `city.leader.order`: whom a gang has just killed acts in vain.
      acts(...LEADERS),
      acts('maniac', 'butcher'),
      acts('fan'),
      acts('godfather'),
      acts('swindler'),
    ],
  ],
  /** `city.night1.meet`, `city.night1.noAbilities`; `city.night.notCalled`: cards of those who are out are open. */
  calls: { first: [gang('mafia', 'meet'), gang('yakuza', 'meet')] },
  /**
   * `city.night.killedFirst`, `city.beauty`, `city.thief`, `city.decision.jailSameNight`: asked as usual, and nothing
   * comes of it (`city.beauty.unaware`, `city.thief.unaware`); whoever checks hears that there is no answer
   * (`city.decision.blockedCheck`). It is a matter of night acts alone: `city.decision.passive`.
   */
  stillActs: (night, { id }) =>
    ![night.fallen, night.charmed, night.blocked].some((those) => those.has(id)) && !isJailed(night, id),
  isHeld: (game, { id }) => isPrisoner(game, id),

  steps: {
    'first-dawn': (turn) => {
      if (depart(turn)) turn.decideOutcome();
      return [];
    },
    /** `city.decision.when`: the lawyer is told before the mafia shoots. */
    answer: (turn) => answerWave(turn, 1),
    'second-shot': secondShot,
    dawn,
    court: court(listBallot),
    'first-accused': tryNext('single'),
    'next-accused': tryNext('single-next'),
    /** `city.decision.stalemate`; `city.decision.absence`: silence puts nobody out, an abandoned game ends here. */
    'end-day': (turn) => {
      if (!(depart(turn) && turn.decideOutcome())) drawIfStale(turn, 3);
      return [];
    },
  },
  ballots,
  votesAs,
  /** `city.day.nominate`, `city.decision.nominations`. */
  nominee: unaccused,
  shownMarks: ['jailed', 'muted'],

  /** `city.card.shown` */
  shown: ({ role }) => role,
  onFall: [freePrisoners],
  /** `city.decision.humanHost`: may let a stage end, or take a player out, which `city.decision.leave` has as going away. */
  hostMay: (game) => [press('finish'), ...mayBeSentAway(game)],
  hostDid: sendAway,
  /** `city.decision.leave` */
  leave: leaveAtStageEnd,
  outcome,
  isGuilty: ({ side }) => side !== 'town',
};

export const rulesFor: Mode['rules'] = rulesBy(
  ({ ballot, talk }) => `${ballot} ${talk}`,
  ({ ballot, talk }) => ({
    ...rules,
    seconds: { ...rules.seconds, ...(typeof talk === 'number' && { talk }) },
    steps: { ...rules.steps, ...(ballot === 'single' && { court: court(singleBallots) }) },
  }),
);
