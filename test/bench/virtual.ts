/** P11: a thousand games through the whole program on a virtual clock; how much faster than real time, on two cores. */
import { spawn } from 'node:child_process';
import { bundle, removeBundle } from '../kit/process/bundle.ts';
import type { Result } from './measure.ts';

const GAMES = Number(process.env.P11_GAMES ?? 1000);
const PROCESSES = 2;
/** As in any house several tables are open; each game's own minutes are counted. */
const AT_ONCE = 50;

interface Played {
  /** Milliseconds of all games together, and of the wall's clock. */
  readonly simulated: number;
  readonly wall: number;
  readonly calls: number;
  readonly faults: number;
}

export async function P11(): Promise<Result> {
  const program = await bundle('bench', 'test/bench/virtual-games.ts');
  const each = Math.ceil(GAMES / PROCESSES);
  const played = await Promise.all(
    Array.from({ length: PROCESSES }, (_, i) => play(program, i * each, each, AT_ONCE)),
  ).finally(() => removeBundle('bench'));
  const sum = (of: (one: Played) => number) => played.reduce((all, one) => all + of(one), 0);
  const faults = sum((one) => one.faults);
  if (faults > 0) throw new Error(`${faults} things that a good bot would not have done`);
  const wall = Math.max(...played.map((one) => one.wall)) / 1000;
  const simulated = sum((one) => one.simulated) / 1000;
  return {
    ratio: simulated / wall,
    ours: simulated / wall,
    peer: 1,
    unit: 's of games a second',
    detail: {
      games: each * PROCESSES,
      'minutes of games': Math.round(simulated / 60),
      'seconds on the wall': Math.round(wall),
      'tables at once in each process': AT_ONCE,
      'calls of the Bot API': sum((one) => one.calls),
    },
  };
}

function play(program: string, ...args: readonly number[]): Promise<Played> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`a process of P11: ${code}`)),
    );
  });
}
