import type { GameId } from '../../shared/engine/ids.ts';
/** Works out the odds of tables that no rulebook has set: beside everything else, for a second at most, and only the latest wish. */

import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Census, Kind } from '../odds/census.ts';
import { LEAST_GAMES, nameOf, sharesIn, unknownAt } from '../odds/table.ts';
import { CountingThread } from '../odds/thread.ts';
import { putIn } from '../table/desk.ts';
import type { Reckoned } from '../table/odds.ts';
import type { Order } from '../table/order.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from './registry.ts';

const MOST_GAMES = 1000;
/** Milliseconds of the wall's clock: starting the thread takes the rest of a second. */
const TIME = 800;
/** Whoever chooses cards does so for a while: a thread that has warmed up plays several times as many games. */
const LINGERS = 60_000;
/** So many tables are remembered. */
const MOST_KNOWN = 500;

export class Oddsmaker {
  readonly #tables: Tables;
  readonly #clock: Clock;
  readonly #log: Log;
  /** What each table waits for. */
  readonly #wanted = new Map<string, Kind>();
  readonly #known = new Map<string, Reckoned>();
  #thread: CountingThread | null = null;
  #takeOffAlarm: () => void = () => undefined;
  #isAtWork = false;
  #isStopped = false;

  constructor(tables: Tables, { clock, log }: { readonly clock: Clock; readonly log: Log }) {
    this.#tables = tables;
    this.#clock = clock;
    this.#log = log;
    tables.watch((state) => this.#follow(state));
  }

  isQuiet(): boolean {
    return !this.#isAtWork;
  }

  /** At once: what is being worked out is of no use any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wanted.clear();
    await this.#rest();
  }

  async #rest(): Promise<void> {
    this.#takeOffAlarm();
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }

  #follow({ id, status, desk }: TableState): void {
    const kind = status === 'lobby' && desk.practice.solo === null && !this.#isStopped ? unknownAt(desk) : null;
    if (!kind) {
      this.#wanted.delete(id);
      return;
    }
    this.#wanted.set(id, kind);
    if (!this.#isAtWork) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    this.#takeOffAlarm();
    try {
      for (let [next] = this.#wanted; next; [next] = this.#wanted) await this.#serve(...next);
    } catch (error) {
      this.#wanted.clear();
      if (!this.#isStopped) this.#log.warn({ err: error }, 'the odds could not be worked out');
      await this.#rest();
    } finally {
      this.#isAtWork = false;
      const later = this.#clock.now() + LINGERS;
      if (this.#thread) this.#takeOffAlarm = this.#clock.at(later, () => void this.#rest());
    }
  }

  async #serve(game: GameId, kind: Kind): Promise<void> {
    const odds = await this.#reckoned(kind);
    if (this.#isStopped) return;
    // While this was worked out the table may have come to want something else.
    if (this.#wanted.get(game) === kind) this.#wanted.delete(game);
    const tell: Order = (state) => {
      const wanted = state.status === 'lobby' ? unknownAt(state.desk) : null;
      if (!wanted || nameOf(wanted) !== odds.of) return refuse('refusal-late');
      return { state: { ...state, desk: putIn(state.desk, 'practice', { odds }) }, events: [] };
    };
    await this.#tables.order(game, `odds ${this.#clock.now()}`, tell);
  }

  async #reckoned(kind: Kind): Promise<Reckoned> {
    const of = nameOf(kind);
    const known = this.#known.get(of);
    if (known) return known;
    if (this.#thread === null || this.#thread.isEnded) this.#thread = new CountingThread();
    const census: Census = await this.#thread.count({
      kind,
      from: 0,
      games: MOST_GAMES,
      within: TIME,
      least: LEAST_GAMES,
    });
    const reckoned = { of, shares: sharesIn(kind.edition, census), games: census.games };
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(of, reckoned);
    return reckoned;
  }
}
