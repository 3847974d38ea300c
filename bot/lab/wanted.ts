/** A game to be played out by practice players alone, as the command line asks for it, and what came of it. */
import type { EditionId } from '../../shared/editions/index.ts';
import type { SeatId } from '../../shared/engine/ids.ts';
import type { RoleId, SideId } from '../../shared/engine/model.ts';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { TONES, type Tone } from '../../shared/text/story/beats.ts';
import type { Strength } from '../../shared/wire/practice.ts';
import { editionIn, type Flags, modeCalled, modesOf, oneOf, strengthIn, wholeNumber } from './flags.ts';

export const WAYS = ['engine', 'telegram'] as const;

export interface WantedGame {
  readonly edition: EditionId;
  readonly mode: string;
  readonly players: number;
  readonly seed: number;
  readonly language: Language;
  readonly strength: Strength;
  readonly via: (typeof WAYS)[number];
  /** The group's; noir where nothing is said. */
  readonly tone?: Tone;
}

export interface Finished {
  /** A side, or `draw`. */
  readonly winner: SideId;
  readonly winners: readonly SeatId[];
  readonly rounds: number;
  /** Of the Bot API. */
  readonly calls: number;
  readonly roles: Readonly<Record<SeatId, RoleId>>;
  /** What stands in the group in the end, message by message. */
  readonly transcript: readonly string[];
}

export const FLAGS = {
  values: ['edition', 'mode', 'players', 'seed', 'language', 'strength', 'via', 'tone'],
  switches: ['json'],
};

export function wantedIn(flags: Flags): WantedGame {
  const edition = editionIn(flags);
  const mode = oneOf(flags, 'mode', modesOf(edition));
  const { least, most } = modeCalled(edition, mode).players;
  return {
    edition,
    mode,
    players: wholeNumber(flags, 'players', Math.floor((least + most) / 2), least, most),
    seed: wholeNumber(flags, 'seed', 1, 0, 999_999_999),
    language: oneOf(flags, 'language', LANGUAGES, 'en'),
    strength: strengthIn(flags, 'fair'),
    via: oneOf(flags, 'via', WAYS),
    tone: oneOf(flags, 'tone', TONES),
  };
}

/** What the cards are dealt from: the same whichever way the game goes. */
export const secretOf = ({ edition, mode, players, seed }: WantedGame) => ({
  seed: `${edition} ${mode} ${players} ${seed}`,
  nonce: `nonce ${seed}`,
});

/** In which group it is. */
export const TITLES: Readonly<Record<Language, string>> = {
  uk: 'Вечір практики',
  ru: 'Вечер практики',
  en: 'Practice night',
};
