/** Tables at which one side plays better than the other. */
import { type EditionId, rulebooks } from '../../shared/editions/index.ts';
import { tableOf } from '../../shared/engine/setup/prepare.ts';
import { seatOf } from '../../shared/engine/table.ts';
import { STRENGTHS, type Strength } from '../../shared/wire/practice.ts';
import type { Census, Kind } from '../odds/census.ts';
import { modeCalled, modesOf } from './flags.ts';

export type Party = 'innocent' | 'guilty';

export interface Trial {
  readonly edition: EditionId;
  readonly weak: Strength;
  readonly strong: Strength;
  /** Who plays better in it; nobody where all play alike. */
  readonly better: Party | null;
  readonly kind: Kind;
}

/** The rulebook's first mode, for a table of the middle size. */
function tableFor(edition: EditionId): Pick<Kind, 'edition' | 'mode' | 'players'> {
  const [mode = ''] = modesOf(edition);
  const { least, most } = modeCalled(edition, mode).players;
  return { edition, mode, players: Math.round((least + most) / 2) };
}

/** Each strength against the one below it, on either side, and nobody better. */
export const trialsOf = (edition: EditionId): readonly Trial[] =>
  STRENGTHS.slice(1).flatMap((strong, i) => {
    const weak = STRENGTHS[i]!;
    return ([null, 'innocent', 'guilty'] as const).map((better) => ({
      edition,
      weak,
      strong,
      better,
      kind: { ...tableFor(edition), strength: weak, ...(better && { better: { are: better, strength: strong } }) },
    }));
  });

/** How often a side won that it is right to suspect, or one that it is not. */
export function winsOf({ edition, mode, players }: Kind, { wins }: Census, party: Party): number {
  const rules = rulebooks[edition].modes[mode]!.rules({}, players);
  const isGuilty = (side: string) =>
    Object.values(rules.roles).some(
      (role) => role.side === side && rules.isGuilty(seatOf(tableOf(rules, [role.id]), 'p1')),
    );
  return Object.entries(wins).reduce(
    (sum, [side, n]) => sum + (side !== 'draw' && isGuilty(side) === (party === 'guilty') ? n : 0),
    0,
  );
}

/** How many standard errors lie between two shares; beyond 1.96 it is no chance. */
export function distance(before: number, after: number, games: number): number {
  const [p, q] = [before / games, after / games];
  return (q - p) / Math.sqrt((p * (1 - p) + q * (1 - q)) / games || 1);
}
