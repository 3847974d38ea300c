/** What ballots of several editions lead to. */
import { step } from '../../engine/agenda.ts';
import type { Count } from '../../engine/ballots/count.ts';
import type { AgendaItem, Game } from '../../engine/model.ts';
import type { Rung } from '../../engine/rules.ts';
import { alive } from '../../engine/table.ts';
import type { Turn } from '../../engine/turn.ts';

/** Everybody in the game votes, the accused included. */
export const everybodyVotes = (game: Game, rung: string): AgendaItem => ({
  kind: 'ballot',
  rung,
  voters: alive(game).map(({ id }) => id),
});

/** One has the most votes, and this step follows; or those who share it go on to what follows then. */
export const leaderOr =
  (follows: string, tied: (turn: Turn, count: Count) => readonly AgendaItem[]): Rung['settle'] =>
  (turn, count) => {
    const { top } = count;
    if (top.length === 1) return [step(follows, top)];
    const accused = turn.game.accused.filter(({ seat }) => top.includes(seat));
    turn.emit({ type: 'accusedNarrowed', accused });
    return tied(turn, count);
  };
