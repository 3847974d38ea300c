/** The rules of `party`, mode `base`, read top to bottom as its rulebook is, and those of the other modes after them. */
import { acts, called, volley } from '../../engine/night/steps.ts';
import { unaccused } from '../../engine/reach.ts';
import type { Rules } from '../../engine/rules.ts';
import { mostNamed, unanimous } from '../parts/agreement.ts';
import { gangsMeet, sideAndRole } from '../parts/gangs.ts';
import { tellAllRoles } from '../parts/host.ts';
import { drawIfStale } from '../parts/stalemate.ts';
import { ballots } from './ballots.ts';
import { extendedFirstNight, firstNight, proFirstNight } from './calls.ts';
import { dawn } from './dawn.ts';
import { hostMay } from './host.ts';
import { leave } from './leave.ts';
import { withDeadHost, withoutFirstChecks, withPlans } from './modes.ts';
import { outcome } from './outcome.ts';
import { baseRoles, extendedRoles } from './roles/index.ts';
import { talk } from './talk.ts';
import { callRaise, callRunoff, callVote, trial } from './trial.ts';
import { checkEnd, execute } from './verdict.ts';
import { turnWerewolves, werewolvesTurn } from './werewolf.ts';

export const base: Rules = {
  roles: baseRoles,
  gangs: { mafia: { seesChoices: true } },
  seconds: {
    'first-night': 60,
    night: 60,
    morning: 10,
    /** `party.talk.speech` */
    speech: 60,
    defence: 30,
    ballot: 45,
    'last-words': 30,
  },

  /**
   * `party.night.first.meet`; `party.decision.meet-roles`: with roles. `party.host`: a human host notes all roles down.
   * `party.setup.deal`: nobody else is told of any card but the own.
   */
  opening: (turn) => {
    gangsMeet(turn, sideAndRole);
    if (turn.game.host !== null) tellAllRoles(turn, turn.game.host);
  },

  round: ({ round }) => [
    /** `party.decision.night-close`: no `isWhole`, so all who act can close it; no `skips`, so it always opens. */
    { kind: 'wave', wave: 1, seconds: round === 1 ? 'first-night' : 'night' },
    { kind: 'step', step: 'dawn' },
    { kind: 'pause', name: 'morning', seconds: 'morning' },
    { kind: 'step', step: 'talk' },
    { kind: 'step', step: 'trial' },
    { kind: 'step', step: 'end-day' },
  ],

  /**
   * `party.night.first`, `party.night.order`; `party.decision.one-wave`. `party.decision.no-act`: only what was chosen
   * is worked out.
   */
  night: [
    [
      volley(
        'mafia',
        /** `party.decision.mafia-choice` */
        mostNamed(({ by }) => by.role === 'don'),
      ),
      acts('commissioner'),
      acts('don'),
    ],
  ],
  calls: { first: firstNight },

  steps: {
    dawn,
    talk,
    trial,
    'call-vote': callVote,
    'call-runoff': callRunoff,
    'call-raise': callRaise,
    execute,
    'check-end': checkEnd,
    /** `party.decision.stalemate` */
    'end-day': (turn) => {
      drawIfStale(turn, 3);
      return [];
    },
  },
  ballots,
  /** `party.talk.nominate`, `party.decision.nominate`: any living player but oneself and those accused already. */
  nominee: unaccused,

  /**
   * `party.day.night-death`, `party.trial.card-hidden`: cards of the dead stay face down.
   * `party.decision.reveal-end`: until the game is over.
   */
  shown: () => null,
  /** `party.decision.no-succession` */
  onFall: [],
  hostMay,
  leave,
  outcome,
  isGuilty: ({ side }) => side !== 'red',
};

/** `party.pro.blind-shot`: nobody sees the others' choices, and all must agree. `party.pro.rest`: else as in `base`. */
export const pro: Rules = {
  ...withPlans(base),
  /** `party.pro.replan`: what is not seen is no channel to agree by, either. */
  gangs: { mafia: { seesChoices: false } },
  night: [[volley('mafia', unanimous, 'blind'), acts('commissioner'), acts('don')]],
  calls: { first: proFirstNight },
};

/**
 * `party.extended.base-rules`, `party.extended.night-order`; the lawyer where `party.decision.lawyer-order` puts him,
 * the yakuza right after the mafia (`party.pro.yakuza`).
 */
export const extended: Rules = withPlans({
  /** `party.extended.trial`: the steps and ballots too; who votes is for `callVote` to settle. */
  ...base,
  roles: extendedRoles,
  gangs: { mafia: { seesChoices: false }, yakuza: { seesChoices: false } },
  night: [
    [
      acts('doctor'),
      acts('lawyer'),
      volley('mafia', unanimous, 'blind'),
      volley('yakuza', unanimous, 'blind'),
      acts('maniac'),
      /** `party.werewolf.told` */
      called({ roles: ['werewolf'], for: 'learn' }, werewolvesTurn),
      acts('commissioner'),
      /** `party.don.extended` */
      called({ roles: ['don'], for: 'seek' }, acts('don')),
      acts('ninja'),
      acts('sheriff'),
      werewolvesTurn,
    ],
  ],
  calls: { first: extendedFirstNight },
  onFall: [turnWerewolves],
  /** `party.judges.declare`: judges, without saying who is honest. */
  means: { judge: ['honest-judge', 'corrupt-judge'] },
});

/** `party.hostless.rest`; nobody has anything to do on its first night, so half a minute is enough. */
const hostlessBase: Rules = withoutFirstChecks({ ...base, seconds: { ...base.seconds, 'first-night': 30 } });
const hostlessExtended: Rules = withoutFirstChecks(extended);

/** By the deck, and whether the first dead leads the game. */
export const hostless = {
  base: [hostlessBase, withDeadHost(hostlessBase)],
  extended: [hostlessExtended, withDeadHost(hostlessExtended)],
} as const;
