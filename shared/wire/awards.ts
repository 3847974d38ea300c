/** The honours of a game that is over. Each has its rule, none of them shames anybody. */
import * as v from 'valibot';
import type { SeatId } from '../engine/ids.ts';

export const AWARDS = ['intuition', 'nose', 'voice', 'cover', 'unsinkable', 'quietest', 'first-victim'] as const;
export type AwardId = (typeof AWARDS)[number];

export interface Award {
  readonly award: AwardId;
  /** Several may share one. */
  readonly seats: readonly SeatId[];
  /** How often, and for the intuition out of how many. */
  readonly n: number;
  readonly of: number;
}

const NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0));

export const awardsSchema: v.GenericSchema<unknown, readonly Award[]> = v.array(
  v.strictObject({ award: v.picklist(AWARDS), seats: v.array(v.string()), n: NUMBER, of: NUMBER }),
);
