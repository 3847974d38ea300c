/** The gangs' shots: `city.mafia.shot`, `city.yakuza.shot`. */
import type { GangId } from '../../engine/model.ts';
import type { Night } from '../../engine/night/draft.ts';
import { called, fire, shootersOf } from '../../engine/night/steps.ts';
import { mostNamed } from '../parts/agreement.ts';
import { hasKilledSleepwalker } from './second-shot.ts';

/** `city.decision.gang`: on a tie the lowest seat decides among those who named one of the tied. */
const bySeatNumber = mostNamed(() => true);

/**
 * `city.beauty.onlyMafioso`, `city.decision.charmedMafioso`: the only free member of a gang is charmed. Blocked would
 * not count: `city.decision.blockedGang`.
 */
function isDisarmed(night: Night, gang: GangId): boolean {
  const [only, ...rest] = shootersOf(night, gang);
  return only !== undefined && rest.length === 0 && night.charmed.has(only.id);
}

/** The second shot has the same place in the order: `city.decision.secondShot`. */
export const mafiaShoots = called({ gang: 'mafia' }, (night) => {
  if (isDisarmed(night, 'mafia')) return;
  fire(night, 'mafia', bySeatNumber);
  if (hasKilledSleepwalker(night)) fire(night, 'mafia', bySeatNumber, 3);
});

/** `city.yakuza.simultaneous`: whoever of it was shot just now still shoots. */
export const yakuzaShoots = called({ gang: 'yakuza' }, (night) => {
  if (!isDisarmed(night, 'yakuza')) fire(night, 'yakuza', bySeatNumber);
});
