import type { Update } from 'grammy/types';
import type { Clock } from '../../clock.ts';
import { inLanes, type Redelivery } from './redelivery.ts';

export type UpdateKind = Exclude<keyof Update, 'update_id'>;

export interface Waiting {
  readonly update: Update;
  /** The chat it belongs to: within one, updates keep their order. */
  readonly lane: number;
  readonly at: number;
}

/** Kinds that a bot gets only if it asks for them by name. */
const ON_REQUEST: readonly string[] = ['chat_member', 'message_reaction', 'message_reaction_count'];

const KEPT = 24 * 60 * 60 * 1000;

/** Updates from the moment they happen until the bot confirms them. */
export class UpdateQueue {
  redelivery: Redelivery | null = null;
  /** Empty for the usual kinds. */
  allowed: readonly string[] = [];
  readonly #clock: Clock;
  readonly #listeners: (() => void)[] = [];
  #nextId = 100_000_001;
  #waiting: Waiting[] = [];
  /** Confirmed ones that redelivery will hand out once more, and how often. */
  #echoes: { readonly waiting: Waiting; times: number }[] = [];
  #echoesOut = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  whenPushed(listener: () => void): void {
    this.#listeners.push(listener);
  }

  push<Kind extends UpdateKind>(kind: Kind, lane: number, body: NonNullable<Update[Kind]>): void {
    const isWanted = this.allowed.length === 0 ? !ON_REQUEST.includes(kind) : this.allowed.includes(kind);
    if (!isWanted) return;
    this.#waiting.push({ update: { update_id: this.#nextId++, [kind]: body }, lane, at: this.#clock.now() });
    for (const listener of this.#listeners) listener();
  }

  get size(): number {
    return this.#waiting.length + this.#echoes.length;
  }

  /** Whether everything that was handed out has been confirmed, and nothing waits. */
  get isQuiet(): boolean {
    return this.size === 0 && this.#echoesOut === 0;
  }

  /** Forgets what is older than Telegram keeps. */
  #expire(): void {
    this.#waiting = this.#waiting.filter(({ at }) => this.#clock.now() - at < KEPT);
  }

  clear(): void {
    this.#waiting = [];
    this.#echoes = [];
  }

  /** Confirms by a poll's offset; a negative one keeps only so many from the end. */
  confirmBefore(offset: number): void {
    this.#echoesOut = 0;
    const keep =
      offset < 0 ? this.#waiting.slice(offset) : this.#waiting.filter(({ update }) => update.update_id >= offset);
    for (const waiting of this.#waiting) if (!keep.includes(waiting)) this.#echoLater(waiting);
    this.#waiting = keep;
  }

  /** Confirms one that a webhook took. */
  confirm(waiting: Waiting): void {
    const wasWaiting = this.#waiting.includes(waiting);
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    if (wasWaiting) this.#echoLater(waiting);
    else this.#echoed(waiting);
  }

  #echoLater(waiting: Waiting): void {
    const times = (this.redelivery?.times() ?? 1) - 1;
    if (times > 0) this.#echoes.push({ waiting, times });
  }

  #echoed(waiting: Waiting): void {
    for (const echo of this.#echoes) if (echo.waiting === waiting) echo.times--;
    this.#echoes = this.#echoes.filter(({ times }) => times > 0);
  }

  /** What could be handed out now, in the order in which it should be. */
  pending(limit: number): readonly Waiting[] {
    this.#expire();
    const batch = [...this.#waiting, ...this.#echoes.map(({ waiting }) => waiting)].slice(0, limit);
    return this.redelivery ? inLanes(batch, this.redelivery.shuffle) : batch;
  }

  /** A poll's batch. Echoes in it count as delivered, the others stay until they are confirmed. */
  take(limit: number): readonly Update[] {
    const batch = this.pending(limit);
    for (const waiting of batch) {
      if (this.#waiting.includes(waiting)) continue;
      this.#echoed(waiting);
      this.#echoesOut++;
    }
    return batch.map(({ update }) => update);
  }
}
