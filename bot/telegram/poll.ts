/**
 * Long polling that confirms updates only after they were handled: what a killed process had fetched comes again.
 * grammY's runner confirms a batch by fetching the next one, before the first is done.
 */
import { type Api, GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Clock } from '../clock.ts';
import type { Link } from '../courier/link.ts';
import type { Log } from '../log.ts';
import { ALLOWED_UPDATES, type Receive } from './bot.ts';

const TIMEOUT = 30;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

export class Poller {
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #link: Link;
  readonly #log: Log;
  readonly #abort = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #endPause: () => void = () => undefined;

  constructor(api: Api, clock: Clock, link: Link, log: Log) {
    this.#api = api;
    this.#clock = clock;
    this.#link = link;
    this.#log = log;
    link.whenRestored(() => this.#endPause());
  }

  start(receive: Receive): void {
    this.#running = this.#run(receive);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    this.#endPause();
    await this.#running;
  }

  async #run(receive: Receive): Promise<void> {
    let offset = 0;
    let failures = 0;
    const { signal } = this.#abort;
    while (!signal.aborted) {
      try {
        const updates = await this.#api.getUpdates(
          { offset, timeout: TIMEOUT, allowed_updates: ALLOWED_UPDATES },
          signal as Parameters<Api['getUpdates']>[1],
        );
        this.#link.works();
        failures = 0;
        await Promise.all(inLines(updates).map((line) => oneAfterAnother(line, receive)));
        // Ids may start anywhere after a quiet week, so only this batch counts.
        if (updates.length > 0) offset = Math.max(...updates.map(({ update_id }) => update_id)) + 1;
      } catch (error) {
        if (signal.aborted) return;
        this.#link.fails();
        failures++;
        this.#log.warn({ why: error instanceof GrammyError ? error.description : 'network' }, 'no updates');
        await this.#pause(error, failures);
      }
    }
  }

  /** Ends early when the poller is stopped, or when somebody else has heard of Telegram again. */
  #pause(error: unknown, failures: number): Promise<void> {
    const asked = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1000 : 0;
    const grown = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
    return new Promise((resolve) => {
      const takeOff = this.#clock.at(this.#clock.now() + Math.max(asked, grown), resolve);
      this.#endPause = () => {
        takeOff();
        resolve();
      };
    });
  }
}

const oneAfterAnother = async (line: readonly Update[], receive: Receive): Promise<void> => {
  for (const update of line) await receive(update);
};

/** What one person does is kept in order; what different people do may be done at the same time. */
function inLines(updates: readonly Update[]): readonly (readonly Update[])[] {
  const lines = new Map<number, Update[]>();
  for (const update of updates) {
    const { message, callback_query: press, my_chat_member: own, chat_member: member } = update;
    const who = (message ?? press ?? own ?? member)?.from?.id ?? 0;
    const line = lines.get(who) ?? [];
    line.push(update);
    lines.set(who, line);
  }
  return [...lines.values()];
}
