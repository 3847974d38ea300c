/** Two ways to do the same work, taken in turn in one run; only their ratio means anything. */
export interface Result {
  readonly ratio: number;
  readonly ours: number;
  readonly peer: number;
  readonly unit: string;
  /** What the figure is made of. */
  readonly detail?: Readonly<Record<string, number>>;
}

const ROUNDS = 7;
const WARM_UP_MS = 300;
const ROUND_MS = 400;

/** A stretch of work, which says how many units it did. */
type Work = () => number | Promise<number>;

/** Milliseconds since some moment. */
type Stopwatch = () => number;

const processorTime: Stopwatch = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const wallTime: Stopwatch = () => performance.now();

/** By processor time, which other programs hardly disturb. */
export const compare = (unit: string, ours: Work, peer: Work): Promise<Result> =>
  compareBy(processorTime, unit, ours, peer);

/** By wall time: for work that waits for something outside the processor, such as the disk. */
export const compareWaiting = (unit: string, ours: Work, peer: Work): Promise<Result> =>
  compareBy(wallTime, unit, ours, peer);

async function compareBy(stopwatch: Stopwatch, unit: string, ours: Work, peer: Work): Promise<Result> {
  await rate(stopwatch, ours, WARM_UP_MS);
  await rate(stopwatch, peer, WARM_UP_MS);
  const rounds: { ours: number; peer: number }[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push({ ours: await rate(stopwatch, ours, ROUND_MS), peer: await rate(stopwatch, peer, ROUND_MS) });
  }
  return {
    ratio: median(rounds.map((round) => round.ours / round.peer)),
    ours: Math.round(median(rounds.map((round) => round.ours))),
    peer: Math.round(median(rounds.map((round) => round.peer))),
    unit,
  };
}

/** Units for each second. */
async function rate(stopwatch: Stopwatch, work: Work, milliseconds: number): Promise<number> {
  const start = stopwatch();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    const done = work();
    units += typeof done === 'number' ? done : await done;
    spent = stopwatch() - start;
  }
  return (units / spent) * 1000;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
