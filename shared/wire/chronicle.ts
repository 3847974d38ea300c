/** The course of a game that is over, round by round, with what was secret at the time. */
import * as v from 'valibot';
import type { SeatId } from '../engine/ids.ts';
import type { CardId, How, News, RoleId, SideId } from '../engine/model.ts';
import type { Action } from '../engine/words.ts';
import { action, counts, how, id, ids, NUMBER, news } from './parts.ts';

export interface ChronicleRound {
  readonly round: number;
  readonly night: readonly Entry[];
  /** Null where the game ended before the day came. */
  readonly day: readonly Entry[] | null;
}

export type Entry =
  /** Secret at the time: only whoever did it knew, or their gang. */
  | {
      readonly is: 'act';
      readonly by: SeatId;
      readonly role: RoleId;
      readonly action: Action;
      readonly targets: readonly SeatId[];
      readonly knew: 'self' | 'mates';
      /** Where it was an action card. */
      readonly card?: CardId;
    }
  | { readonly is: 'turned'; readonly seat: SeatId; readonly side: SideId }
  | { readonly is: 'fell'; readonly seat: SeatId; readonly how: How; readonly role: RoleId }
  | { readonly is: 'quiet' }
  | { readonly is: 'news'; readonly news: News }
  | { readonly is: 'accused'; readonly seats: readonly SeatId[] }
  | { readonly is: 'counted'; readonly counts: Readonly<Record<string, number>> };

const entrySchema: v.GenericSchema<unknown, Entry> = v.variant('is', [
  v.strictObject({
    is: v.literal('act'),
    by: id,
    role: id,
    action,
    targets: ids,
    knew: v.picklist(['self', 'mates']),
    card: v.exactOptional(id),
  }),
  v.strictObject({ is: v.literal('turned'), seat: id, side: id }),
  v.strictObject({ is: v.literal('fell'), seat: id, how, role: id }),
  v.strictObject({ is: v.literal('quiet') }),
  v.strictObject({ is: v.literal('news'), news }),
  v.strictObject({ is: v.literal('accused'), seats: ids }),
  v.strictObject({ is: v.literal('counted'), counts }),
]);

export const chronicleSchema: v.GenericSchema<unknown, readonly ChronicleRound[]> = v.array(
  v.strictObject({ round: NUMBER, night: v.array(entrySchema), day: v.nullable(v.array(entrySchema)) }),
);
