/** What every member of a gang can do: `city.mafia.shot`, `city.mafia.specials`, `city.yakuza.shot`. */
import { others } from '../../engine/reach.ts';
import type { Ability } from '../../engine/rules.ts';
import { isSecondShotDue, otherThanSleepwalker } from './second-shot.ts';

/**
 * `city.decision.targets`, `city.decision.ownMember`: at anybody but oneself, also at those awake with it. Open until
 * the wave ends: `city.night.confirm`.
 */
export const gangShot: Ability = { action: 'shoot', reach: others, wave: 2, withGang: true };

/** `city.sleepwalker.secondShot` */
const secondShot: Ability = {
  action: 'shoot',
  reach: otherThanSleepwalker,
  wave: 3,
  opens: isSecondShotDue,
  withGang: true,
};

export const mafiaShots: readonly Ability[] = [gangShot, secondShot];
