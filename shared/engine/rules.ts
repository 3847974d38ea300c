/** What an edition may say. The engine asks these questions and knows no role, side or edition by name. */
import type { Count } from './ballots/count.ts';
import type { Card } from './cards.ts';
import type { Act, Refusal } from './commands.ts';
import type { PlaceId, SeatId } from './ids.ts';
import type {
  AgendaItem,
  CardId,
  Choice,
  Deal,
  Fact,
  Game,
  GangId,
  How,
  Outcome,
  OwnKind,
  RoleId,
  Seat,
  SeatPoints,
  SideId,
  StepSpec,
  Tie,
  TimerId,
} from './model.ts';
import type { Calls } from './night/calls.ts';
import type { Night, NightStep } from './night/draft.ts';
import type { Prompt } from './prompt.ts';
import type { Spec, StageKind } from './stages/stage.ts';
import type { Turn } from './turn.ts';
import type { Action, StageName } from './words.ts';

/** May `self`, as far as he knows, name `other`? */
export type Reach = (game: Game, self: Seat, other: Seat) => boolean;

/** How many players one answer names. */
export interface Names {
  readonly least: number;
  readonly most: number;
}

export interface Ability {
  readonly action: Action;
  readonly reach: Reach;
  /** A later answer in the same slot replaces the earlier one; by default each action has its own. */
  readonly slot?: string;
  /** The wave of the night in which it is asked for; the first by default. */
  readonly wave?: number;
  readonly opens?: (game: Game, self: Seat) => boolean;
  readonly names?: Names;
  /** Once answered it cannot be changed. */
  readonly isFinal?: true;
  /** Part of the gang's one shot, not an act of its own. */
  readonly withGang?: true;
  /** What a check answers. */
  readonly learns?: (night: Night, self: Seat, target: Seat) => readonly Fact[];
  /** What a check or a visit does besides. */
  readonly andThen?: (night: Night, self: Seat, target: Seat) => void;
  /** A shot that no protection stops. */
  readonly pierces?: true;
  /** Whom a shot does not kill. */
  readonly spares?: readonly RoleId[];
  /** What whoever is framed looks like. */
  readonly disguise?: RoleId;
  /** What is told or recorded the moment it is chosen. */
  readonly atOnce?: (turn: Turn, self: Seat, choice: Choice) => void;
}

export interface Role {
  readonly id: RoleId;
  readonly side: SideId;
  readonly gang?: GangId;
  readonly acts?: readonly Ability[];
  /** The side that a check of sides sees in place of the true one. */
  readonly seenAs?: SideId;
  /** What the seal of the deal calls it, where its own name would be out of place. */
  readonly sealedAs?: string;
  /** Cannot be killed at night. */
  readonly endures?: true;
  /** Wakes with the gang and chooses as one of it, but is none: the choice never counts. */
  readonly pretends?: true;
}

export interface Gang {
  /** What every member may do, besides what their role lets them. */
  readonly acts?: readonly Ability[];
  /** Members see each other's choices while these are made; in some nights, or in all. */
  readonly seesChoices: boolean | ((game: Game) => boolean);
}

/** What a ballot is on, where silent votes go, and what its count leads to. */
export interface Rung {
  readonly stage: StageName;
  readonly seconds: TimerId;
  /** The accused by name, one question about all of them, or anybody whom the ballot is on. */
  readonly on: 'accused' | 'question' | 'anybody';
  /** Answers besides, or instead of, a name. */
  readonly choices: readonly string[];
  readonly silence: (among: readonly SeatId[]) => string | null;
  /** Nobody votes for themselves. */
  readonly isOnOthers?: true;
  /** A vote may be changed until the ballot closes. */
  readonly isChangeable?: true;
  /** Those without a vote are not counted out. */
  readonly countsVotedOnly?: true;
  /** How long the Leader votes alone; what is left of the ballot's time is for the others. */
  readonly leadSeconds?: TimerId;
  /** Everybody sees the Leader's vote as soon as it is cast. */
  readonly isLedOpenly?: true;
  /** Everybody hears whose vote was not cast. */
  readonly namesSilent?: true;
  /** Everybody sees who has voted already. */
  readonly showsVoters?: true;
  readonly settle: (turn: Turn, count: Count, ballot: Spec<'ballot'>) => readonly AgendaItem[];
}

/** Done between two stages; what it returns comes next. */
export type Step = (turn: Turn, seats: readonly SeatId[], spec: StepSpec) => readonly AgendaItem[];

/** Who may react to something, how, and what comes of it. */
export interface Window {
  /** Who is asked, as far as the whole table knows. */
  readonly asks: (game: Game, spec: Spec<'window'>) => readonly SeatId[];
  /** Might a card that nobody has seen yet be played in it? Then it lasts its time, so that it tells nothing. */
  readonly might: (game: Game, rules: Rules) => boolean;
  /** What this one of them may really do. */
  readonly may: (game: Game, rules: Rules, self: Seat, spec: Spec<'window'>) => readonly Prompt[];
  /** What an answer leads to; null where the others may go on answering. */
  readonly did: (turn: Turn, choice: Choice, spec: Spec<'window'>) => readonly AgendaItem[] | null;
  /** It is over and nobody has ended it. */
  readonly passed?: (turn: Turn, spec: Spec<'window'>) => readonly AgendaItem[];
  /** It stands for its time also where nobody can answer. */
  readonly isFixed?: true;
}

