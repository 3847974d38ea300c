/** `npm run --silent strength -- [--games 1000] [--edition city]`: does it show when one side plays better than the other? */
import { EDITIONS, type EditionId, rulebooks } from '../../shared/editions/index.ts';
import { tableOf } from '../../shared/engine/setup/prepare.ts';
import { seatOf } from '../../shared/engine/table.ts';
import { STRENGTHS, type Strength } from '../../shared/protocol/practice.ts';
import { type Census, interval, type Kind } from './census.ts';
import { countAll } from './crew.ts';
import { modeCalled, modesOf, oneOf, readFlags, runAs, wholeNumber } from './flags.ts';

type Party = 'innocent' | 'guilty';

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

const percent = (hits: number, games: number): string => {
  const [least, most] = interval(hits, games).map((share) => (100 * share).toFixed(1));
  return `${((100 * hits) / games).toFixed(1)} % (${least}–${most})`;
};

function lineOf(trials: readonly Trial[], counts: ReadonlyMap<Kind, Census>, games: number, party: Party): string {
  const of = (better: Party | null) => trials.find((trial) => trial.better === better)!.kind;
  const [before, after] = [of(null), of(party)].map((kind) => winsOf(kind, counts.get(kind)!, party)) as [
    number,
    number,
  ];
  const { edition, weak, strong, kind } = trials[0]!;
  const table = `${edition} ${kind.mode}, ${kind.players}`;
  const far = distance(before, after, games);
  return `| ${table} | ${party} | ${weak} → ${strong} | ${percent(before, games)} | ${percent(after, games)} | ${far.toFixed(1)} |`;
}

if (process.argv[1]?.endsWith('strength.ts')) {
  await runAs('strength', async (args) => {
    const flags = readFlags(args, { values: ['games', 'edition'], switches: [] });
    const games = wholeNumber(flags, 'games', 1000, 20, 1_000_000);
    const editions = flags.has('edition') ? [oneOf(flags, 'edition', EDITIONS)] : EDITIONS;
    console.log('| table | who plays better | strengths | share of wins before | after | standard errors apart |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const edition of editions) {
      const trials = trialsOf(edition);
      const counts = await countAll(
        trials.map(({ kind }) => kind),
        games,
      );
      for (const strong of STRENGTHS.slice(1)) {
        const own = trials.filter((trial) => trial.strong === strong);
        for (const party of ['innocent', 'guilty'] as const) console.log(lineOf(own, counts, games, party));
      }
    }
    return 0;
  });
}
