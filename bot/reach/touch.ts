/** Whom a direct message would reach for all we know, so that Telegram need not be asked. Forgotten with the process. */
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Clock } from '../clock.ts';

const FRESH = 60 * 60_000;

export class Touch {
  readonly #clock: Clock;
  readonly #heard = new Map<number, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** They wrote to the bot, or Telegram has signed that it may write to them. */
  note(person: PersonId): void {
    const now = this.#clock.now();
    for (const [old, at] of this.#heard) {
      // In the order in which they were heard.
      if (at > now - FRESH) break;
      this.#heard.delete(old);
    }
    this.#heard.delete(person);
    this.#heard.set(person, now);
  }

  lose(person: PersonId): void {
    this.#heard.delete(person);
  }

  has(person: PersonId): boolean {
    const at = this.#heard.get(person);
    return at !== undefined && at > this.#clock.now() - FRESH;
  }
}
