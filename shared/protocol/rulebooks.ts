/** What the rulebooks contain, without their rules: enough to explain them and to draw a deck. */
import * as v from 'valibot';
import type { CardId, RoleId, SideId } from '../engine/model.ts';
import type { Dress } from '../engine/rulebook.ts';
import { id, ids, NUMBER } from './parts.ts';

export const dressSchema: v.GenericSchema<unknown, Dress> = v.strictObject({
  look: v.literal('children'),
  voice: id,
  emblems: v.record(v.string(), id),
});

export interface RulebookSheet {
  readonly id: string;
  /** In whose words it is explained. */
  readonly voices: readonly string[];
  readonly sides: readonly SideId[];
  readonly roles: readonly { readonly id: RoleId; readonly side: SideId }[];
  /** The action cards, and the roles that may use them; null where everybody may. */
  readonly cards: readonly { readonly id: CardId; readonly users: readonly RoleId[] | null }[];
  readonly modes: readonly ModeSheet[];
}

export interface ModeSheet {
  readonly id: string;
  readonly least: number;
  readonly most: number;
  readonly allowsHost: boolean;
  /** The characters of its box. */
  readonly roles: readonly RoleId[];
  /** What the table may agree on besides. */
  readonly options: readonly string[];
  /** Who is called in the night, one step after the other; those in one step act together. */
  readonly night: readonly (readonly RoleId[])[];
  readonly cards: readonly CardId[];
  readonly dress: Dress | null;
}

export const rulebooksSchema: v.GenericSchema<unknown, readonly RulebookSheet[]> = v.array(
  v.strictObject({
    id,
    voices: ids,
    sides: ids,
    roles: v.array(v.strictObject({ id, side: id })),
    cards: v.array(v.strictObject({ id, users: v.nullable(ids) })),
    modes: v.array(
      v.strictObject({
        id,
        least: NUMBER,
        most: NUMBER,
        allowsHost: v.boolean(),
        roles: ids,
        options: ids,
        night: v.array(ids),
        cards: ids,
        dress: v.nullable(dressSchema),
      }),
    ),
  }),
);
