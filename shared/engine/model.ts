/** The nouns of the table. Plain data: a game is JSON, and every change to it is an event. */
import type { PlaceId, SeatId } from './ids.ts';
import type { Action, StageName } from './words.ts';

export type RoleId = string;
export type SideId = string;
export type GangId = string;
export type CardId = string;
export type TimerId = string;

export type OptionValue = string | number | boolean | readonly string[];
export type Options = Readonly<Record<string, OptionValue>>;

/** How somebody left the game: `struck` is a shot that another player fired by day. */
export type How = 'shot' | 'condemned' | 'struck' | 'left' | 'disqualified';

export interface Seat {
  readonly id: SeatId;
  readonly role: RoleId;
  readonly side: SideId;
  /** The gang that this seat wakes with; null also for accomplices who act apart. */
  readonly gang: GangId | null;
  readonly card: CardId | null;
  readonly out: Departure | null;
}

export interface Departure {
  readonly how: How;
  /** The role that the table was shown, or null where the card stays face down. */
  readonly shown: RoleId | null;
  readonly round: number;
}

/** A way to wait that the rules bring with them. */
export type OwnKind = `own-${string}`;

/** Something to wait in, as data: `kind` names the code, the rest are its particulars. */
export type StageSpec =
  | {
      readonly kind: 'wave';
      readonly wave: number;
      readonly seconds: TimerId;
      /** Lasts its time, whoever has answered. */
      readonly isWhole?: true;
      /** Passed over when nobody could act in it. */
      readonly skips?: true;
    }
  | {
      readonly kind: 'pause';
      readonly name: StageName;
      readonly seconds: TimerId;
      /** Everybody looks at the own card in it; when all have, nobody is waited for. */
      readonly forCards?: true;
    }
  | {
      readonly kind: 'discussion';
      readonly name: StageName;
      readonly seconds: TimerId;
      /** It was interrupted and goes on: by which clock, and who was ready before. */
      readonly clock?: number;
      readonly ready?: readonly SeatId[];
    }
  | {
      readonly kind: 'speech';
      readonly name: StageName;
      readonly seconds: TimerId;
      /** The first has the floor, the others follow. */
      readonly queue: readonly SeatId[];
      readonly nominates?: true;
      /** The speakers are out already; elsewhere whoever is out is passed over. */
      readonly lastWords?: true;
      /** Whoever has the floor may not speak, only do what else the floor allows. */
      readonly isSilent?: true;
      /** It was interrupted and goes on, if the first can: by which clock. */
      readonly clock?: number;
    }
  | {
      readonly kind: 'ballot';
      readonly rung: string;
      readonly voters: readonly SeatId[];
      /** On these of the accused only; where nobody is accused, on these. */
      readonly among?: readonly SeatId[];
      /** For now only the Leader votes. */
      readonly isLed?: true;
      /** A repeat: how everybody's vote stands until they vote anew. */
      readonly standing?: Readonly<Record<SeatId, string>>;
      /** Which repeat this is. */
      readonly repeat?: number;
      readonly clock?: number;
    }
  /** The Leader alone names one of those who tied. */
  | { readonly kind: 'casting'; readonly name: StageName; readonly seconds: TimerId; readonly tie: Tie }
  /** Some may react to what has happened, by a card or a right of theirs. */
  | {
      readonly kind: 'window';
      readonly window: string;
      readonly name: StageName;
      readonly seconds: TimerId;
      /** Whom it is about, and how they came to be. */
      readonly seat?: SeatId;
      readonly how?: How;
      /** It was interrupted and goes on: by which clock. */
      readonly clock?: number;
      /** What was answered before; only while it is to come, for who let it pass is nobody's business. */
      readonly done?: readonly Choice[];
    }
  /** The game is decided, and something may still be said of it. */
  | { readonly kind: 'aftermath'; readonly protests: boolean }
  /** Whatever the rules make of it (`Rules.stages`). */
  | {
      readonly kind: OwnKind;
      readonly name: StageName;
      readonly seconds: TimerId;
      /** Whom it is about. */
      readonly seats?: readonly SeatId[];
    };

