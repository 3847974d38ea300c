/** Questions about who sits where. */
import type { PlaceId, SeatId } from './ids.ts';
import type { Fact, Game, GangId, Mark, Seat } from './model.ts';
import type { Rules } from './rules.ts';

export const alive = (game: Game): readonly Seat[] => game.seats.filter(isIn);

export const isIn = (seat: Seat): boolean => seat.out === null;

export const findSeat = (game: Game, id: PlaceId): Seat | undefined => game.seats.find((seat) => seat.id === id);

export function seatOf(game: Game, id: SeatId): Seat {
  const seat = findSeat(game, id);
  if (!seat) throw new Error(`nobody sits at ${id}`);
  return seat;
}

/** Whoever leads the game, or assists in it. */
export const isLeading = (game: Game, rules: Pick<Rules, 'aides'>, person: PlaceId): boolean =>
  person === game.host || rules.aides?.(game).includes(person) === true;

export const isAlive = (game: Game, id: PlaceId): boolean => findSeat(game, id)?.out === null;

export const gangOf = (game: Game, gang: GangId): readonly Seat[] =>
  game.seats.filter((seat) => seat.gang === gang && isIn(seat));

/** The living in order of seats, beginning with `from` or the first living seat after it. */
export function clockwise(game: Game, from: number): readonly SeatId[] {
  const turned = [...game.seats.slice(from), ...game.seats.slice(0, from)];
  return turned.filter(isIn).map((seat) => seat.id);
}

export const positionOf = (game: Game, id: SeatId): number => game.seats.findIndex((seat) => seat.id === id);

/** In order of seats: the only order in which several names may be told without telling more. */
export const bySeat = (game: Game, ids: readonly SeatId[]): readonly SeatId[] =>
  game.seats.filter((seat) => ids.includes(seat.id)).map((seat) => seat.id);

export const hasMark = (game: Game, on: SeatId, mark: string, by: SeatId): boolean =>
  game.marks.some((m: Mark) => m.on === on && m.mark === mark && m.by === by);

export const isMarked = (game: Game, on: SeatId, mark: string): boolean =>
  game.marks.some((m: Mark) => m.on === on && m.mark === mark);

/** Alive, and not on the way out. */
export const isPresent = (game: Game, id: PlaceId): boolean => isAlive(game, id) && !game.leaving.includes(id);

/** What this person was told privately. A stranger may bear any name, also one that every object has. */
export const factsOf = (facts: Game['facts'], person: PlaceId): readonly Fact[] =>
  Object.hasOwn(facts, person) ? (facts[person] ?? []) : [];
