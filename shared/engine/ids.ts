/** Strings and numbers that name something: each kind is a type of its own, so that one is never passed for another. */
export type Branded<T, Kind extends string> = T & { readonly __names?: Kind };

/** A chair at the table: `p1`, `p2` and so on. */
export type SeatId = Branded<string, 'seat'>;
/** As whom somebody acts: a seat, or `host` and `aide`, who lead a game from outside the table and never sit at it. */
export type PlaceId = SeatId;
/** What a game is called, from its lobby on. */
export type GameId = Branded<string, 'game'>;
