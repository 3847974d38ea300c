import type { SeatId } from './ids.ts';
import type { Game, How, News } from './model.ts';
import { bySeat, seatOf } from './table.ts';
import type { Turn } from './turn.ts';

/** Takes players out of the game and tells the table, in order of seats. */
export function takeOut(turn: Turn, leavers: readonly SeatId[], howOf: (id: SeatId) => How): void {
  const news: News[] = [];
  for (const id of bySeat(turn.game, leavers)) {
    const how = howOf(id);
    const shown = turn.rules.shown(seatOf(turn.game, id), how);
    turn.emit({ type: 'fell', seat: id, how, shown });
    news.push({ out: id, role: shown });
  }
  turn.announce(...news);
}

/** What the edition says follows when players have left, in the order in which they did. */
export function afterFall(turn: Turn, fallen: readonly SeatId[]): void {
  for (const follows of turn.rules.onFall) follows(turn, fallen);
}

/** An accused who has gone is struck off. True if there was one. */
export function strikeOff(turn: Turn, id: SeatId): boolean {
  if (!isAccused(turn.game, id)) return false;
  turn.emit({ type: 'accusedNarrowed', accused: turn.game.accused.filter(({ seat }) => seat !== id) });
  return true;
}

export const isAccused = ({ accused }: Game, id: SeatId): boolean => accused.some(({ seat }) => seat === id);

/** Whoever voted for him may vote again. */
export function returnVotes(turn: Turn, id: SeatId): void {
  const { choices } = turn.game;
  const voters = choices.filter(({ action, target }) => action === 'vote' && target === id).map(({ by }) => by);
  if (voters.length > 0) turn.emit({ type: 'choicesDropped', by: voters });
}
