import type { Update } from 'grammy/types';
import type { Clock } from '../../clock.ts';
import { type BotApiRefusal, conflict } from '../refusal.ts';
import type { UpdateQueue } from './queue.ts';

export interface PollRequest {
  readonly offset: number;
  readonly limit: number;
  /** Seconds. */
  readonly timeout: number;
}

interface Parked {
  readonly limit: number;
  readonly end: (outcome: readonly Update[] | BotApiRefusal) => void;
}

/** Long polling: at most one poll waits for updates, a second one throws it out. */
export class Polls {
  readonly #queue: UpdateQueue;
  readonly #clock: Clock;
  #parked: Parked | null = null;

  constructor(queue: UpdateQueue, clock: Clock) {
    this.#queue = queue;
    this.#clock = clock;
    queue.whenPushed(() => this.#wake());
  }

  get isParked(): boolean {
    return this.#parked !== null;
  }

  poll({ offset, limit, timeout }: PollRequest, whenCut: (cut: () => void) => void): Promise<readonly Update[]> {
    this.end(conflict('terminated by other getUpdates request; make sure that only one bot instance is running'));
    this.#queue.confirmBefore(offset);
    const batch = this.#queue.take(limit);
    if (batch.length > 0 || timeout <= 0) return Promise.resolve(batch);
    return new Promise((resolve, reject) => {
      const parked: Parked = {
        limit,
        end: (outcome) => {
          if (this.#parked !== parked) return;
          this.#parked = null;
          cancel();
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        },
      };
      const cancel = this.#clock.at(this.#clock.now() + timeout * 1000, () => parked.end([]));
      this.#parked = parked;
      whenCut(() => parked.end([]));
    });
  }

  end(why: BotApiRefusal): void {
    this.#parked?.end(why);
  }

  /** Waits until whoever acts has finished, so that what they do in one go comes in one batch. */
  #wake(): void {
    queueMicrotask(() => {
      if (this.#parked && this.#queue.size > 0) this.#parked.end(this.#queue.take(this.#parked.limit));
    });
  }
}
