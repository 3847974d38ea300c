/** What lies on a table besides the rules: who sits there, what was wished for, who is away. Plain JSON. */
import type { PlaceId, SeatId } from '../../shared/engine/ids.ts';
import type { OptionValue, RoleId, TimerId } from '../../shared/engine/model.ts';
import type { Composition } from '../../shared/engine/rulebook.ts';
import type { Written } from '../../shared/engine/undo.ts';
import type { Action } from '../../shared/engine/words.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Said, Strength } from '../../shared/wire/practice.ts';
import type { Sign } from '../../shared/wire/signs.ts';
import type { HeldClock } from './deadline.ts';
import type { Narration } from './narration.ts';
import type { Reckoned } from './odds.ts';

/** Somebody in Telegram, as the table knows them; or a practice player, whose number is below zero and no chat's. */
export interface Sitter {
  readonly person: PersonId;
  readonly name: string;
  readonly language: Language;
  /** How well it plays, if it is a practice player. */
  readonly practice?: Strength;
  /** What they gave to the shuffle when they sat down. */
  readonly cut?: string;
}

/** The house's part in the shuffle, drawn and sealed when the table was opened. */
export interface HousePart {
  readonly part: string;
  /** Its SHA-256, which everybody sees from the beginning. */
  readonly seal: string;
}

/** Somebody who plays alone against practice players, at their own pace: no clock runs. */
export interface Solo {
  /** The role they asked for; null to be surprised. */
  readonly role: RoleId | null;
}

/** What a lobby asks for. */
export interface Setting {
  readonly edition: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly composition: 'auto' | Composition;
  readonly timers: Readonly<Record<TimerId, number>>;
  readonly decoys: boolean;
}

/** The table's voices on whoever has stopped answering. */
export interface Away {
  readonly seat: SeatId;
  readonly name: string;
  readonly round: number;
  readonly votes: readonly number[];
  readonly settled: 'sent-out' | 'replaced' | 'back' | null;
}

/** What the bot may do in the group to keep it quiet. */
export interface Powers {
  /** Supergroup, and an admin who may restrict: the group can be closed, the dead silenced. */
  readonly mayRestrict: boolean;
  readonly mayDelete: boolean;
  /** What members might do before the game, so that dawn gives it back. */
  readonly permissions: Readonly<Record<string, boolean>> | null;
}

export type Caveat = 'cannot-quiet' | 'cannot-quiet-basic' | 'cannot-delete' | 'cannot-quiet-admins';

/** The chat in which the table stands. */
export interface Chat {
  readonly title: string;
  readonly language: Language;
  /** The topic of a forum. */
  readonly thread: number | null;
}

/** What comes of a table as it stands there, each kind in a drawer of its own. */
export interface Drawers {
  readonly deal: {
    /** Null where the house draws the whole seed alone: at tables of an earlier release, and where a seed was given. */
    readonly house: HousePart | null;
    /** The deal's SHA-256, posted when it was made. */
    readonly seal: string | null;
  };
  readonly quiet: {
    readonly powers: Powers | null;
    /** What the group is told once, if it was not before. */
    readonly caveat: Caveat | null;
  };
  readonly clock: {
    /** The time left in the stage when the clock was stopped. */
    readonly pause: { readonly left: number } | null;
    readonly pauses: number;
    /** The clock of a stage that was interrupted, until it goes on. */
    readonly held: HeldClock | null;
    /** When the cards were dealt. */
    readonly begunAt: number | null;
  };
  readonly presence: {
    /** Who could not be reached when the table wanted to begin. */
    readonly unreached: readonly string[];
    /** How many questions running each seat has left unanswered. */
    readonly missed: Readonly<Record<SeatId, number>>;
    readonly away: readonly Away[];
    /** Who has looked at their card in the night that is for it. */
    readonly looked: readonly SeatId[];
    /** Whom no direct message reaches any more, though they sit at the table. */
    readonly lost: readonly number[];
    /** Who plays by buttons in the direct chat although there is a Mini App. */
    readonly byButtons: readonly number[];
  };
  readonly talk: {
    /** What members of a gang sign to each other, each seat's latest, in the round in which it was made. */
    readonly signs: Readonly<Record<SeatId, { readonly sign: Sign; readonly round: number }>>;
    /** What was stated before the table from the fixed set, in order. */
    readonly said: readonly Said[];
  };
  readonly judging: {
    /** The latest decision of a judge. */
    readonly ruling: Ruling | null;
    /** The judge has signed the protocol. */
    readonly isSigned: boolean;
  };
  readonly practice: {
    /** How well practice players are to play here. */
    readonly strength: Strength;
    readonly solo: Solo | null;
    /** How games at such a table end, where that had to be worked out. */
    readonly odds: Reckoned | null;
  };
}

