/** Groups commits: whatever waits when the event loop comes round shares one transaction. */

/** The steps of a transaction, on whichever database. */
export interface Transactions {
  begin(): void | Promise<void>;
  commit(): void | Promise<void>;
  rollback(): void | Promise<void>;
  /** False when the database has given the transaction up by itself, as it does on a full disk. */
  isOpen(): boolean;
  /** Marks the place to which `undo` returns; `keep` forgets it. */
  mark(): void | Promise<void>;
  keep(): void | Promise<void>;
  undo(): void | Promise<void>;
}

interface Waiting {
  readonly body: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Turns {
  run<T>(body: () => Promise<T>): Promise<T>;
  isQuiet(): boolean;
  /** Finishes what waits and takes no more. */
  close(): Promise<void>;
}

/** `onBroken` hears of a transaction that was lost as a whole: whoever counted on it in memory is wrong now. */
export function takeTurns(transactions: Transactions, onBroken: (reason: unknown) => void = () => undefined): Turns {
  let queue: Waiting[] = [];
  let isRunning = false;
  let isClosed = false;
  let whenQuiet: (() => void)[] = [];

  function comeRound(): void {
    isRunning = true;
    setImmediate(async () => {
      const batch = queue;
      queue = [];
      await runTogether(batch, transactions, onBroken);
      isRunning = false;
      if (queue.length > 0) return comeRound();
      for (const tell of whenQuiet) tell();
      whenQuiet = [];
    });
  }

  const isQuiet = () => !isRunning;

  return {
    isQuiet,
    run<T>(body: () => Promise<T>): Promise<T> {
      if (isClosed) return Promise.reject(new Error('the store is closed'));
      return new Promise<T>((resolve, reject) => {
        queue.push({ body, resolve: resolve as (value: unknown) => void, reject });
        if (!isRunning) comeRound();
      });
    },
    close(): Promise<void> {
      isClosed = true;
      return isQuiet() ? Promise.resolve() : new Promise((resolve) => whenQuiet.push(resolve));
    },
  };
}

/** Nobody hears of success before the commit. */
async function runTogether(
  batch: readonly Waiting[],
  transactions: Transactions,
  onBroken: (reason: unknown) => void,
): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    await transactions.begin();
    for (const waiting of batch) answers.push(await runAlone(waiting, transactions));
    await transactions.commit();
  } catch (reason) {
    try {
      if (transactions.isOpen()) await transactions.rollback();
    } finally {
      for (const { reject } of batch) reject(reason);
      onBroken(reason);
    }
    return;
  }
  for (const answer of answers) answer();
}

/** A body that fails takes back what it did, and nothing else. */
async function runAlone({ body, resolve, reject }: Waiting, transactions: Transactions): Promise<() => void> {
  await transactions.mark();
  try {
    const value = await body();
    await transactions.keep();
    return () => resolve(value);
  } catch (reason) {
    if (!transactions.isOpen()) throw reason;
    await transactions.undo();
    return () => reject(reason);
  }
}
