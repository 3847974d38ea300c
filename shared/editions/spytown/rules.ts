/** The rules of `spytown`, mode `basic`, read top to bottom as its rulebook is. */
import { isArrested } from '../../cards/arrest.ts';
import { isHidden } from '../../cards/hideout.ts';
import { isSeized } from '../../cards/seizure.ts';
import { gang, role } from '../../engine/night/calls.ts';
import { acts } from '../../engine/night/steps.ts';
import type { Rules } from '../../engine/rules.ts';
import type { Court } from '../parts/ladder.ts';
import { mafiaShoots } from '../parts/mafia.ts';
import { twoBallots } from '../parts/two-ballots.ts';
import { dawn, nobody } from './dawn.ts';
import { outcome } from './outcome.ts';
import { roles } from './roles/index.ts';

/**
 * `spytown.card.seizure`, `spytown.card.hideout`, `spytown.card.arrest`: who has no vote, and for whom nobody has one.
 * `spytown.decision.hideout-night`: it is only from ballots that whoever is hidden is kept.
 */
export const court: Court = {
  mayVote: (game, id) => !isSeized(game, id) && !isHidden(game, id),
  mayBeNamed: (game, id) => !isArrested(game, id) && !isHidden(game, id),
  hasFinal: true,
};

/**
 * `spytown.round`, `spytown.talk`, `spytown.ballot.first`, `spytown.ballot.final`: the agent and the mafia, then the police.
 * `spytown.mafia.silence`: they see each other's choices. `spytown.master`: whoever leads knows what everybody holds.
 */
const shared = twoBallots(court);

export const basic: Rules = {
  ...shared,
  roles,
  seconds: { ...shared.seconds, shot: 20 },
  /** `spytown.decision.order`: the agent before the mafia, whatever arrives first. */
  night: [[acts('agent'), mafiaShoots]],
  /** `spytown.agent.dead`: whose token was shown is not called. */
  calls: { first: [role('agent'), gang('mafia', 'meet-shoot')] },
  steps: { ...shared.steps, dawn: dawn(nobody) },
  outcome,
  isGuilty: ({ side }) => side !== 'police',
};
