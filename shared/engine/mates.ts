/** Who of a gang sees what of the others at night. */
import { abilitiesOf, waveOf } from './ability.ts';
import type { Choice, Game, GangId, Seat } from './model.ts';
import type { Rules } from './rules.ts';
import { isIn } from './table.ts';

/** Do the members of this gang see each other tonight? */
export function isOpenGang(game: Game, rules: Rules, gang: GangId): boolean {
  const sees = rules.gangs[gang]?.seesChoices ?? false;
  return typeof sees === 'function' ? sees(game) : sees;
}

/** The others of the own gang before whom nothing is hidden at night, but for a window before they meet. */
export function openMates(game: Game, rules: Rules, self: Seat): readonly Seat[] {
  const { gang } = self;
  const isMeeting = game.stage.spec?.kind !== 'window';
  if (!gang || !isMeeting || !isOpenGang(game, rules, gang)) return [];
  const isAbout = (seat: Seat) => seat.gang === gang && isIn(seat) && !rules.isHeld?.(game, seat);
  return isAbout(self) ? game.seats.filter((seat) => seat.id !== self.id && isAbout(seat)) : [];
}

/** May somebody before whom nothing is hidden see this choice of a mate? Not of a wave in which they are not asked. */
export const seesShot = (game: Game, rules: Rules, self: Seat, { action, wave }: Choice): boolean =>
  action === 'shoot' && wave === sharedWave(game, rules, self);

/** The latest wave of this night in which the gang's shot was asked of this seat. */
function sharedWave(game: Game, rules: Rules, self: Seat): number | undefined {
  const { spec } = game.stage;
  if (spec?.kind !== 'wave') return undefined;
  const waves = abilitiesOf(rules, self).flatMap((ability) =>
    ability.withGang && waveOf(ability) <= spec.wave && (ability.opens?.(game, self) ?? true) ? [waveOf(ability)] : [],
  );
  return waves.length > 0 ? Math.max(...waves) : undefined;
}
