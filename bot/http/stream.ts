/** One open screen. Only the newest sight waits for a slow reader, however much has happened meanwhile. */
import type { Language } from '../../shared/text/languages.ts';
import type { Shown } from '../../shared/wire/sight.ts';
import type { TableState } from '../table/state.ts';
import type { AppReader } from './sights.ts';

export interface StreamOptions {
  readonly state: TableState;
  readonly reader: AppReader;
  readonly since: number;
  /** The version that the reader has. */
  readonly seen: string | null;
  readonly look: (state: TableState, reader: AppReader) => Shown;
  readonly onClose: (stream: Stream) => void;
  /** Breaks the connection off, for a reader who takes nothing any more. */
  readonly cut: () => void;
}

/** So many heartbeats may wait for a reader. */
const MOST_BEATS = 4;

const encoder = new TextEncoder();

export class Stream {
  readonly since: number;
  readonly body: ReadableStream<Uint8Array>;
  state: TableState;
  readonly #look: StreamOptions['look'];
  readonly #onClose: StreamOptions['onClose'];
  readonly #cut: () => void;
  #reader: AppReader;
  #seen: string | null;
  #news: 'none' | 'perhaps' | 'anyway' = 'perhaps';
  #beats = 0;
  #isWaitedFor = false;
  #next: string | null = null;
  #isClosed = false;
  #wake: () => void = () => undefined;

  constructor({ state, reader, since, seen, look, onClose, cut }: StreamOptions) {
    this.state = state;
    this.since = since;
    this.#reader = reader;
    this.#seen = seen;
    this.#look = look;
    this.#onClose = onClose;
    this.#cut = cut;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      this.#isWaitedFor = true;
      const word = await this.#word();
      this.#isWaitedFor = false;
      if (word === null) controller.close();
      else controller.enqueue(encoder.encode(word));
    };
    // Nothing is made before the reader asks for it.
    this.body = new ReadableStream({ pull, cancel: () => this.close() }, { highWaterMark: 0 });
  }

  get reader(): AppReader {
    return this.#reader;
  }

  /** The later table of the group that the reader was last told of. */
  get next(): string | null {
    return this.#next;
  }

  tell(news: 'perhaps' | 'anyway' = 'perhaps'): void {
    if (this.#news !== 'anyway') this.#news = news;
    this.#wake();
  }

  speak(language: Language): void {
    this.#reader = { ...this.#reader, language };
    this.tell();
  }

  beat(): void {
    this.#beats++;
    this.#wake();
    if (this.#beats > MOST_BEATS) this.cut();
  }

  /** Nobody waits for a reader who is not reading. */
  cut(): void {
    this.close();
    if (!this.#isWaitedFor) this.#cut();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#onClose(this);
    this.#wake();
  }

  async #word(): Promise<string | null> {
    for (;;) {
      if (this.#isClosed) return null;
      const word = this.#news === 'none' ? null : this.#say();
      if (word !== null) return word;
      if (this.#beats > 0) {
        this.#beats = 0;
        return ':\n\n';
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Null where what the reader sees is as it was. */
  #say(): string | null {
    const isAnyway = this.#news === 'anyway';
    this.#news = 'none';
    const shown = this.#look(this.state, this.#reader);
    const { version, next } = shown.sight;
    this.#next = next;
    if (version === this.#seen && !isAnyway) return null;
    this.#seen = version;
    this.#beats = 0;
    return `event: shown\nid: ${version}\ndata: ${JSON.stringify(shown)}\n\n`;
  }
}
