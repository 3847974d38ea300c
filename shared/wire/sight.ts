/** What one person's app is shown of a table. Everything that leaves the server about a game is in here. */
import * as v from 'valibot';
import type { GameId, PlaceId, SeatId } from '../engine/ids.ts';
import type { Answer, Fact } from '../engine/model.ts';
import type { Dress } from '../engine/rulebook.ts';
import type { View } from '../engine/view.ts';
import type { Action } from '../engine/words.ts';
import type { Language } from '../text/languages.ts';
import { type Award, awardsSchema } from './awards.ts';
import { type ChronicleRound, chronicleSchema } from './chronicle.ts';
import { type JudgedSight, judgedSchema } from './judge.ts';
import { type KnewRound, knewSchema } from './knew.ts';
import { type LobbySight, lobbySchema } from './lobby.ts';
import { action, fact, id, ids, language, NUMBER, text } from './parts.ts';
import { dressSchema } from './rulebooks.ts';
import { SIGNS, type Sign } from './signs.ts';
import { type SoloSight, soloSchema } from './solo.ts';
import { viewSchema } from './view.ts';

export interface Sight {
  readonly game: GameId;
  /** Made from what is shown, so it changes when that does, and counts nothing. */
  readonly version: string;
  readonly status: 'lobby' | 'running' | 'over' | 'cancelled';
  readonly title: string;
  /** Of the group. */
  readonly language: Language;
  readonly edition: string;
  readonly mode: string;
  /** In whose words things are said, the first that has them. */
  readonly voices: readonly string[];
  /** A look of the mode's own, and other drawings for some of its roles. */
  readonly dress: Dress | null;
  /** As whom the reader sits here: a seat, `host`, or nobody. */
  readonly place: PlaceId | null;
  /** Names of people by their places. */
  readonly names: Readonly<Record<PlaceId, string>>;
  /** May the reader set the table, begin, pause and call off? */
  readonly mayManage: boolean;
  readonly deadline: number | null;
  /** Milliseconds left in the stage while the clock stands. */
  readonly pausedWith: number | null;
  readonly lobby: LobbySight | null;
  readonly play: PlaySight | null;
  /** Another table that is open in the same group by now. */
  readonly next: string | null;
}

/** A game that has begun. */
export interface PlaySight {
  readonly view: View;
  /** The SHA-256 of the sealed deal, as it was posted at the start. */
  readonly seal: string | null;
  /** That of the house's part in the shuffle, as it was posted with the lobby. */
  readonly house: string | null;
  /** Names the question now open to the reader; null for onlookers. */
  readonly token: string | null;
  /** The reader's own answers in the stage now open. */
  readonly answers: readonly OwnAnswer[];
  /** What they were told when the cards were dealt, and since the last night closed. */
  readonly opening: readonly Fact[];
  readonly fresh: readonly Fact[];
  /** While everybody looks at the own card: whether the reader has, and how many have not yet. */
  readonly cards: CardsSight | null;
  /** What mates of the own gang sign tonight. */
  readonly signs: readonly GivenSign[];
  readonly ownSign: Sign | null;
  /** Who has stopped answering, and the table's voices on sending them out. */
  readonly away: readonly AwaySight[];
  /** The whole course, once the game is over. */
  readonly chronicle: readonly ChronicleRound[] | null;
  /** Who is honoured for what, once the game is over. */
  readonly awards: readonly Award[] | null;
  /** Where the edition has a judge's protocol. */
  readonly judged: JudgedSight | null;
  /** People sit together and speak aloud. */
  readonly isAloud: boolean;
  /** Where the reader practises alone. */
  readonly solo: SoloSight | null;
  /** What everybody knew and when, once a practice is over. */
  readonly knew: readonly KnewRound[] | null;
  /** What was stated in this round from the fixed set. */
  readonly said: readonly SaidLine[];
  /** The reader may state something now. */
  readonly mayState: boolean;
}

/** In the reader's language. */
export interface SaidLine {
  readonly by: SeatId;
  readonly text: string;
}

export interface CardsSight {
  readonly hasLooked: boolean;
  readonly left: number;
}

export interface OwnAnswer extends Answer {
  readonly action: Action;
}

export interface GivenSign {
  readonly by: SeatId;
  readonly sign: Sign;
}

export interface AwaySight {
  readonly seat: SeatId;
  readonly name: string;
  readonly votes: number;
  readonly needed: number;
  /** The reader's voice is among them. */
  readonly hasVoted: boolean;
}

/** The server's clock when it spoke, and how fast it runs: 1, but for the playground. */
export interface ClockSign {
  readonly now: number;
  readonly speed: number;
}

/** One word of the live stream, and the answer to a request for a table. */
export interface Shown {
  readonly clock: ClockSign;
  readonly sight: Sight;
}

const ownAnswer: v.GenericSchema<unknown, OwnAnswer> = v.strictObject({
  action,
  target: v.exactOptional(id),
  targets: v.exactOptional(ids),
  choice: v.exactOptional(id),
  card: v.exactOptional(id),
  reason: v.exactOptional(id),
  text: v.exactOptional(text),
});

const playSchema: v.GenericSchema<unknown, PlaySight> = v.strictObject({
  view: viewSchema,
  seal: v.nullable(text),
  house: v.nullable(text),
  token: v.nullable(id),
  answers: v.array(ownAnswer),
  opening: v.array(fact),
  fresh: v.array(fact),
  cards: v.nullable(v.strictObject({ hasLooked: v.boolean(), left: NUMBER })),
  signs: v.array(v.strictObject({ by: id, sign: v.picklist(SIGNS) })),
  ownSign: v.nullable(v.picklist(SIGNS)),
  away: v.array(v.strictObject({ seat: id, name: text, votes: NUMBER, needed: NUMBER, hasVoted: v.boolean() })),
  chronicle: v.nullable(chronicleSchema),
  awards: v.nullable(awardsSchema),
  judged: v.nullable(judgedSchema),
  isAloud: v.boolean(),
  solo: v.nullable(soloSchema),
  knew: v.nullable(knewSchema),
  said: v.array(v.strictObject({ by: id, text })),
  mayState: v.boolean(),
});

export const sightSchema: v.GenericSchema<unknown, Sight> = v.strictObject({
  game: id,
  version: id,
  status: v.picklist(['lobby', 'running', 'over', 'cancelled']),
  title: text,
  language,
  edition: id,
  mode: id,
  voices: ids,
  dress: v.nullable(dressSchema),
  place: v.nullable(id),
  names: v.record(v.string(), text),
  mayManage: v.boolean(),
  deadline: v.nullable(NUMBER),
  pausedWith: v.nullable(NUMBER),
  lobby: v.nullable(lobbySchema),
  play: v.nullable(playSchema),
  next: v.nullable(id),
});

export const clockSchema: v.GenericSchema<unknown, ClockSign> = v.strictObject({ now: NUMBER, speed: NUMBER });

export const shownSchema: v.GenericSchema<unknown, Shown> = v.strictObject({
  clock: clockSchema,
  sight: sightSchema,
});
