/** How much one person may ask for: a bucket that each request takes from and that fills by itself. */
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Clock } from '../clock.ts';

export interface Rate {
  readonly burst: number;
  readonly aSecond: number;
}

/** Beyond this the fullest are forgotten: whoever has a full bucket loses nothing by it. */
const MOST_KEPT = 10_000;

export class RateLimit {
  readonly #clock: Clock;
  readonly #rate: Rate;
  readonly #buckets = new Map<number, { readonly left: number; readonly at: number }>();

  constructor(clock: Clock, rate: Rate) {
    this.#clock = clock;
    this.#rate = rate;
  }

  /** Seconds to wait, 0 if none. */
  take(person: PersonId): number {
    const left = this.#left(person);
    if (left < 1) return Math.ceil((1 - left) / this.#rate.aSecond);
    if (this.#buckets.size >= MOST_KEPT && !this.#buckets.has(person)) this.#makeRoom();
    // Put at the end, so that the first are those who have asked for nothing longest.
    this.#buckets.delete(person);
    this.#buckets.set(person, { left: left - 1, at: this.#clock.now() });
    return 0;
  }

  #left(person: PersonId): number {
    const { burst, aSecond } = this.#rate;
    const bucket = this.#buckets.get(person);
    if (!bucket) return burst;
    return Math.min(burst, bucket.left + ((this.#clock.now() - bucket.at) / 1000) * aSecond);
  }

  #makeRoom(): void {
    const [longest] = this.#buckets.keys();
    if (longest !== undefined) this.#buckets.delete(longest);
  }
}