/** What becomes of the stage in which somebody leaves: it goes on, closes as usual, or is broken off. */
export type Fate = 'goes-on' | 'closes' | 'breaks-off';

/** What whoever has the floor may do besides ending the speech, and what comes of it. */
export interface Floor {
  readonly may: (game: Game, speaker: SeatId, speech: Spec<'speech'>) => readonly Prompt[];
  readonly did: (turn: Turn, choice: Choice) => void;
  /** Whose next speech in this stage is lost, and the time it takes all the same; null where it is not. */
  readonly lost?: (game: Game, speaker: SeatId, speech: Spec<'speech'>) => TimerId | null;
  readonly onLost?: (turn: Turn, speaker: SeatId) => void;
}

/** What may be done when the game is decided. */
export interface Aftermath {
  /** How long protests are heard, the last moment included. */
  readonly seconds: number;
  readonly may: (game: Game, person: PlaceId) => readonly Prompt[];
  readonly did: (turn: Turn, choice: Choice) => void;
}

export interface Rules {
  readonly roles: Readonly<Record<RoleId, Role>>;
  readonly gangs: Readonly<Record<GangId, Gang>>;
  /** How long each kind of stage lasts unless the group set its own time. */
  readonly seconds: Readonly<Record<TimerId, number>>;
  /** What is told when the cards are dealt, before the first night. */
  readonly opening: (turn: Turn) => void;
  readonly round: (game: Game) => readonly AgendaItem[];
  /** The rulebook's night in its printed order, cut into waves. */
  readonly night: readonly (readonly NightStep[])[];
  /** Who is called in the first night, or in later ones, where that is not just who acts in the order of `night`. */
  readonly calls?: Partial<Calls>;
  /** Does an act still count when its turn in the night's order has come? Always, unless the edition says otherwise. */
  readonly stillActs?: (night: Night, seat: Seat) => boolean;
  readonly steps: Readonly<Record<string, Step>>;
  readonly ballots: Readonly<Record<string, Rung>>;
  /** The action cards that may be dealt; none in modes without them. */
  readonly cards?: Readonly<Record<CardId, Card>>;
  readonly windows?: Readonly<Record<string, Window>>;
  /** Ways to wait that no other rulebook has. */
  readonly stages?: Readonly<Record<OwnKind, StageKind<Spec<OwnKind>>>>;
  /** Has whoever was taken out like this a last shot, whatever card they hold? */
  readonly lastShot?: (game: Game, how: How) => boolean;
  /** What the Leader's word, or silence, on a tie leads to. */
  readonly cast?: (turn: Turn, tie: Tie, named: SeatId | null) => readonly AgendaItem[];
  /** Whose ballot is counted in place of the voter's own. */
  readonly votesAs?: (game: Game, voter: SeatId) => SeatId;
  /** Who is kept from everything but talking. */
  readonly isHeld?: (game: Game, seat: Seat) => boolean;
  /** Whose acts count for nothing tonight, though everything is asked and answered as always. */
  readonly isVain?: (game: Game, seat: Seat) => boolean;
  /** What a piece of news says of the one it names: that they hold one of these. */
  readonly means?: Readonly<Record<string, readonly RoleId[]>>;
  /** The marks that the whole table sees. */
  readonly shownMarks?: readonly string[];
  /** What a prompt offers and the rulebook refuses all the same: where the prompt must not show what is on the list. */
  readonly objects?: ((game: Game, act: Act) => Refusal | null) | undefined;
  readonly floor?: Floor;
  /** The accused are not shown while they are being named; whoever heard a name remembers it. */
  readonly hidesAccused?: ((game: Game) => boolean) | undefined;
  /** Whom one may put up for trial. */
  readonly nominee: Reach;
  readonly shown: (seat: Seat, how: How) => RoleId | null;
  /** What follows when players have left the game, given in the order in which they did. */
  readonly onFall: readonly ((turn: Turn, fallen: readonly SeatId[]) => void)[];
  /** What whoever leads the game may do at this moment, in whatever stage. */
  readonly hostMay: (game: Game, host: PlaceId) => readonly Prompt[];
  /** What that does, but for ending a stage. */
  readonly hostDid?: (turn: Turn, choice: Choice) => Fate;
  /** Who assists whoever leads the game, without a seat. */
  readonly aides?: (game: Game) => readonly PlaceId[];
  /** Whoever leads the game and their aides see everything that is chosen, as it is chosen. */
  readonly leadersSeeAll?: true;
  /** People sit together and speak aloud: nothing is written in the group. */
  readonly isAloud?: (game: { readonly deal: Pick<Deal, 'options'> }) => boolean;
  /** Not to answer may be play: nobody is warned or sent away for it. */
  readonly silenceIsPlay?: true;
  readonly leave: (turn: Turn, seat: Seat) => Fate;
  readonly outcome: (game: Game) => Outcome | null;
  /** Was it right to suspect this one? */
  readonly isGuilty: (seat: Seat) => boolean;
  readonly aftermath?: Aftermath;
  readonly points?: (game: Game) => Readonly<Record<SeatId, SeatPoints>>;
}