/** Something done at once, between two stages. */
export interface StepSpec {
  readonly kind: 'step';
  readonly step: string;
  readonly seats?: readonly SeatId[];
  /** Where it matters: how those seats came to be hit, and in which stage. */
  readonly how?: How;
  readonly stage?: StageName;
}

export type AgendaItem = StageSpec | StepSpec;

export interface Stage {
  /** Counts every opening, so that a late `timeUp` meets a stage that is over. Secret: it counts hidden waves too. */
  readonly serial: number;
  readonly name: StageName;
  readonly spec: StageSpec | null;
  /** When it ends, counted from the moment its clock was started. */
  readonly seconds: number | null;
  /** The serial of the stage that started the clock: its own, unless it goes on with an earlier one. */
  readonly clock: number;
}

/** An even ballot, and what was in it. */
export interface Tie {
  readonly rung: string;
  readonly tied: readonly SeatId[];
  readonly repeat: number;
  /** In a repeat: did anybody vote otherwise than before? */
  readonly isChanged: boolean;
}

/** What somebody answered to a prompt, as it stands. */
export interface Choice extends Answer {
  readonly by: PlaceId;
  readonly slot: string;
  readonly action: Action;
  /** The wave of the night it was made in. */
  readonly wave?: number;
  /** Carried over from the ballot before. */
  readonly stands?: true;
}

export interface Answer {
  readonly target?: SeatId;
  readonly targets?: readonly SeatId[];
  readonly choice?: string;
  readonly card?: CardId;
  /** Why a judge decides so: an offence of the rulebook's list. */
  readonly reason?: string;
  /** In somebody's own words. */
  readonly text?: string;
}

export interface Accusation {
  readonly seat: SeatId;
  /** Null where a ballot named them. */
  readonly by: SeatId | null;
}

/** An action card that was played. */
export interface Played {
  readonly card: CardId;
  readonly by: SeatId;
  readonly on: SeatId | null;
  readonly round: number;
}

export interface Tally {
  readonly counts: Readonly<Record<string, number>>;
  /** Who voted for what; those who abstained or kept silent are not in it. */
  readonly cast: Readonly<Record<SeatId, string>>;
  /** How many abstained or kept silent. */
  readonly silent: number;
  /** Who they are, where that is told. */
  readonly uncast?: readonly SeatId[];
}

/** What outlives the night it was made in. */
export interface Mark {
  readonly mark: string;
  readonly on: SeatId;
  readonly by: SeatId;
  readonly until: 'dawn' | 'dusk' | 'released' | 'end';
}

/** Something told privately. */
export type Fact =
  | { readonly about: SeatId; readonly role: RoleId }
  | { readonly about: SeatId; readonly side: SideId }
  | { readonly about: SeatId; readonly card: CardId }
  | { readonly about: SeatId; readonly is: string; readonly value: boolean | number }
  /** The order in which a gang means to shoot. */
  | { readonly plan: readonly SeatId[] };

/** Something told to the whole table; its keys are the edition's own words. */
export type News = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface Suspicion {
  readonly by: SeatId;
  readonly of: SeatId;
  readonly isRight: boolean;
}

/** What a judge has written down. */
export interface Judged {
  /** Everything that was ruled, in order. */
  readonly penalties: readonly Penalty[];
  readonly fouls: Readonly<Record<SeatId, number>>;
  readonly disqualified: readonly { readonly seat: SeatId; readonly round: number; readonly stage: StageName }[];
  /** The days whose ballot is not held. */
  readonly cancelled: readonly number[];
  /** Whom the first one shot held to be guilty. */
  readonly guess: { readonly by: SeatId; readonly named: readonly SeatId[] } | null;
  readonly awards: readonly { readonly seat: SeatId; readonly award: string }[];
  readonly protests: readonly SeatId[];
  /** What the protests are about, where that was written. */
  readonly grounds: Readonly<Record<SeatId, string>>;
}

