/** `npm run --silent balance -- --edition city --players 6-16 --games 2000`: who wins how often, and a chart of it. */
import { writeFileSync } from 'node:fs';
import type { EditionId } from '../../shared/editions/index.ts';
import { realClock } from '../clock.ts';
import type { Kind } from '../odds/census.ts';
import { chartedFrom, linesOf, rowOf } from './balance-sheet.ts';
import { chart } from './chart.ts';
import { countAll } from './crew.ts';
import {
  editionIn,
  type Flags,
  modeCalled,
  modesOf,
  oneOf,
  readFlags,
  runAs,
  sizesOf,
  strengthIn,
  WrongFlag,
  wholeNumber,
} from './flags.ts';

const FLAGS = { values: ['edition', 'mode', 'players', 'games', 'strength', 'out'], switches: ['json'] };
const MOST_GAMES = 1_000_000;

/** Every mode, and of each the numbers of players that were asked for. */
function kindsOf(flags: Flags, edition: EditionId): readonly Kind[] {
  const strength = strengthIn(flags, 'fair');
  const modes = flags.has('mode') ? [oneOf(flags, 'mode', modesOf(edition))] : modesOf(edition);
  const wanted = rangeIn(flags);
  const kinds = modes.flatMap((mode) =>
    sizesOf(edition, mode)
      .filter((players) => !wanted || (players >= wanted[0] && players <= wanted[1]))
      .map((players) => ({ edition, mode, players, strength })),
  );
  if (kinds.length > 0) return kinds;
  const ranges = modes.map((mode) => {
    const { least, most } = modeCalled(edition, mode).players;
    return `${least === most ? least : `${least}-${most}`} in ${mode}`;
  });
  throw new WrongFlag(`--players must be within ${ranges.join(', ')}`);
}

function rangeIn(flags: Flags): readonly [number, number] | null {
  const value = flags.get('players');
  if (value === undefined) return null;
  const [, from, to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(value) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new WrongFlag(`--players must be like 8 or 6-16, not ${value}`);
  return [Number(from), Number(to)];
}

await runAs('balance', async (args) => {
  const flags = readFlags(args, FLAGS);
  const edition = editionIn(flags);
  const strength = strengthIn(flags, 'fair');
  const games = wholeNumber(flags, 'games', 1000, 1, MOST_GAMES);
  const out = flags.get('out') ?? `balance-${edition}.svg`;
  const kinds = kindsOf(flags, edition);
  const counts = await countAll(kinds, games);
  const date = new Date(realClock.now()).toISOString().slice(0, 10);
  const rows = kinds.map((kind) => rowOf(kind, counts.get(kind)!));
  const each = `${games.toLocaleString('en')} games a size`;
  const foot = `${each} · ${strength} practice players · bands: 95 % interval (Wilson) · ${date}`;
  writeFileSync(out, chart(chartedFrom(edition, rows, foot)));
  if (flags.has('json')) console.log(JSON.stringify({ edition, games, strength, date, chart: out, tables: rows }));
  else console.log([...linesOf(rows), '', `chart: ${out}`].join('\n'));
  return 0;
});
