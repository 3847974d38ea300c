/** A thread in which games are played, so that whoever asks for them is not held up. */
import { threadOf } from '../thread.ts';
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

export type CountTold = { readonly census: Census } | { readonly failed: string };

/** Does one task after the other. */
export class CountingThread {
  readonly #worker = threadOf(new URL('./counting.js', import.meta.url), new URL('./counting.ts', import.meta.url));
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
      const tell = (told: CountTold): void => {
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
