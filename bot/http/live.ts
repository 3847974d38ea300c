/** The open screens: each hears of its table as soon as what its reader sees has changed. */
import type { PersonId } from '../../shared/wire/ids.ts';
import type { Clock } from '../clock.ts';
import type { Tables } from '../hosting/registry.ts';
import type { TableState } from '../table/state.ts';
import { isOver } from './session.ts';
import type { AppReader, Sights } from './sights.ts';
import { Stream, type StreamOptions } from './stream.ts';

const HEARTBEAT = 15_000;
const MOST_A_PERSON = 5;

export type Watching = Omit<StreamOptions, 'look' | 'onClose'>;

export class Live {
  readonly #tables: Tables;
  readonly #sights: Sights;
  readonly #wall: Clock;
  readonly #streams = new Set<Stream>();
  readonly #byGame = new Map<string, Set<Stream>>();
  #takeOffHeartbeat: (() => void) | null = null;
  #isStopped = false;

  constructor(tables: Tables, sights: Sights, wall: Clock) {
    this.#tables = tables;
    this.#sights = sights;
    this.#wall = wall;
    tables.watch((state) => this.#changed(state));
  }

  get size(): number {
    return this.#streams.size;
  }

  open(opening: Watching): ReadableStream<Uint8Array> {
    const stream = new Stream({
      ...opening,
      look: (now, as) => this.#sights.shown(this.#sights.sightNow(now, as)),
      onClose: (closed) => this.#forget(closed),
    });
    if (this.#isStopped) stream.close();
    else this.#keep(stream);
    return stream.body;
  }

  /** Everybody is told how things stand, whether or not that has changed: the clock runs otherwise. */
  tellAll(): void {
    for (const stream of this.#streams) stream.tell('anyway');
  }

  /** Signed in as this person, a screen speaks another language now. */
  speak({ person, language }: AppReader): void {
    for (const stream of this.#of(person)) stream.speak(language);
  }

  stop(): void {
    this.#isStopped = true;
    for (const stream of [...this.#streams]) stream.cut();
  }

  #of(person: PersonId): readonly Stream[] {
    return [...this.#streams].filter(({ reader }) => reader.person === person);
  }

  #keep(stream: Stream): void {
    this.#streams.add(stream);
    const game = stream.state.id;
    this.#byGame.set(game, (this.#byGame.get(game) ?? new Set()).add(stream));
    const own = this.#of(stream.reader.person);
    for (const old of own.slice(0, Math.max(0, own.length - MOST_A_PERSON))) old.close();
    if (!this.#takeOffHeartbeat) this.#beat();
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream);
    const others = this.#byGame.get(stream.state.id);
    others?.delete(stream);
    if (others?.size === 0) this.#byGame.delete(stream.state.id);
    if (this.#streams.size > 0) return;
    this.#takeOffHeartbeat?.();
    this.#takeOffHeartbeat = null;
  }

  #changed(state: TableState): void {
    for (const stream of [...(this.#byGame.get(state.id) ?? [])]) {
      stream.state = state;
      this.#tell(stream);
    }
    // Whoever still looks at an earlier table of the group learns that there is another one, or no longer.
    const live = this.#tables.inGroup(state.groupId);
    for (const stream of this.#streams) {
      const isEarlier = stream.state.groupId === state.groupId && stream.state.id !== state.id;
      if (!isEarlier || stream.next === (live?.id ?? null)) continue;
      if (live === null) stream.tell();
      else void this.#sights.mayLook(live, stream.reader.person).then((may) => may && stream.tell());
    }
  }

  /** Whoever has lost the place may look on as one of the group, and only then. */
  #tell(stream: Stream): void {
    const { state, reader } = stream;
    const may = this.#sights.mayStillLook(state, reader.person);
    if (may) stream.tell();
    else if (may === false) stream.close();
    else this.#askAgain(stream);
  }

  #askAgain(stream: Stream): void {
    void this.#sights.mayLook(stream.state, stream.reader.person).then((may) => {
      if (may) stream.tell();
      else stream.close();
    });
  }

  #beat(): void {
    this.#takeOffHeartbeat = this.#wall.at(this.#wall.now() + HEARTBEAT, () => {
      this.#beat();
      for (const stream of [...this.#streams]) {
        if (isOver(stream, this.#wall.now())) stream.close();
        else stream.beat();
        if (this.#sights.mayStillLook(stream.state, stream.reader.person) === null) this.#askAgain(stream);
      }
    });
  }
}
