import type { GameEvent } from './events.ts';
import type { CardId, Options, OptionValue, Price, RoleId, SideId, TimerId } from './model.ts';
import type { Protocol, ProtocolHead } from './protocol.ts';
import type { Rules } from './rules.ts';
import type { Problem, Warning } from './setup/problems.ts';

/** A printed rulebook: its modes, and for each what may be set, who is dealt and by what rules it is played. */
export interface Rulebook {
  readonly id: string;
  /** Who sits where: in the order of joining, or drawn. */
  readonly seating: 'as-joined' | 'drawn';
  /** Told in this manner, whatever tone a group likes. */
  readonly manner?: 'strict';
  /** The wording that it shares with other rulebooks, where it has none of its own. */
  readonly voice?: string;
  readonly modes: Readonly<Record<string, Mode>>;
  /** How many cards of each role are printed, where the rulebook comes in a box. */
  readonly box?: Composition;
  /** The judge's sheet of a game, where the edition keeps one. */
  readonly protocol?: (log: readonly GameEvent[], head: ProtocolHead) => Protocol;
  /** What is forbidden and what it costs, where a judge watches over it. */
  readonly offences?: readonly Offence[];
  /** Every id that a game of this edition can speak of. Whoever puts a game into words needs one for each. */
  readonly speaksOf: {
    readonly roles: readonly RoleId[];
    readonly sides: readonly SideId[];
    /** What a fact with `is` can be about. */
    readonly facts: readonly string[];
    /** By what key a piece of news is known. */
    readonly news: readonly string[];
    /** Those of them that are told the moment they happen, each by itself. */
    readonly moments?: readonly string[];
    /** The action cards that may be dealt. */
    readonly cards?: readonly CardId[];
    /** On the first day one accused alone is not tried. */
    readonly sparesFirst?: true;
  };
}

export interface Offence {
  readonly id: string;
  /** Where the rulebook forbids it. */
  readonly breach: string;
  /** Where the rulebook sets the price. */
  readonly clause: string;
  readonly price: Price;
}

export interface Mode {
  /** So many the rulebook's own deal is for; where cards may be counted out by hand for more, up to how many. */
  readonly players: { readonly least: number; readonly most: number; readonly byHand?: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** May a person lead the game instead of the bot? */
  readonly allowsHost: boolean;
  readonly rules: (options: Options, players: number) => Rules;
  /** What the rulebook deals to so many, or why it cannot. */
  readonly row: (options: Options, players: number) => Row | { readonly refused: Problem };
  /** The rulebook's own deal is the only one: nobody counts out another. */
  readonly isDeckFixed?: true;
  /** The cards of the box that this mode deals from. */
  readonly deck: (options: Options, players: number) => Composition;
  /** The action cards that are dealt beside the roles, or why they cannot be. */
  readonly cards?: (
    options: Options,
    players: number,
    composition: Composition,
  ) => CardRow | { readonly refused: Problem };
  /** A look of its own, and other drawings for some of its roles. */
  readonly dress?: Dress;
  /** What the rulebook thinks of these cards. By default it has nothing but a word on those that differ from its row. */
  readonly judges?: (
    composition: Composition,
    players: number,
    options: Options,
  ) => { readonly refused: Problem } | readonly Warning[];
}

/** Action cards that are named, and so many more drawn from among these; whoever gets none has a blank one. */
export interface CardRow {
  readonly cards: Composition;
  readonly among: readonly CardId[];
  readonly n: number;
  /** What is allowed and yet worth saying of those that are named. */
  readonly warnings: readonly Warning[];
}

export interface Dress {
  readonly look: 'children';
  /** The wording that goes before all others. */
  readonly voice: string;
  readonly emblems: Readonly<Record<RoleId, string>>;
}

/** How many of each role. */
export type Composition = Readonly<Record<RoleId, number>>;

/** A line of the rulebook's table: cards that it names, and cards to be drawn. */
export interface Row {
  readonly cards: Composition;
  readonly draws: readonly Draw[];
}

/** So many cards of a group, each of them different. */
export interface Draw {
  readonly group: string;
  readonly among: readonly RoleId[];
  readonly n: number;
  /** Drawn only if nothing else is left. */
  readonly shuns?: (role: RoleId, dealt: Composition) => boolean;
}

export type OptionSpec =
  | { readonly kind: 'switch'; readonly byDefault: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly byDefault: string }
  /** One card for the deal, or a word in its place. */
  | {
      readonly kind: 'card';
      readonly cards: readonly RoleId[];
      readonly words: readonly string[];
      readonly byDefault: string;
    }
  /** Some cards for the deal: by name, by their number, or as the rulebook has it. */
  | { readonly kind: 'cards'; readonly cards: readonly RoleId[]; readonly byDefault: typeof AUTO }
  /** Some action cards by name, or as the lot has it. */
  | { readonly kind: 'action-cards'; readonly cards: readonly CardId[]; readonly byDefault: typeof AUTO }
  /** How many of a role, or as the rulebook has it. */
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly byDefault: typeof AUTO }
  /** With or without a role, or as the rulebook has it; some words say in which way with it. */
  | { readonly kind: 'with'; readonly words?: readonly string[]; readonly byDefault: typeof AUTO }
  /** How long a stage lasts, within what the rulebook allows. */
  | {
      readonly kind: 'seconds';
      readonly timer: TimerId;
      readonly least: number;
      readonly most: number;
      readonly byDefault: number;
    }
  /** Somebody without a seat who assists whoever leads the game; nobody by default. */
  | { readonly kind: 'aide'; readonly byDefault: '' };

