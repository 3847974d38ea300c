import type { PlaceId, SeatId } from './ids.ts';
import type { Answer, CardId, Choice, Game } from './model.ts';
import type { Names } from './rules.ts';
import type { Action } from './words.ts';

/** Something a person may do now. Mini App, chat keyboard, practice player and scenario runner all read this. */
export interface Prompt {
  readonly slot: string;
  readonly action: Action;
  /** Who may be named; empty where nobody is. */
  readonly targets: readonly SeatId[];
  /** How many are named: one goes into `target`, a list into `targets`. */
  readonly names: Names;
  /** What may be answered besides, or instead of, a name. */
  readonly choices: readonly string[];
  /** A word that the answer carries besides the name. */
  readonly award?: string;
  /** Why, where the answer may say so: one of these. */
  readonly reasons?: readonly string[];
  /** How many characters may be written besides. */
  readonly text?: Names;
  /** The action card that is played by it. */
  readonly card?: CardId;
  /** The own answer as it stands. */
  readonly chosen: Answer | null;
  /** Once given, the answer cannot be changed. */
  readonly isFinal: boolean;
  /** Offered in whatever stage: an answer is good also when the stage has changed since it was asked for. */
  readonly isStanding?: true;
  /** Changes nothing of the game, so nobody counts it among what may be done in it. */
  readonly isAside?: true;
}

export const NOBODY: Names = { least: 0, most: 0 };
export const ONE: Names = { least: 1, most: 1 };

/** `finish`, and whatever else asks for nothing but to be pressed. */
export const press = (action: Action): Prompt => ({
  slot: action,
  action,
  targets: [],
  names: NOBODY,
  choices: [],
  chosen: null,
  isFinal: true,
});

/** Asks for one name, for good. */
export const naming = (action: Action, targets: readonly SeatId[]): Prompt => ({
  slot: action,
  action,
  targets,
  names: ONE,
  choices: [],
  chosen: null,
  isFinal: true,
});

export const choiceIn = (game: Game, by: PlaceId, slot: string, wave?: number): Choice | undefined =>
  game.choices.find((choice) => choice.by === by && choice.slot === slot && choice.wave === wave);

/** The one part of it that was given. */
export function answerOf({ target, targets, choice }: Answer): Answer {
  if (target !== undefined) return { target };
  if (targets !== undefined) return { targets };
  return choice === undefined ? {} : { choice };
}
