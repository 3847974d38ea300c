/** Two ways to do the same work, taken in turn in one run; only their ratio means anything. */
export interface Result {
  readonly ratio: number;
  readonly ours: number;
  readonly peer: number;
  readonly unit: string;
}

const ROUNDS = 7;
const WARM_UP_MS = 300;
const ROUND_MS = 400;

/** `work` does so many units and says how many. */
export function compare(unit: string, ours: () => number, peer: () => number): Result {
  rate(ours, WARM_UP_MS);
  rate(peer, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: rate(ours, ROUND_MS), peer: rate(peer, ROUND_MS) }));
  return {
    ratio: median(rounds.map((round) => round.ours / round.peer)),
    ours: Math.round(median(rounds.map((round) => round.ours))),
    peer: Math.round(median(rounds.map((round) => round.peer))),
    unit,
  };
}

/** Units for each second of processor time. */
function rate(work: () => number, milliseconds: number): number {
  const start = process.cpuUsage();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    units += work();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  return (units / spent) * 1000;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
