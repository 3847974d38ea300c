/** Whether Telegram can be reached. While it cannot, nobody's time runs. */
import type { Clock } from '../clock.ts';

/** A single failure is bad luck. */
const FAILURES = 3;
/** Shorter outages are within what any stage can bear. */
const WORTH_GIVING_BACK = 5000;
/** So long after its last word Telegram is taken to be there still. */
const SURE_FOR = 5000;

export class Link {
  readonly #clock: Clock;
  readonly #listeners: ((lost: number) => void)[] = [];
  #failures = 0;
  #heardAt: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#heardAt = clock.now();
  }

  get isDown(): boolean {
    return this.#failures >= FAILURES;
  }

  /** Telegram has just spoken, and nothing has failed since. */
  get isSure(): boolean {
    return this.#failures === 0 && this.#clock.now() - this.#heardAt <= SURE_FOR;
  }

  /** When Telegram spoke last. What happened to it since nobody knows. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** The listener hears for how many milliseconds nothing was known of Telegram; zero if they are not worth giving back. */
  whenRestored(listener: (lost: number) => void): void {
    this.#listeners.push(listener);
  }

  works(): void {
    const wasDown = this.isDown;
    const lost = this.#clock.now() - this.#heardAt;
    this.#failures = 0;
    this.#heardAt = this.#clock.now();
    if (!wasDown) return;
    for (const listener of this.#listeners) listener(lost >= WORTH_GIVING_BACK ? lost : 0);
  }

  fails(): void {
    this.#failures++;
  }
}
