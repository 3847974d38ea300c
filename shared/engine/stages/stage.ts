import type { PlaceId, SeatId } from '../ids.ts';
import type { Accusation, AgendaItem, Choice, Game, StageSpec, TimerId } from '../model.ts';
import type { Prompt } from '../prompt.ts';
import type { Fate, Rules } from '../rules.ts';
import type { Turn } from '../turn.ts';
import type { StageName } from '../words.ts';

export type Spec<K extends StageSpec['kind']> = Extract<StageSpec, { readonly kind: K }>;

/** What a stage lets everybody see of itself. A kind names only what is so in it. */
export interface ShownStage {
  /** What kind of stage it is; null where nothing is waited for. */
  readonly kind: string | null;
  /** Who is asked something, as far as the whole table knows. */
  readonly asked: readonly SeatId[];
  /** All talk at once. */
  readonly isTalk: boolean;
  /** Everybody looks at the own card. */
  readonly isForCards: boolean;
  readonly speaker: SeatId | null;
  /** Who has the floor after the speaker, in this order. */
  readonly queue: readonly SeatId[];
  /** The speaker has lost the word, and may only do what else the floor allows. */
  readonly isSilent: boolean;
  /** A card that nobody has seen yet might interrupt the speech. */
  readonly mayBeInterrupted: boolean;
  /** Whom it is about of those who are accused: all of them, unless it says otherwise. */
  readonly accused: readonly Accusation[];
  readonly voters: readonly SeatId[];
  /** What the Leader is at just now: voting before all others, or deciding a tie. */
  readonly leads: 'first' | 'tie' | null;
  /** Votes that everybody sees while the ballot is open. */
  readonly openVotes: Readonly<Record<SeatId, string>>;
  /** Which repeat of the ballot this is. */
  readonly repeat: number;
  /** What may be reacted to now, and whom it is about. */
  readonly window: { readonly is: string; readonly seat: SeatId | null } | null;
  /** Who is waited for no longer, where that is no secret: ready for the ballot, or has voted. */
  readonly ready: readonly SeatId[];
  /** Protests are still heard. */
  readonly isContestable: boolean;
}

/** One way for a table to wait. The particulars come with the spec. */
export interface StageKind<S extends StageSpec> {
  readonly name: (rules: Rules, spec: S) => StageName;
  readonly timer: (game: Game, rules: Rules, spec: S) => TimerId | null;
  /** It lasts half of this time at the most. */
  readonly atMostHalfOf?: (rules: Rules, spec: S) => TimerId | null;
  /** The stage as it really opens, or null where there is nothing left to wait for. */
  readonly ready?: (game: Game, rules: Rules, spec: S) => S | null;
  readonly prompts: (game: Game, rules: Rules, person: PlaceId, spec: S) => readonly Prompt[];
  /** Its part of what everybody sees: public facts only. */
  readonly show: (game: Game, rules: Rules, spec: S) => Partial<Omit<ShownStage, 'kind'>>;
  /** By what the question to this person is known, where that is not the stage itself. Secret: it may count stages. */
  readonly question?: (game: Game, person: PlaceId, spec: S) => string | number;
  /** Whoever is asked in it and says nothing has missed a question that everybody else had as well. */
  readonly isOwed?: (game: Game, spec: S) => boolean;
  /** The last moment of its time still belongs to it. */
  readonly isInclusive?: true;
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
