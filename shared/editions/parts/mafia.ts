/** The mafia of a night with killings from the first: names in sight of each other, one victim for all. */
import { isHidden } from '../../cards/hideout.ts';
import { hasSafeConduct } from '../../cards/safe-conduct.ts';
import { volley } from '../../engine/night/steps.ts';
import { outsiders } from '../../engine/reach.ts';
import type { Ability, Gang, Step } from '../../engine/rules.ts';
import { mostNamed } from './agreement.ts';
import { gangsMeet } from './gangs.ts';

/**
 * `spytown.mafia.targets`, `family.mafia.targets`: only whose eyes are shut, none in hiding or under a safe-conduct.
 * `spytown.decision.no-target`, `family.decision.no-target`: where that is nobody, the shot is not open.
 * `spytown.decision.change`, `family.decision.change`: it is not final.
 */
export const mafiaShot: Ability = {
  action: 'shoot',
  reach: (game, self, other) =>
    outsiders(game, self, other) && !isHidden(game, other.id) && !hasSafeConduct(game, other.id),
  withGang: true,
};

/** `spytown.mafia.silence`, `family.mafia.silence`: from when they meet they act, and see each other's choices. */
export const mafiaFrom = (first: number): Gang => ({
  acts: [{ ...mafiaShot, opens: ({ round }) => round >= first }],
  seesChoices: ({ round }) => round >= first,
});

/** `spytown.mafia.meet`, `family.mafia.meet`: in the first night in which they act, each is told of each other. */
export const mafiaMeets =
  (night: number): Step =>
  (turn) => {
    if (turn.game.round === night) gangsMeet(turn, ({ id, role }) => [{ about: id, role }]);
    return [];
  };

/**
 * `spytown.decision.mafia-split`, `family.decision.mafia-split`: most names; on a tie the lowest seat among those who
 * named one of the tied.
 */
export const mafiaShoots = volley(
  'mafia',
  mostNamed(() => true),
);
