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
  #call: Promise<boolean> | null = null;
  #isStopped = false;

  constructor(api: Api, clock: Clock, link: Link) {
    this.#api = api;
    this.#clock = clock;
    this.#link = link;
  }

  isQuiet(): boolean {
    return this.#call === null;
  }

  /** What is under way is finished. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#call;
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

  #isHeard(): Promise<boolean> {
    this.#call = this.#getMe().finally(() => {
      this.#call = null;
    });
    return this.#call;
  }

  async #getMe(): Promise<boolean> {
    try {
      await this.#api.getMe();
    } catch (error) {
      if (outcomeOf(error).is === 'unknown') {
        this.#link.fails();
        return false;
      }
    }
    this.#link.works();
    return true;
  }
}
