/** `city.jailer.prisoners`, `city.jailer.freed`: who sits in prison, and until when. */
import type { SeatId } from '../../engine/ids.ts';
import type { Game, Seat } from '../../engine/model.ts';
import { isJailed, type Night, roleSeen } from '../../engine/night/draft.ts';
import { bySeat, isAlive, isMarked, isPresent } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

export const isPrisoner = (game: Game, id: SeatId): boolean => isMarked(game, id, 'jailed');

const isCriminal = (night: Night, role: string): boolean =>
  ['mafia', 'yakuza'].includes(night.rules.roles[role]?.side ?? '');

/**
 * `city.jailer.jail`, `city.jailer.framed`, `city.jailer.loner`: by what the check sees. Not the dead
 * (`city.decision.jailSameNight`), and nobody twice (`city.decision.jailTwice`).
 */
export function jailCriminal(night: Night, jailer: Seat, target: Seat): void {
  const isThere = !night.fallen.has(target.id) && !isPrisoner(night.game, target.id);
  if (isThere && isCriminal(night, roleSeen(night, target))) night.jailed.set(target.id, jailer.id);
}

/** `city.decision.jailerDies`: nobody stays whose jailer is gone by the morning. */
export function lockUp(turn: Turn, night: Night): void {
  const jailed = [...night.jailed].filter(
    ([id, by]) => isJailed(night, id) && isAlive(turn.game, id) && isPresent(turn.game, by),
  );
  for (const [on, by] of jailed) {
    turn.emit({ type: 'marked', mark: { mark: 'jailed', on, by, until: 'released' } });
  }
  const ids = jailed.map(([id]) => id);
  turn.announce(...bySeat(turn.game, ids).map((id) => ({ jailed: id })));
}

/** With the jailer gone, however it happened, all prisoners are free. */
export function freePrisoners(turn: Turn, fallen: readonly SeatId[]): void {
  const released = turn.game.marks.filter(({ mark, by }) => mark === 'jailed' && fallen.includes(by));
  if (released.length === 0) return;
  turn.emit({ type: 'marksLifted', until: 'released' });
  const ids = released.map(({ on }) => on).filter((id) => isAlive(turn.game, id));
  turn.announce(...bySeat(turn.game, ids).map((id) => ({ freed: id })));
}
