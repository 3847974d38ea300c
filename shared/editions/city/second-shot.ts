/** `city.sleepwalker.secondShot`, `city.decision.secondShot`: the mafia that kills the sleepwalker shoots again. */
import type { Game, Seat } from '../../engine/model.ts';
import { type Night, workOut } from '../../engine/night/draft.ts';
import { called, fire, shootersOf } from '../../engine/night/steps.ts';
import type { Reach, Step } from '../../engine/rules.ts';
import { alive, isMarked, seatOf } from '../../engine/table.ts';
import { mostNamed } from '../parts/agreement.ts';
import { others } from '../parts/reach.ts';

const DUE = 'second-shot';

export const isSecondShotDue = (game: Game): boolean => game.marks.some(({ mark }) => mark === DUE);

/** Not a third time, and nobody dies twice. */
export const otherThanSleepwalker: Reach = (game, self, other) =>
  others(game, self, other) && !isMarked(game, other.id, DUE);

/** `city.decision.gang`: on a tie the lowest seat decides among those who named one of the tied. */
const bySeatNumber = mostNamed(() => true);

/** `city.beauty.onlyMafioso`, `city.decision.charmedMafioso`: the only free member of a gang is charmed. */
function isDisarmed(night: Night, gang: string): boolean {
  const [only, ...rest] = shootersOf(night, gang);
  return only !== undefined && rest.length === 0 && night.charmed.has(only.id);
}

/** `city.mafia.shot`; the second shot has the same place in the order. */
export const mafiaShoots = called({ gang: 'mafia' }, (night) => {
  if (isDisarmed(night, 'mafia')) return;
  fire(night, 'mafia', bySeatNumber);
  if (hasKilledSleepwalker(night)) fire(night, 'mafia', bySeatNumber, 3);
});

/** `city.yakuza.shot`, `city.yakuza.simultaneous`: whoever of it was shot just now still shoots. */
export const yakuzaShoots = called({ gang: 'yakuza' }, (night) => {
  if (!isDisarmed(night, 'yakuza')) fire(night, 'yakuza', bySeatNumber);
});

const isSleepwalker = ({ role }: Seat): boolean => role === 'sleepwalker';

function hasKilledSleepwalker({ prey, game }: Night): boolean {
  const victim = prey.get('mafia');
  return victim !== undefined && isSleepwalker(seatOf(game, victim));
}

/** With decoys everybody has a third wave while there might be a reason for one, so that nobody can tell. */
export const secondShot: Step = (turn) => {
  const { game, rules } = turn;
  const night = workOut(game, rules);
  const victim = hasKilledSleepwalker(night) ? night.prey.get('mafia') : undefined;
  if (victim !== undefined) {
    turn.emit({ type: 'marked', mark: { mark: DUE, on: victim, by: victim, until: 'dawn' } });
  }
  const mightBe = alive(game).some(isSleepwalker) && alive(game).some(({ side }) => side === 'mafia');
  return victim !== undefined || (game.deal.decoys && mightBe) ? [{ kind: 'wave', wave: 3, seconds: 'wave-3' }] : [];
};
