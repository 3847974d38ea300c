/** Practising alone: what is asked for, how one goes on, and why things are asked. */
import * as v from 'valibot';
import type { GameId } from '../engine/ids.ts';
import type { Action } from '../engine/words.ts';
import { action, cut, id } from './parts.ts';

/** How whoever plays alone goes on: past this stage, or to the end of the game. */
export const WAYS = ['next', 'to-end'] as const;
export type Way = (typeof WAYS)[number];

export interface SoloSight {
  /** Open now; none while an answer is awaited. */
  readonly ways: readonly Way[];
  /** The rule behind each question, in the reader's language; without a question, behind the wait. */
  readonly coach: readonly Coached[];
}

export interface Coached {
  readonly slot: string | null;
  readonly action: Action | null;
  readonly text: string;
}

export const soloSchema: v.GenericSchema<unknown, SoloSight> = v.strictObject({
  ways: v.array(v.picklist(WAYS)),
  coach: v.array(v.strictObject({ slot: v.nullable(id), action: v.nullable(action), text: v.string() })),
});

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The same key for every try, so that one table is set; without a role one is surprised. */
export const practiseSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  edition: word,
  role: v.nullable(word),
  cut: v.exactOptional(cut),
});

export interface SoloOpened {
  /** The table that was set. */
  readonly game: GameId;
}

export const practisedSchema: v.GenericSchema<unknown, SoloOpened> = v.strictObject({ game: id });
