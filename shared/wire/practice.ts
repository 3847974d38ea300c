/** Practice players: how well they play, and what anybody may state at a table from a fixed set. */
import * as v from 'valibot';
import type { SeatId } from '../engine/ids.ts';
import type { RoleId } from '../engine/model.ts';
import { id, NUMBER } from './parts.ts';
import { STRENGTHS, type Strength } from './strengths.ts';

export { STRENGTHS, type Strength };

/** What can be said in a talk without a word of one's own. */
export type Statement =
  /** I am this. */
  | { readonly says: 'role'; readonly role: RoleId }
  /** I have looked, and this one is guilty, or is not. */
  | { readonly says: 'guilty' | 'innocent'; readonly about: SeatId }
  /** It seems so to me; I have nothing to show for it. */
  | { readonly says: 'suspects' | 'trusts'; readonly about: SeatId }
  /** Whoever says to be this role is lying: I am it. */
  | { readonly says: 'denies'; readonly about: SeatId; readonly role: RoleId };

/** A statement that was made before the whole table. */
export interface Said {
  readonly by: SeatId;
  readonly round: number;
  readonly statement: Statement;
}

export const strengthSchema = v.picklist(STRENGTHS);

export const statementSchema: v.GenericSchema<unknown, Statement> = v.variant('says', [
  v.strictObject({ says: v.literal('role'), role: id }),
  v.strictObject({ says: v.picklist(['guilty', 'innocent']), about: id }),
  v.strictObject({ says: v.picklist(['suspects', 'trusts']), about: id }),
  v.strictObject({ says: v.literal('denies'), about: id, role: id }),
]);

export const saidSchema: v.GenericSchema<unknown, Said> = v.strictObject({
  by: id,
  round: NUMBER,
  statement: statementSchema,
});
