/** So many games of each rulebook, watched: by `npm test` few of all kinds together, by `npm run laws` many of each by itself. */
import type { EditionId } from '../../../shared/editions/index.ts';
import type { Strength } from '../../../shared/wire/practice.ts';
import { isLong } from '../laws/effort.ts';
import { type Temper, watched } from './record.ts';
import { type Verdict, verdictOn } from './verdict.ts';

type Kind = readonly [edition: EditionId, mode: string, players: number];

export const KINDS: readonly Kind[] = [
  ['party', 'base', 10],
  ['city', 'standard', 11],
  ['sport', 'standard', 10],
  ['spytown', 'basic', 14],
  ['spytown', 'extended', 14],
  ['family', 'basic', 11],
  ['family', 'extended', 11],
];

/** Once in some thousands of times somebody is so much luckier. */
export const LUCK = 3.5;

/** No machine is so slow, in milliseconds. */
export const LONG = 7_200_000;

export const together = (kinds: readonly Kind[]) =>
  (isLong ? kinds.map((kind) => [kind]) : [kinds]).map((some) => ({
    some,
    name: some.map(([id, mode]) => `${id} ${mode}`).join(),
  }));

/** One kind after the other, so that each half of the games has as many of each. */
export const watch = (kinds: readonly Kind[], strength: Strength, games: number, manner?: Temper): Verdict =>
  verdictOn(
    kinds.flatMap(([edition, mode, players]) =>
      Array.from({ length: games }, (_, i) => i).flatMap(
        (i) => watched({ edition, mode, players, strength }, `onlooker ${i}`, manner) ?? [],
      ),
    ),
  );
