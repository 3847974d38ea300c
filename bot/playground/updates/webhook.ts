import type { WebhookInfo } from 'grammy/types';
import type { Clock } from '../../clock.ts';
import type { UpdateQueue, Waiting } from './queue.ts';

export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
  readonly maxConnections: number;
}

const PATIENCE = 60_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** Pushes updates to the bot: one at a time for each chat, over and over until it says 2xx. */
export class Webhook {
  readonly #queue: UpdateQueue;
  readonly #clock: Clock;
  /** What each chat is waiting for: an answer, or the end of a pause. */
  readonly #busy = new Map<number, () => void>();
  #settings: WebhookSettings | null = null;
  #lastError: { readonly date: number; readonly message: string } | null = null;

  constructor(queue: UpdateQueue, clock: Clock) {
    this.#queue = queue;
    this.#clock = clock;
    queue.whenPushed(() => this.#pumpSoon());
  }

  get isSet(): boolean {
    return this.#settings !== null;
  }

  get info(): WebhookInfo {
    const { allowed } = this.#queue;
    return {
      url: this.#settings?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: this.#queue.size,
      ...(this.#settings && { max_connections: this.#settings.maxConnections }),
      ...(this.#lastError && { last_error_date: this.#lastError.date, last_error_message: this.#lastError.message }),
      ...(allowed.length > 0 && { allowed_updates: allowed as NonNullable<WebhookInfo['allowed_updates']> }),
    };
  }

  set(settings: WebhookSettings | null): void {
    for (const stop of this.#busy.values()) stop();
    this.#busy.clear();
    this.#settings = settings;
    this.#lastError = null;
    this.#pumpSoon();
  }

  #pumpSoon(): void {
    queueMicrotask(() => this.#pump());
  }

  #pump(): void {
    if (!this.#settings) return;
    for (const waiting of this.#queue.pending(Number.POSITIVE_INFINITY)) {
      if (this.#busy.size >= this.#settings.maxConnections) return;
      if (!this.#busy.has(waiting.lane)) void this.#deliver(waiting, this.#settings, FIRST_PAUSE);
    }
  }

  async #deliver(waiting: Waiting, settings: WebhookSettings, pause: number): Promise<void> {
    const cut = new AbortController();
    this.#busy.set(waiting.lane, () => cut.abort());
    const problem = await this.#post(waiting, settings, cut);
    if (this.#settings !== settings) return;
    if (problem === null) {
      this.#busy.delete(waiting.lane);
      this.#queue.confirm(waiting);
      this.#pump();
      return;
    }
    this.#lastError = { date: Math.floor(this.#clock.now() / 1000), message: problem };
    const cancel = this.#clock.at(this.#clock.now() + pause, () => {
      void this.#deliver(waiting, settings, Math.min(LONGEST_PAUSE, pause * 2));
    });
    this.#busy.set(waiting.lane, cancel);
  }

  /** What went wrong, or null. */
  async #post({ update }: Waiting, { url, secret }: WebhookSettings, cut: AbortController): Promise<string | null> {
    const cancel = this.#clock.at(this.#clock.now() + PATIENCE, () => cut.abort());
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret !== '' && { 'x-telegram-bot-api-secret-token': secret }),
        },
        body: JSON.stringify(update),
        signal: cut.signal,
      });
      await response.arrayBuffer();
      return response.ok ? null : `Wrong response from the webhook: ${response.status} ${response.statusText}`;
    } catch (error) {
      return cut.signal.aborted ? 'Read timeout expired' : `Connection failed: ${String(error)}`;
    } finally {
      cancel();
    }
  }
}