export interface Desk extends Drawers {
  readonly chat: Chat;
  readonly creator: PersonId;
  readonly setting: Setting;
  /** In the order of joining: the first is seat p1, and so on. */
  readonly players: readonly Sitter[];
  readonly host: Sitter | null;
  /** Assists whoever leads, without a seat. */
  readonly aide: Sitter | null;
  readonly narration: Narration;
}

/** Of a table that was just opened. */
export const FIRST_DRAWERS: Drawers = {
  deal: { house: null, seal: null },
  quiet: { powers: null, caveat: null },
  clock: { pause: null, pauses: 0, held: null, begunAt: null },
  presence: { unreached: [], missed: {}, away: [], looked: [], lost: [], byButtons: [] },
  talk: { signs: {}, said: [] },
  judging: { ruling: null, isSigned: false },
  practice: { strength: 'fair', solo: null, odds: null },
};

/** The same desk with something else in one of its drawers. */
export const putIn = <D extends keyof Drawers>(desk: Desk, drawer: D, things: Partial<Drawers[D]>): Desk => ({
  ...desk,
  [drawer]: { ...desk[drawer], ...things },
});

export interface Ruling extends Written {
  readonly by: PlaceId;
  readonly action: Action;
  readonly seat: SeatId | null;
  /** Milliseconds that the stage had left. */
  readonly left: number | null;
}

export const isPractice = ({ practice }: Sitter): boolean => practice !== undefined;

export const isPracticeSeat = (desk: Desk, id: PlaceId): boolean => sitterAt(desk, id)?.practice !== undefined;

/** A game with practice players counts in no statistics. */
export const isForPractice = ({ players }: Pick<Desk, 'players'>): boolean => players.some(isPractice);

/** By this name a human host acts at the table. */
export const HOST: PlaceId = 'host';
/** And by this one whoever assists. */
export const AIDE: PlaceId = 'aide';

export const isSeat = (id: PlaceId): boolean => id !== HOST && id !== AIDE;

export const seatName = (position: number): SeatId => `p${position + 1}`;

export const positionOf = (seat: SeatId): number => Number(seat.slice(1)) - 1;

export function sitterAt(desk: Desk, id: PlaceId): Sitter | null {
  if (id === HOST) return desk.host;
  return id === AIDE ? desk.aide : (desk.players[positionOf(id)] ?? null);
}

export const sitterOf = (desk: Desk, person: PersonId): Sitter | null =>
  placesOf(desk).find(({ sitter }) => sitter.person === person)?.sitter ?? null;

/** As whom this person acts at the table, or null. */
export const placeOf = (desk: Desk, person: PersonId): PlaceId | null =>
  placesOf(desk).find(({ sitter }) => sitter.person === person)?.id ?? null;

/** Those of a table who can be written to, asked and silenced: practice players cannot. */
export const peopleOf = (desk: Pick<Desk, 'players' | 'host' | 'aide'>): ReturnType<typeof placesOf> =>
  placesOf(desk).filter(({ sitter }) => !isPractice(sitter));

/** Everybody with a place at the table, and which. */
export const placesOf = ({
  players,
  host,
  aide,
}: Pick<Desk, 'players' | 'host' | 'aide'>): readonly { readonly id: PlaceId; readonly sitter: Sitter }[] => [
  ...players.map((sitter, i) => ({ id: seatName(i), sitter })),
  ...(host ? [{ id: HOST, sitter: host }] : []),
  ...(aide ? [{ id: AIDE, sitter: aide }] : []),
];
