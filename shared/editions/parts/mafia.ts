/** The mafia of a night with killings from the first: names in sight of each other, one victim for all. */
import { isHidden } from '../../cards/hideout.ts';
import { hasSafeConduct } from '../../cards/safe-conduct.ts';
import { volley } from '../../engine/night/steps.ts';
import { outsiders } from '../../engine/reach.ts';
import type { Ability, Gang, Step } from '../../engine/rules.ts';
import { mostNamed } from './agreement.ts';
import { gangsMeet } from './gangs.ts';

/** `…mafia.targets`: only whose eyes are shut, and nobody in hiding or under a safe-conduct. `…decision.change`. */
export const mafiaShot: Ability = {
  action: 'shoot',
  reach: (game, self, other) =>
    outsiders(game, self, other) && !isHidden(game, other.id) && !hasSafeConduct(game, other.id),
  withGang: true,
};

/** `…mafia.silence`: from the night on in which they meet they act, and see each other's choices. */
export const mafiaFrom = (first: number): Gang => ({
  acts: [{ ...mafiaShot, opens: ({ round }) => round >= first }],
  seesChoices: ({ round }) => round >= first,
});

/** `…mafia.meet`: in the first night in which they act, each is told of each other. */
export const mafiaMeets =
  (night: number): Step =>
  (turn) => {
    if (turn.game.round === night) gangsMeet(turn, ({ id, role }) => [{ about: id, role }]);
    return [];
  };

/** `…decision.mafia-split`: most names; on a tie the lowest seat among those who named one of the tied. */
export const mafiaShoots = volley(
  'mafia',
  mostNamed(() => true),
);
