/** The stage, live: everything at first, then every change. */
import type { StageNews } from '../../shared/wire/playground.ts';
import type { Clock } from '../clock.ts';
import type { Show } from './show.ts';

const HEARTBEAT = 15_000;
/** A page that reads nothing for so long is given up; it will come back and be told everything. */
const MOST_WAITING = 2000;

export class Feeds {
  readonly #show: Show;
  readonly #wall: Clock;
  readonly #closers = new Set<() => void>();

  constructor(show: Show, wall: Clock) {
    this.#show = show;
    this.#wall = wall;
  }

  open(): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let close: () => void = () => undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const say = (word: string) => {
            controller.enqueue(encoder.encode(word));
            if ((controller.desiredSize ?? 0) < -MOST_WAITING) close();
          };
          const tell = (news: StageNews) => say(`data: ${JSON.stringify(news)}\n\n`);
          tell({ is: 'stage', stage: this.#show.stage() });
          tell(this.#show.chats());
          const stopHearing = this.#show.hear(tell);
          const stopBeating = this.#beat(() => say(':\n\n'));
          close = () => {
            if (!this.#closers.delete(close)) return;
            stopHearing();
            stopBeating();
            controller.close();
          };
          this.#closers.add(close);
        },
        cancel: () => close(),
      },
      { highWaterMark: 1 },
    );
  }

  closeAll(): void {
    for (const close of [...this.#closers]) close();
  }

  #beat(say: () => void): () => void {
    let takeOff: () => void = () => undefined;
    const next = () => {
      takeOff = this.#wall.at(this.#wall.now() + HEARTBEAT, () => {
        next();
        say();
      });
    };
    next();
    return () => takeOff();
  }
}