export interface Penalty {
  readonly penalty: Price;
  readonly seat: SeatId;
  readonly round: number;
  /** The offence, where the judge has named one. */
  readonly reason: string | null;
}

/** What an offence costs. */
export type Price = 'warn' | 'foul' | 'disqualify' | 'defeat';

/** What a game is worth to one player. */
export interface SeatPoints {
  readonly main: number;
  readonly penalty: number;
  readonly bestMove: number;
  readonly bonus: number;
  readonly total: number;
}

export interface Outcome {
  /** A side, or `draw`. */
  readonly winner: SideId;
  readonly winners: readonly SeatId[];
}

/** What a table starts from, fixed for the whole game. */
export interface Deal {
  readonly edition: string;
  readonly mode: string;
  readonly options: Options;
  /** Everybody alive has something to answer at night, and a wave ends early only when all have. */
  readonly decoys: boolean;
  /** The group's own lengths of stages, where they differ from the rulebook's. */
  readonly timers: Readonly<Record<TimerId, number>>;
  /** Known to the engine alone: whoever knows it knows every lot to come. */
  readonly seed: string;
  /** Shown at the end, with the deal that it sealed. */
  readonly nonce: string;
  /** What the seed follows from; without it the seed was drawn by the house alone, and the nonce seals the deal. */
  readonly parts?: Parts;
  readonly host: PlaceId | null;
  readonly seats: readonly DealtSeat[];
}

/** What everybody gave to the shuffle of one game, and what the cards were counted out by. */
export interface Parts {
  readonly game: string;
  /** The house's own part, sealed when the table was opened. */
  readonly house: string;
  /** Everybody with a place, in the order of places. */
  readonly people: readonly PartOf[];
  readonly deck: 'auto' | Readonly<Record<RoleId, number>>;
  /** Whoever plays alone may ask for a role. */
  readonly asked: { readonly seat: SeatId; readonly role: RoleId } | null;
}

export interface PartOf {
  readonly place: PlaceId;
  /** As Telegram counts people; null for a practice player. */
  readonly person: number | null;
  readonly name: string;
  /** Null where somebody was seated without a word of their own. */
  readonly cut: string | null;
}

/** A lot, as everybody saw it drawn. */
export interface Lot {
  readonly among: readonly SeatId[];
  readonly seat: SeatId;
}

export type DealtSeat = Omit<Seat, 'out'>;

export interface Game {
  readonly deal: Deal;
  readonly host: PlaceId | null;
  readonly seats: readonly Seat[];
  readonly round: number;
  readonly stage: Stage;
  readonly agenda: readonly AgendaItem[];
  readonly choices: readonly Choice[];
  /** Who has gone away this round: by night they are out when it closes, by day they forgo their last words. */
  readonly leaving: readonly SeatId[];
  readonly accused: readonly Accusation[];
  /** Accusations of the day that were taken back. */
  readonly withdrawn: readonly Accusation[];
  /** Whose speech came first in the latest talk. */
  readonly opener: SeatId | null;
  readonly tally: Tally | null;
  readonly marks: readonly Mark[];
  readonly plans: Readonly<Record<GangId, readonly SeatId[]>>;
  /** What each person was told privately, in the order of telling. */
  readonly facts: Readonly<Record<PlaceId, readonly Fact[]>>;
  /** What the table was told since night fell. */
  readonly news: readonly News[];
  readonly suspicions: readonly Suspicion[];
  /** Every action card that was played, in order. */
  readonly played: readonly Played[];
  /** Every lot that was drawn, in order. */
  readonly lots: readonly Lot[];
  /** Who is hit, and it is not settled yet whether they fall. */
  readonly struck: readonly SeatId[];
  /** Who votes first and decides ties, where somebody does. */
  readonly leader: SeatId | null;
  /** The round in which somebody last left the game. */
  readonly lastDeparture: number;
  readonly judged: Judged;
  readonly outcome: Outcome | null;
}
