/** The rules of `family`, mode `basic`, read top to bottom as its rulebook is. */
import { isHidden } from '../../cards/hideout.ts';
import { gang, role } from '../../engine/night/calls.ts';
import { acts } from '../../engine/night/steps.ts';
import type { Rules } from '../../engine/rules.ts';
import { isMarked } from '../../engine/table.ts';
import type { Court } from '../parts/ladder.ts';
import { mafiaShoots } from '../parts/mafia.ts';
import { twoBallots } from '../parts/two-ballots.ts';
import { dawn, roleTaken, voteTaken } from './dawn.ts';
import { doctorTreatedHimself, maniacSpentAKilling } from './limits.ts';
import { outcome } from './outcome.ts';
import { roles, sleeplessRoles } from './roles/index.ts';

/**
 * `family.catwoman.block`, `family.card.hideout`: who has no vote, and for whom nobody has one.
 * `family.decision.hideout-night`: it is only from ballots that whoever is hidden is kept.
 */
export const court: Court = {
  mayVote: (game, id) => !isMarked(game, id, 'muted') && !isHidden(game, id),
  mayBeNamed: (game, id) => !isHidden(game, id),
  hasFinal: true,
};

/**
 * `family.night.first`, `family.talk`, `family.ballot.first`, `family.ballot.final`, `family.decision.tie`.
 * `family.mafia.silence`: the mafiosi see each other's choices.
 */
const shared = twoBallots(court);

export const basic: Rules = {
  ...shared,
  roles,
  /** `family.night.order`; `family.decision.simultaneous`, `family.decision.two-killers`: the doctor undoes all of it. */
  night: [
    [
      mafiaShoots,
      acts('commissioner'),
      acts('detective'),
      acts('doctor'),
      doctorTreatedHimself,
      acts('catwoman'),
      acts('maniac'),
      maniacSpentAKilling,
    ],
  ],
  /** `family.mafia.meet` */
  calls: {
    first: [
      gang('mafia', 'meet-shoot'),
      role('commissioner'),
      role('detective'),
      role('doctor'),
      role('catwoman'),
      role('maniac'),
    ],
  },
  steps: { ...shared.steps, dawn: dawn(voteTaken) },
  shownMarks: ['muted'],
  outcome,
  isGuilty: ({ side }) => side === 'mafia' || side === 'maniac',
};

/** `family.catwoman.role`, `family.decision.block-role`: whom she visited last night does nothing tonight that counts. */
export const sleepless = (rules: Rules): Rules => ({
  ...rules,
  roles: sleeplessRoles,
  isVain: (game, { id }) => isMarked(game, id, 'visited'),
  steps: { ...rules.steps, dawn: dawn(roleTaken) },
});
