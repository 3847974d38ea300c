import type { PlaceId, SeatId } from '../ids.ts';
import type { Choice, Fact, Game, GangId, Mark, RoleId, Seat, SideId } from '../model.ts';
import type { Rules } from '../rules.ts';
import { isIn, seatOf } from '../table.ts';
import type { Errand } from '../words.ts';

/** The night's draft: thrown away at dawn, when only its outcome is recorded. */
export interface Night {
  readonly game: Game;
  readonly rules: Rules;
  /** The wave being worked out. */
  wave: number;
  /** Who falls tonight, in the order in which it happened. */
  readonly fallen: Set<SeatId>;
  /** At whom anybody struck, whether it killed or not. */
  readonly attacked: Set<SeatId>;
  readonly shielded: Set<SeatId>;
  /** Who dies in whose place. */
  readonly guards: Map<SeatId, SeatId>;
  /** Whose abilities come to nothing tonight. */
  readonly charmed: Set<SeatId>;
  readonly blocked: Set<SeatId>;
  /** What checks see in place of the true role. */
  readonly disguised: Map<SeatId, RoleId>;
  /** Who is locked up tonight, and by whom. */
  readonly jailed: Map<SeatId, SeatId>;
  /** Whom each gang's first shot killed. */
  readonly prey: Map<GangId, SeatId>;
  /** Who changed sides tonight. */
  readonly turned: Map<SeatId, { readonly side: SideId; readonly gang: GangId }>;
  readonly answers: { readonly wave: number; readonly to: PlaceId; readonly fact: Fact }[];
  readonly marks: Mark[];
}

/** One line of the rulebook's night, and whom the host calls for it; nobody where it only follows from what was done. */
export type NightStep = ((night: Night) => void) & { readonly wakes?: Called };

export type Called = ({ readonly roles: readonly RoleId[] } | { readonly gang: GangId }) & { readonly for?: Errand };

/** Works out the first so many waves: everybody's choices, in the rulebook's order, whatever order they came in. */
export function workOut(game: Game, rules: Rules, waves = rules.night.length): Night {
  const night: Night = {
    game,
    rules,
    wave: 0,
    fallen: new Set(),
    attacked: new Set(),
    shielded: new Set(),
    guards: new Map(),
    charmed: new Set(),
    blocked: new Set(),
    disguised: new Map(),
    jailed: new Map(),
    prey: new Map(),
    turned: new Map(),
    answers: [],
    marks: [],
  };
  for (const steps of rules.night.slice(0, waves)) {
    night.wave++;
    for (const step of steps) step(night);
  }
  return night;
}

/** A seat as this night has left it so far. */
export function seatTonight(night: Night, id: SeatId): Seat {
  const seat = seatOf(night.game, id);
  const turned = night.turned.get(id);
  return turned ? { ...seat, ...turned } : seat;
}

/** The side that a check of sides finds. */
export const sideSeen = (night: Night, seat: Seat): SideId => night.rules.roles[seat.role]?.seenAs ?? seat.side;

/** The role that a check of roles finds. */
export const roleSeen = (night: Night, seat: Seat): RoleId => night.disguised.get(seat.id) ?? seat.role;

/** Whoever is locked up is free again the moment the one with the keys falls. */
export function isJailed(night: Night, id: SeatId): boolean {
  const by = night.jailed.get(id);
  return by !== undefined && !night.fallen.has(by);
}

/** Everybody alive at nightfall, in order of seats. */
export const sleepers = (night: Night): readonly Seat[] => night.game.seats.filter(isIn);

export const choicesBy = (night: Night, id: SeatId, wave = night.wave): readonly Choice[] =>
  night.game.choices.filter((choice) => choice.by === id && choice.wave === wave);
