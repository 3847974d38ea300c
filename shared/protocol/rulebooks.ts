/** What the rulebooks contain, without their rules: enough to explain them and to draw a deck. */
import * as v from 'valibot';
import type { RoleId, SideId } from '../engine/model.ts';
import { id, ids, NUMBER } from './parts.ts';

export interface RulebookSheet {
  readonly id: string;
  readonly sides: readonly SideId[];
  readonly roles: readonly { readonly id: RoleId; readonly side: SideId }[];
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
}

export const rulebooksSchema: v.GenericSchema<unknown, readonly RulebookSheet[]> = v.array(
  v.strictObject({
    id,
    sides: ids,
    roles: v.array(v.strictObject({ id, side: id })),
    modes: v.array(
      v.strictObject({
        id,
        least: NUMBER,
        most: NUMBER,
        allowsHost: v.boolean(),
        roles: ids,
        options: ids,
        night: v.array(ids),
      }),
    ),
  }),
);
