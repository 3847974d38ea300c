/** A thread in which games are played, so that whoever asks for them is not held up. */
import { Worker } from 'node:worker_threads';
import type { Census, Kind } from './census.ts';

export interface Task {
  readonly kind: Kind;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  /** Milliseconds after which no other game is begun, unless there were too few. */
  readonly within?: number;
  readonly least?: number;
}

export type Told = { readonly census: Census } | { readonly failed: string };

/** The built program has its parts beside it; the others are run from their TypeScript. */
const isBuilt = !import.meta.url.endsWith('.ts');

const newWorker = (): Worker =>
  isBuilt
    ? new Worker(new URL('./counting.js', import.meta.url), { execArgv: [] })
    : new Worker(new URL('../../scripts/thread.mjs', import.meta.url), {
        execArgv: [],
        workerData: { file: new URL('./counting.ts', import.meta.url).href },
      });

/** Does one task after the other. */
export class Thread {
  readonly #worker = newWorker();
  #isEnded = false;

  constructor() {
    // What goes wrong while nothing is counted harms nobody.
    this.#worker.on('error', () => {
      this.#isEnded = true;
    });
    // Nobody waits for it to end.
    this.#worker.unref();
  }

  /** Rejects where the thread was ended or the games could not be played. */
  count(task: Task): Promise<Census> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded) return reject(new Error('the thread has ended'));
      const worker = this.#worker;
      const done = (): void => {
        worker.off('message', tell).off('error', fail).off('exit', end);
        worker.unref();
      };
      const tell = (told: Told): void => {
        done();
        if ('census' in told) resolve(told.census);
        else reject(new Error(told.failed));
      };
      const fail = (error: Error): void => {
        done();
        this.#isEnded = true;
        reject(error);
      };
      const end = (): void => fail(new Error('the thread has ended'));
      worker.on('message', tell).on('error', fail).on('exit', end);
      worker.ref();
      worker.postMessage(task);
    });
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** At once, whatever it is at. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#worker.terminate();
  }
}
