/** What everybody knew and when, once a practice is over: round by round what each seat was told, and what it chose. */
import * as v from 'valibot';
import type { SeatId } from '../engine/ids.ts';
import type { CardId, Fact, RoleId } from '../engine/model.ts';
import type { Action } from '../engine/words.ts';
import { action, fact, id, ids, NUMBER } from './parts.ts';

export interface KnewRound {
  /** 0 for the deal. */
  readonly round: number;
  /** Those who were told or chose anything. */
  readonly seats: readonly KnewSeat[];
}

export interface KnewSeat {
  readonly seat: SeatId;
  /** As it was at the end. */
  readonly role: RoleId;
  readonly told: readonly Fact[];
  readonly chose: readonly Chosen[];
}

export interface Chosen {
  readonly action: Action;
  readonly targets: readonly SeatId[];
  /** A word in place of a name. */
  readonly choice?: string;
  readonly card?: CardId;
}

const chosen: v.GenericSchema<unknown, Chosen> = v.strictObject({
  action,
  targets: ids,
  choice: v.exactOptional(id),
  card: v.exactOptional(id),
});

export const knewSchema: v.GenericSchema<unknown, readonly KnewRound[]> = v.array(
  v.strictObject({
    round: NUMBER,
    seats: v.array(v.strictObject({ seat: id, role: id, told: v.array(fact), chose: v.array(chosen) })),
  }),
);
