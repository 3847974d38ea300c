/** `npm run bench [-- --json] [-- --only P1,P2]`: ratios measured in this run, beside what they are to reach. */
import { P1, P2 } from './engine.ts';
import { P8 } from './first-load.ts';
import { LIVE } from './live.ts';
import type { Result } from './measure.ts';
import { PRESS } from './press.ts';
import { P3 } from './store.ts';
import { P9 } from './telegram.ts';
import { P11 } from './virtual.ts';

interface Benchmark {
  readonly what: string;
  readonly run: () => Promise<Result>;
  readonly floor: string;
  readonly goal: string;
  readonly moonshot: string;
}

const benchmarks: Readonly<Record<string, Benchmark>> = {
  P1: {
    what: "engine ÷ boardgame.io's reducer, ten seats of pro",
    run: P1,
    floor: '≥ 10',
    goal: '≥ 30',
    moonshot: '≥ 60',
  },
  P2: {
    what: 'the same with all views after every action',
    run: P2,
    floor: '≥ 8',
    goal: '≥ 15',
    moonshot: '≥ 30',
  },
  P3: {
    what: 'durable actions, 64 waiting ÷ raw SQLite, one by one',
    run: P3,
    floor: '≥ 0.7',
    goal: '≥ 2',
    moonshot: '≥ 5',
  },
  P8: {
    what: 'first load of the Mini App, gzip ÷ 66.5 kB',
    run: P8,
    floor: '≤ 1',
    goal: '≤ 0.5',
    moonshot: '≤ 0.35',
  },
  P9: {
    what: 'Bot API calls, ten in the app ÷ 21 a game-minute',
    run: P9,
    floor: '≤ 0.5',
    goal: '≤ 0.15',
    moonshot: '≤ 0.07',
  },
  P11: {
    what: 'a thousand whole games, their time ÷ the wall’s',
    run: P11,
    floor: '≥ 1000',
    goal: '≥ 10000',
    moonshot: '≥ 100000',
  },
  LIVE: {
    what: 'a change on 26 screens, 200 games on ÷ one second',
    run: LIVE,
    floor: '≤ 1',
    goal: '≤ 0.5',
    moonshot: '≤ 0.15',
  },
  PRESS: {
    what: 'a picture in the warm thread, 95 in 100 ÷ 150 ms',
    run: PRESS,
    floor: '≤ 1',
    goal: '≤ 0.7',
    moonshot: '≤ 0.4',
  },
};

const { asJson, only } = readArguments(process.argv.slice(2));
const results: Record<string, Result> = {};
for (const id of only) results[id] = await benchmarks[id]!.run();
if (asJson) console.log(JSON.stringify(results));
else printTable();

function printTable(): void {
  const row = (...cells: readonly string[]) =>
    cells.map((cell, i) => cell.padEnd([6, 52, 10, 10, 10, 10][i] ?? 0)).join('');
  console.log(row('', '', 'ratio', 'floor', 'goal', 'moonshot', 'ours / peer'));
  for (const [id, { ratio, ours, peer, unit, detail = {} }] of Object.entries(results)) {
    const { what, floor, goal, moonshot } = benchmarks[id]!;
    const both = `${ours.toLocaleString('en', { maximumFractionDigits: 1 })} / ${peer.toLocaleString('en')} ${unit}`;
    console.log(row(id, what, ratio.toFixed(ratio < 1 ? 2 : 1), floor, goal, moonshot, both));
    for (const [part, number] of Object.entries(detail)) console.log(row('', `  ${part}`, number.toLocaleString('en')));
  }
}

function readArguments(args: readonly string[]): { readonly asJson: boolean; readonly only: readonly string[] } {
  const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '').split(',') : Object.keys(benchmarks);
  const unknown = [
    ...only.filter((id) => !Object.hasOwn(benchmarks, id)),
    ...args.filter((arg, i) => !['--json', '--only'].includes(arg) && args[i - 1] !== '--only'),
  ];
  if (unknown.length > 0) {
    console.error(`bench: there is no ${unknown.join(' ')}; there are --json, --only and ${Object.keys(benchmarks)}`);
    process.exit(2);
  }
  return { asJson: args.includes('--json'), only };
}
