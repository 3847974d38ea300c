import type { AgendaItem, Choice, Game, PersonId, SeatId, StageSpec, TimerId } from '../model.ts';
import type { Prompt } from '../prompt.ts';
import type { Fate, Rules } from '../rules.ts';
import type { Turn } from '../turn.ts';
import type { StageName } from '../words.ts';

export type Spec<K extends StageSpec['kind']> = Extract<StageSpec, { readonly kind: K }>;

/** One way for a table to wait. The particulars come with the spec. */
export interface StageKind<S extends StageSpec> {
  readonly name: (rules: Rules, spec: S) => StageName;
  readonly timer: (game: Game, rules: Rules, spec: S) => TimerId | null;
  /** It lasts half of this time at the most. */
  readonly atMostHalfOf?: (rules: Rules, spec: S) => TimerId | null;
  /** The stage as it really opens, or null where there is nothing left to wait for. */
  readonly ready?: (game: Game, rules: Rules, spec: S) => S | null;
  readonly prompts: (game: Game, rules: Rules, person: PersonId, spec: S) => readonly Prompt[];
  /** What its opening does; `due` is what the agenda said of it. */
  readonly opened?: (turn: Turn, spec: S, due: S) => void;
  /** What an answer does at once; what becomes of the stage by it, unless it goes on. */
  readonly chosen?: (turn: Turn, choice: Choice, spec: S) => Fate;
  /** Whose answer the stage waits for, given already or not. */
  readonly awaits?: (game: Game, rules: Rules, spec: S) => readonly SeatId[];
  /** Nobody is waited for any more. */
  readonly isDone: (game: Game, rules: Rules, spec: S) => boolean;
  /** What its end does, and what comes next because of it. */
  readonly close: (turn: Turn, spec: S) => readonly AgendaItem[];
}
