import type { Chance } from './chance.ts';
import type { Options, OptionValue, RoleId, SideId } from './model.ts';
import type { Rules } from './rules.ts';

/** A printed rulebook: its modes, and for each what may be set, who is dealt and by what rules it is played. */
export interface Rulebook {
  readonly id: string;
  /** Who sits where: in the order of joining, or drawn. */
  readonly seating: 'as-joined' | 'drawn';
  readonly modes: Readonly<Record<string, Mode>>;
  /** Every id that a game of this edition can speak of. Whoever puts a game into words needs one for each. */
  readonly speaksOf: {
    readonly roles: readonly RoleId[];
    readonly sides: readonly SideId[];
    /** What a fact with `is` can be about. */
    readonly facts: readonly string[];
    /** By what key a piece of news is known. */
    readonly news: readonly string[];
  };
}

export interface Mode {
  readonly players: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** May a person lead the game instead of the bot? */
  readonly allowsHost: boolean;
  readonly rules: (options: Options, players: number) => Rules;
  /** What `auto` deals. */
  readonly auto: (options: Options, players: number, chance: Chance) => Composition;
  /** The cards of the box that this mode deals from. */
  readonly deck: (options: Options, players: number) => Composition;
}

/** How many of each role. */
export type Composition = Readonly<Record<RoleId, number>>;

export type OptionSpec =
  | { readonly kind: 'switch'; readonly byDefault: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly byDefault: string };

export const fits = (spec: OptionSpec, value: unknown): value is OptionValue =>
  spec.kind === 'switch' ? typeof value === 'boolean' : typeof value === 'string' && spec.values.includes(value);
