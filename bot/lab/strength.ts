/** `npm run --silent strength -- [--games 1000] [--edition city]`: does it show when one side plays better than the other? */
import { EDITIONS } from '../../shared/editions/index.ts';
import { STRENGTHS } from '../../shared/wire/practice.ts';
import { type Census, interval, type Kind } from '../odds/census.ts';
import { countAll } from './crew.ts';
import { oneOf, readFlags, runAs, wholeNumber } from './flags.ts';
import { distance, type Party, type Trial, trialsOf, winsOf } from './trial.ts';

const percent = (hits: number, games: number): string => {
  const [least, most] = interval(hits, games).map((share) => (100 * share).toFixed(1));
  return `${((100 * hits) / games).toFixed(1)} % (${least}–${most})`;
};

function lineOf(trials: readonly Trial[], counts: ReadonlyMap<Kind, Census>, games: number, party: Party): string {
  const of = (better: Party | null) => trials.find((trial) => trial.better === better)!.kind;
  const [before, after] = [of(null), of(party)].map((trial) => winsOf(trial, counts.get(trial)!, party)) as [
    number,
    number,
  ];
  const { edition, weak, strong, kind } = trials[0]!;
  const table = `${edition} ${kind.mode}, ${kind.players}`;
  const far = distance(before, after, games);
  return `| ${table} | ${party} | ${weak} → ${strong} | ${percent(before, games)} | ${percent(after, games)} | ${far.toFixed(1)} |`;
}

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
