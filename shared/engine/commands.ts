import type { PlaceId } from './ids.ts';
import type { Answer } from './model.ts';
import type { Action } from './words.ts';

export interface Act extends Answer {
  readonly type: 'act';
  readonly by: PlaceId;
  readonly action: Action;
}

/** The clock's only word: the stage with this serial has had its time. */
export interface TimeUp {
  readonly type: 'timeUp';
  readonly serial: number;
}

export type Command = Act | TimeUp;

/** Why a command was refused. Derived from what its sender may know anyway. */
export const REFUSALS = [
  'over',
  'late',
  'stranger',
  'out',
  'leaving',
  'not-now',
  'named-already',
  'no-target',
  'wrong-target',
  'wrong-number',
  'wrong-choice',
  'wrong-card',
  'wrong-reason',
  'too-long',
  'too-much',
] as const;
export type Refusal = (typeof REFUSALS)[number];
