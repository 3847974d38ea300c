/** Asks Telegram for a sign of life where nothing else would. */
import type { Api } from 'grammy';
import { type Clock, sleep } from '../clock.ts';
import type { Link } from './link.ts';
import { outcomeOf } from './outcome.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

export class Probe {
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #link: Link;
  #asking: Promise<void> | null = null;
  #isCalling = false;
  #isStopped = false;

  constructor(api: Api, clock: Clock, link: Link) {
    this.#api = api;
    this.#clock = clock;
    this.#link = link;
  }

  isQuiet(): boolean {
    return !this.#isCalling;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Resolves when Telegram has spoken. Whoever asks meanwhile waits for the same answer. */
  reach(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    for (let pause = FIRST_PAUSE; !(await this.#isHeard()); pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
      await sleep(this.#clock, pause);
      if (this.#isStopped || this.#link.isSure) return;
    }
  }

  async #isHeard(): Promise<boolean> {
    this.#isCalling = true;
    try {
      await this.#api.getMe();
      this.#link.works();
      return true;
    } catch (error) {
      const isAnswer = outcomeOf(error).is !== 'unknown';
      if (isAnswer) this.#link.works();
      else this.#link.fails();
      return isAnswer;
    } finally {
      this.#isCalling = false;
    }
  }
}
