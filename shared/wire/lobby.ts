/** A table that is being set, as the app shows it. */
import * as v from 'valibot';
import type { CardId, OptionValue, RoleId } from '../engine/model.ts';
import type { Composition, OptionSpec } from '../engine/rulebook.ts';
import { type LobbyNarration, narrationSchema } from './narration.ts';
import { counts, id, ids, NUMBER, optionValue, text } from './parts.ts';
import { type Strength, strengthSchema } from './practice.ts';

export interface LobbySight {
  readonly players: readonly LobbyPlayer[];
  /** Null where none may sit. */
  readonly practice: LobbyPractice | null;
  readonly least: number;
  /** To how many the cards are dealt as it is set. */
  readonly most: number;
  /** How many may sit down: beyond `most` the cards have to be counted out by hand. */
  readonly seats: number;
  /** Who leads instead of the bot. */
  readonly host: string | null;
  readonly allowsHost: boolean;
  /** Who assists whoever leads; none without a leader. */
  readonly aide: string | null;
  readonly allowsAide: boolean;
  /** Whoever leads is a judge, and anybody who has no seat yet may offer to be. */
  readonly isJudged: boolean;
  /** There is one deal for so many, and nothing to count out. */
  readonly isDeckFixed: boolean;
  readonly isDeckByHand: boolean;
  /** What would be dealt to as many as sit here, or to the fewest that may play; empty if nothing can. */
  readonly deck: Composition;
  /** Cards that come to it by lot. */
  readonly draws: readonly LobbyDraw[];
  /** What counting out by hand begins with. */
  readonly handDeck: Composition;
  /** How many of each card may be dealt. */
  readonly box: Composition;
  /** How many of these the printed box has; null where there is none. */
  readonly printed: Composition | null;
  /** The action cards that would be dealt besides: those named, and how many more by lot. */
  readonly cards: LobbyCards | null;
  readonly options: readonly LobbyOption[];
  readonly timers: readonly LobbyTimer[];
  readonly decoys: boolean;
  readonly narration: LobbyNarration;
  /** Why the table cannot begin as it is, in the reader's language. */
  readonly problem: string | null;
  /** What is allowed and yet worth saying of the cards, in the reader's language. */
  readonly warnings: readonly string[];
  /** How such games end when practice players play them; null while that is not known. */
  readonly odds: LobbyOdds | null;
  /** Where friends may be called from: a link that opens this table. */
  readonly invitation: string;
  /** The SHA-256 of the house's part in the shuffle; null where it has none. */
  readonly seal: string | null;
  /** The reader's own part, if they sit here and have given one. */
  readonly cut: string | null;
}

export interface LobbyOdds {
  /** By share of wins; `draw` where nobody wins. In whole percents they add up to a hundred. */
  readonly sides: readonly { readonly side: string; readonly share: number; readonly percent: number }[];
  readonly games: number;
  /** How well everybody played in them. */
  readonly strength: Strength;
  /** When they were played, as 2026-11-17; null where they were played for this table. */
  readonly date: string | null;
  /** One side wins nearly always, and no rulebook would have it so. */
  readonly isLopsided: boolean;
}

/** So many of a group, each different. */
export interface LobbyDraw {
  readonly group: string;
  readonly among: readonly RoleId[];
  readonly n: number;
}

export interface LobbyCards {
  readonly named: Composition;
  readonly drawn: number;
  readonly among: readonly CardId[];
}

export interface LobbyPlayer {
  readonly place: string;
  readonly name: string;
  readonly isCreator: boolean;
  /** How well it plays, if it is a practice player. */
  readonly practice: Strength | null;
}

/** Practice players among those who sit here. */
export interface LobbyPractice {
  readonly number: number;
  /** How many there may be, with the seats that people leave free. */
  readonly room: number;
  readonly strength: Strength;
}

export interface LobbyOption {
  readonly id: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
}

export interface LobbyTimer {
  readonly id: string;
  readonly seconds: number;
  /** Set by this table, not by the rulebook. */
  readonly isOwn: boolean;
  /** The next length down and up; null at the end of the ladder. */
  readonly shorter: number | null;
  readonly longer: number | null;
}

const spec: v.GenericSchema<unknown, OptionSpec> = v.variant('kind', [
  v.strictObject({ kind: v.literal('switch'), byDefault: v.boolean() }),
  v.strictObject({ kind: v.literal('one-of'), values: ids, byDefault: id }),
  v.strictObject({ kind: v.literal('card'), cards: ids, words: ids, byDefault: id }),
  v.strictObject({ kind: v.literal('cards'), cards: ids, byDefault: v.literal('auto') }),
  v.strictObject({ kind: v.literal('action-cards'), cards: ids, byDefault: v.literal('auto') }),
  v.strictObject({ kind: v.literal('number'), least: NUMBER, most: NUMBER, byDefault: v.literal('auto') }),
  v.strictObject({ kind: v.literal('with'), words: v.exactOptional(ids), byDefault: v.literal('auto') }),
  v.strictObject({ kind: v.literal('aide'), byDefault: v.literal('') }),
  v.strictObject({ kind: v.literal('seconds'), timer: id, least: NUMBER, most: NUMBER, byDefault: NUMBER }),
]);

export const drawsSchema: v.GenericSchema<unknown, readonly LobbyDraw[]> = v.array(
  v.strictObject({ group: id, among: ids, n: NUMBER }),
);

export const cardsSchema: v.GenericSchema<unknown, LobbyCards> = v.strictObject({
  named: counts,
  drawn: NUMBER,
  among: ids,
});

export const lobbySchema: v.GenericSchema<unknown, LobbySight> = v.strictObject({
  players: v.array(
    v.strictObject({ place: id, name: text, isCreator: v.boolean(), practice: v.nullable(strengthSchema) }),
  ),
  practice: v.nullable(v.strictObject({ number: NUMBER, room: NUMBER, strength: strengthSchema })),
  least: NUMBER,
  most: NUMBER,
  seats: NUMBER,
  host: v.nullable(text),
  allowsHost: v.boolean(),
  aide: v.nullable(text),
  allowsAide: v.boolean(),
  isJudged: v.boolean(),
  isDeckFixed: v.boolean(),
  isDeckByHand: v.boolean(),
  deck: counts,
  draws: drawsSchema,
  handDeck: counts,
  box: counts,
  printed: v.nullable(counts),
  cards: v.nullable(cardsSchema),
  options: v.array(v.strictObject({ id, spec, value: optionValue })),
  timers: v.array(
    v.strictObject({
      id,
      seconds: NUMBER,
      isOwn: v.boolean(),
      shorter: v.nullable(NUMBER),
      longer: v.nullable(NUMBER),
    }),
  ),
  decoys: v.boolean(),
  narration: narrationSchema,
  problem: v.nullable(text),
  warnings: v.array(text),
  odds: v.nullable(
    v.strictObject({
      sides: v.array(v.strictObject({ side: id, share: v.number(), percent: NUMBER })),
      games: NUMBER,
      strength: strengthSchema,
      date: v.nullable(text),
      isLopsided: v.boolean(),
    }),
  ),
  invitation: text,
  seal: v.nullable(text),
  cut: v.nullable(text),
});
