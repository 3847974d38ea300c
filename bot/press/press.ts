/** Prints in a thread of its own, which is kept warm, so that nobody else is held up. */
import type { Worker } from 'node:worker_threads';
import { threadOf } from '../thread.ts';
import type { Picture } from './picture.ts';
import type { Printer } from './printer.ts';

export interface PrintOrder {
  readonly order: number;
  readonly picture: Picture;
}

export type PrintTold =
  | { readonly order: number; readonly png: Uint8Array }
  | { readonly order: number; readonly failed: string };

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}

const newWorker = (): Worker =>
  threadOf(new URL('./printing.js', import.meta.url), new URL('./printing.ts', import.meta.url));

/** One picture after the other. A thread that died takes its orders with it; the next order has a new one. */
export class PrintingPress implements Printer {
  readonly #newWorker: () => Worker;
  #worker: Worker | null = null;
  #isClosed = false;
  #orders = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(start = newWorker) {
    this.#newWorker = start;
  }

  readonly print = (picture: Picture): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the press is closed'));
      const worker = this.#worker ?? this.#start();
      const order = this.#orders++;
      // What cannot be sent to a thread is nobody's to wait for.
      worker.postMessage({ order, picture } satisfies PrintOrder);
      this.#waiting.set(order, { resolve, reject });
      worker.ref();
    });

  /** At once, whatever it is at. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = this.#newWorker();
    let reason = new Error('the press has stopped');
    worker.on('message', (told: PrintTold) => {
      const waiting = this.#waiting.get(told.order);
      this.#waiting.delete(told.order);
      if (this.#waiting.size === 0) worker.unref();
      if ('png' in told) waiting?.resolve(told.png);
      else waiting?.reject(new Error(told.failed));
    });
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => {
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}