export const AUTO = 'auto';

/** As many as may ever sit at it. */
export const seatsIn = ({ players: { most, byHand = most } }: Pick<Mode, 'players'>): number => byHand;

/** To how many these cards may be dealt. */
export const mostFor = (mode: Pick<Mode, 'players'>, { composition = AUTO }: { composition?: unknown }): number =>
  composition === AUTO ? mode.players.most : seatsIn(mode);

/** In whose words a text is said, the first that has it: a dressed mode's, the rulebook's, those it shares. */
export function voicesOf({ id, modes, voice }: Rulebook, mode: string): readonly string[] {
  const dress = modes[mode]?.dress;
  return [...(dress ? [`${id}-${dress.voice}`, dress.voice] : []), id, ...(voice ? [voice] : [])];
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** By what name somebody may act at a table. */
export const isPersonName = (name: string): boolean => NAME.test(name);

/** Does this option bear on which cards are dealt? */
export const isOfDeal = ({ kind }: OptionSpec): boolean =>
  kind === 'card' || kind === 'cards' || kind === 'number' || kind === 'with';

/** Is there anything to choose? An aide is a person, named by the table. */
export function isOpen(spec: OptionSpec): boolean {
  if (spec.kind === 'aide') return false;
  if (spec.kind === 'card') return spec.words.length + spec.cards.length > 1;
  return spec.kind !== 'cards' || spec.cards.length > 0;
}

export function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'one-of':
      return typeof value === 'string' && spec.values.includes(value);
    case 'card':
      return typeof value === 'string' && [...spec.words, ...spec.cards].includes(value);
    case 'aide':
      return typeof value === 'string' && (value === '' || isPersonName(value));
    case 'seconds':
      return isWithin(value, spec.least, spec.most);
    case 'number':
      return value === AUTO || isWithin(value, spec.least, spec.most);
    case 'with':
      return value === AUTO || typeof value === 'boolean' || spec.words?.includes(String(value)) === true;
    case 'action-cards':
      return value === AUTO || isSomeOf(value, spec.cards);
    case 'cards':
      if (!Array.isArray(value)) return value === AUTO || isWithin(value, 0, spec.cards.length);
      return isSomeOf(value, spec.cards);
  }
}

const isSomeOf = (value: unknown, cards: readonly string[]): boolean =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((card) => cards.includes(card));

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
