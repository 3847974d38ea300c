/** `city.sleepwalker.secondShot`, `city.decision.secondShot`: the mafia that kills the sleepwalker shoots again. */
import type { Game, Seat } from '../../engine/model.ts';
import { type Night, workOut } from '../../engine/night/draft.ts';
import { others } from '../../engine/reach.ts';
import type { Reach, Step } from '../../engine/rules.ts';
import { alive, isMarked, seatOf } from '../../engine/table.ts';

const DUE = 'second-shot';

export const isSecondShotDue = (game: Game): boolean => game.marks.some(({ mark }) => mark === DUE);

/** Not a third time, and nobody dies twice. */
export const otherThanSleepwalker: Reach = (game, self, other) =>
  others(game, self, other) && !isMarked(game, other.id, DUE);

const isSleepwalker = ({ role }: Seat): boolean => role === 'sleepwalker';

/**
 * Prey is who fell by the shot, not whom it was meant for: `city.decision.sleepwalkerSaved`. Nobody shoots before the
 * mafia, so whoever else shoots at its prey comes too late to be the killer: `city.decision.twoKillers`.
 */
export function hasKilledSleepwalker({ prey, game }: Night): boolean {
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
