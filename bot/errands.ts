/** Work that nobody waits for, but that a clean stop lets finish. */
import type { Log } from './log.ts';

export class Errands {
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  run(name: string, work: () => Promise<void>): void {
    const done = work().catch((error: unknown) => this.#log.error({ err: error, name }, 'an errand failed'));
    this.#underWay.add(done);
    void done.finally(() => this.#underWay.delete(done));
  }

  isQuiet(): boolean {
    return this.#underWay.size === 0;
  }

  async finish(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
