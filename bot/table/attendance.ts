/** Who answers and who does not. Only what the whole table can know counts: a question that everybody has. */
import type { SeatId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import type { Rules } from '../../shared/engine/rules.ts';
import { isOwedIn } from '../../shared/engine/stages/index.ts';
import { type Away, type Desk, isPracticeSeat, putIn, sitterAt } from './desk.ts';

const WARNED_AT = 2;
const GIVEN_UP_AT = 3;

export const isWarned = (desk: Desk, seat: SeatId): boolean => desk.presence.missed[seat] === WARNED_AT;

/** The time of a stage is over: whoever was asked in it and said nothing has missed a question. */
export function noteSilence(desk: Desk, game: Game, rules: Rules): Desk {
  if (desk.practice.solo || rules.silenceIsPlay || !isOwedIn(game, rules)) return desk;
  const silent = game.seats.filter(({ id, out }) => !out && !isPracticeSeat(desk, id) && owesAnswer(game, rules, id));
  if (silent.length === 0) return desk;
  const missed = { ...desk.presence.missed };
  const away = [...desk.presence.away];
  for (const { id } of silent) {
    missed[id] = (missed[id] ?? 0) + 1;
    if (missed[id] === GIVEN_UP_AT) {
      away.push({ seat: id, name: sitterAt(desk, id)?.name ?? id, round: game.round, votes: [], settled: null });
    }
  }
  return putIn(desk, 'presence', { missed, away });
}

const owesAnswer = (game: Game, rules: Rules, seat: SeatId): boolean => {
  const prompts = promptsFor(game, rules, seat);
  return prompts.length > 0 && prompts.every(({ chosen }) => chosen === null);
};

/** Whether a question waits for this seat that everybody else has as well. */
export const isAsked = (game: Game, rules: Rules, seat: SeatId): boolean =>
  isOwedIn(game, rules) && game.seats.some(({ id, out }) => id === seat && !out) && owesAnswer(game, rules, seat);

/** They are here: nothing missed counts any longer. */
export function noteAnswer(desk: Desk, seat: SeatId): Desk {
  if (!desk.presence.missed[seat]) return desk;
  const { [seat]: _, ...missed } = desk.presence.missed;
  return putIn(settleAway(desk, seat, 'back'), 'presence', { missed });
}

export const openAway = (desk: Desk, seat: SeatId): Away | undefined =>
  desk.presence.away.find((away) => away.seat === seat && away.settled === null);

export const settleAway = (desk: Desk, seat: SeatId, settled: Away['settled']): Desk =>
  putIn(desk, 'presence', {
    away: desk.presence.away.map((away) => (away.seat === seat && away.settled === null ? { ...away, settled } : away)),
  });

/** More than half of the living others; practice players have no voice in it. */
export const voicesNeeded = (desk: Desk, { seats }: Pick<Game, 'seats'>, seat: SeatId): number => {
  const others = seats.filter(({ id, out }) => !out && id !== seat && !isPracticeSeat(desk, id));
  return Math.floor(others.length / 2) + 1;
};
