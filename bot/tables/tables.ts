/** All tables of the house: found by game, group or person; their deadlines kept; taken up again after a restart. */
import { randomBytes } from 'node:crypto';
import { houseSeal } from '../../shared/engine/setup/shuffle.ts';
import type { Link } from '../courier/link.ts';
import { lettersBetween } from '../narrator/mail.ts';
import { LiveGameExists } from '../store/errors.ts';
import { deadlineGivenBack } from './deadline.ts';
import { type Desk, placeOf } from './desk.ts';
import { readTable, setAside } from './kept.ts';
import { isLive, isRunning, timeUp } from './play.ts';
import { refuse } from './refusal.ts';
import type { TableState } from './state.ts';
import { type House, hasDeadline, type Order, type Reply, seatRows, Table } from './table.ts';

const HEARTBEAT = 2000;
/** While a clock runs, Telegram is asked for a word if it has been silent for so long. */
const LONGEST_SILENCE = 15_000;
const RING_AGAIN = 1000;
/** How long a command may come again and still be known. */
const KEYS_KEPT = 3 * 24 * 60 * 60 * 1000;
const SWEEP_EVERY = 60 * 60 * 1000;
/** Milliseconds by which a time in a message may be wrong. */
const WORTH_TELLING = 2000;
const LEFT_ALONE = 7 * 24 * 60 * 60 * 1000;

const randomName = (): string => randomBytes(8).toString('base64url').slice(0, 10);

const randomPart = (): string => randomBytes(32).toString('base64url');

/** By lot, but for tests. */
export interface Drawing {
  /** What the next game is called. */
  readonly nameGame?: () => string;
  /** The house's part in the shuffle; null where the seed is given. */
  readonly drawPart?: () => string | null;
}

export class Tables {
  readonly #house: House;
  readonly #link: Link;
  readonly #nameGame: () => string;
  readonly #drawPart: () => string | null;
  readonly #tables = new Map<string, Table>();
  /** The table of each group: every message in a group asks for it. */
  readonly #groups = new Map<number, Table>();
  readonly #alarms = new Map<string, { readonly deadline: number; readonly takeOff: () => void }>();
  #takeOffHeartbeat: () => void = () => undefined;
  #takeOffSweep: () => void = () => undefined;
  readonly #watchers = new Set<(state: TableState) => void>();
  #isStopped = false;
  /** By how much the calendar was ahead when times were last told. */
  #ahead: number;

  constructor(house: House, link: Link, { nameGame = randomName, drawPart = randomPart }: Drawing = {}) {
    this.#house = house;
    this.#link = link;
    this.#nameGame = nameGame;
    this.#drawPart = drawPart;
    this.#ahead = house.setAhead();
    link.whenRestored((lost) => this.#giveBack(lost));
  }

  /**
   * Time for which the process was away is given back before any clock runs on; and if the calendar was set back
   * meanwhile, what it is behind is taken off, so that every stage has left what it had.
   */
  async start(): Promise<void> {
    const { store, clock, log } = this.#house;
    const now = clock.now();
    const before = await store.write(async (tx) => {
      const kept = await tx.games.unfinished();
      const beat = await tx.meta.get('alive');
      const signs = kept.map(({ updatedAt }) => updatedAt);
      const away = now - Math.max(...signs, typeof beat === 'number' ? beat : 0);
      const before = new Map<string, number | null>();
      for (const row of kept) {
        const read = await readTable(row.id, tx, this.#house);
        if (!read) {
          await setAside(tx, row, this.#house);
          continue;
        }
        const deadline = deadlineGivenBack(read, away, now);
        if (deadline !== read.deadline) await tx.games.putOff(row.id, deadline);
        // A date to come would count as the last sign of life at every start.
        if (row.updatedAt > now) await tx.games.touch(row.id, now);
        this.#tables.set(row.id, new Table(this.#house, { ...read, deadline }));
        before.set(row.id, read.deadline);
      }
      await tx.meta.set('alive', now);
      return before;
    });
    for (const table of [...this.#tables.values()]) this.#follow(table);
    log.info({ tables: this.#tables.size }, 'tables taken up');
    this.#beat();
    this.#sweep();
    const isMoved = ({ id, deadline }: TableState) => before.get(id) !== deadline;
    if (this.all().some(isMoved)) {
      this.#aside(this.#tellNewTimes(({ id, deadline }) => before.get(id) ?? deadline));
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#takeOffHeartbeat();
    this.#takeOffSweep();
    for (const { takeOff } of this.#alarms.values()) takeOff();
    await Promise.all([...this.#tables.values()].map((table) => table.finish()));
    await this.#signOfLife();
  }

  /** The messages that say until when there is time say it anew. */
  async #tellNewTimes(shownBefore: (state: TableState) => number | null): Promise<void> {
    const { clock, links } = this.#house;
    const key = `told ${clock.now()}`;
    const same: Order = (state) => (hasDeadline(state) ? { state, events: [] } : refuse('refusal-late'));
    for (const [id, { state }] of [...this.#tables]) {
      if (!hasDeadline(state) || this.#isStopped) continue;
      await this.order(id, key, same, (now) => ({
        letters: lettersBetween({ ...now, deadline: shownBefore(now) }, now, [], links),
      }));
    }
  }

  /** After a stop or a kill the clocks go on from here: from the last word of Telegram, where it has fallen silent. */
  async #signOfLife(): Promise<void> {
    const { store, clock } = this.#house;
    const at = this.#link.isDown ? this.#link.heardAt : clock.now();
    await store.write((tx) => tx.meta.set('alive', at));
  }

  get running(): number {
    return [...this.#tables.values()].filter(({ state }) => isRunning(state)).length;
  }

  isQuiet(): boolean {
    return [...this.#tables.values()].every((table) => table.isQuiet());
  }

  /** The table as it stands, also one that is over. */
  async find(game: string): Promise<TableState | null> {
    const open = this.#tables.get(game);
    if (open) return open.state;
    return readTable(game, this.#house.store.read, this.#house);
  }

  /** The tables that are not put away. */
  all(): readonly TableState[] {
    return [...this.#tables.values()].map(({ state }) => state);
  }

  inGroup(groupId: number): TableState | null {
    return this.#groups.get(groupId)?.state ?? null;
  }

  ofPerson(person: number): readonly TableState[] {
    return this.all().filter(({ desk, status }) => status !== 'over' && placeOf(desk, person) !== null);
  }

  async order(game: string, key: string, order: Order, extra?: Parameters<Table['submit']>[2]): Promise<Reply> {
    const table = this.#tables.get(game) ?? (await this.#takeUp(game));
    if (!table) return refuse('refusal-no-such-table');
    const reply = await table.submit(key, order, extra);
    this.#follow(table);
    if ('state' in reply) this.#tell(table.state);
    return reply;
  }

  /** A game that is decided lies in the store; whoever has still something to say of it takes it up again. */
  async #takeUp(game: string): Promise<Table | null> {
    const state = await readTable(game, this.#house.store.read, this.#house);
    // Two may come at once: the second finds what the first has taken up.
    const known = this.#tables.get(game);
    if (known || state?.status !== 'over' || !isLive(state)) return known ?? null;
    const table = new Table(this.#house, state);
    this.#tables.set(game, table);
    return table;
  }

  /** A new table, unless the group has one. */
  async open(groupId: number, key: string, wished: Desk): Promise<TableState | null> {
    const { store, clock, courier, links } = this.#house;
    const now = clock.now();
    const id = this.#nameGame();
    const part = this.#drawPart();
    const house = part === null ? null : { part, seal: houseSeal({ game: id, house: part }) };
    const desk: Desk = { ...wished, house };
    const state: TableState = { id, groupId, status: 'lobby', desk, game: null, log: [], deadline: null };
    try {
      await store.write(async (tx) => {
        if (!(await tx.keys.take(`${groupId}`, key, now))) throw new LiveGameExists(groupId);
        const row = {
          id,
          groupId,
          status: 'lobby',
          version: 0,
          engine: null,
          snapshot: null,
          deadline: null,
          isPractice: false,
        } as const;
        await tx.games.create({ ...row, desk, createdAt: now, updatedAt: now });
        await tx.seats.set(id, seatRows(desk));
        await courier.queue(tx, id, lettersBetween(null, state, [], links));
      });
    } catch (error) {
      if (error instanceof LiveGameExists) return null;
      throw error;
    }
    const table = new Table(this.#house, state);
    this.#tables.set(id, table);
    this.#follow(table);
    this.#tell(state);
    return state;
  }

  /** Hears of every table that was opened, changed or put away, after that is on the disk. */
  watch(watcher: (state: TableState) => void): void {
    this.#watchers.add(watcher);
  }

  #tell(state: TableState): void {
    for (const watcher of this.#watchers) watcher(state);
  }

  /** The group has another id; its messages have to be sent anew there. */
  async moved(from: number, to: number): Promise<void> {
    const { store, courier } = this.#house;
    const closed = await store.write(async (tx) => {
      const closed = await tx.groups.migrate(from, to);
      courier.moved(from, to);
      return closed;
    });
    for (const [id, { state }] of this.#tables) {
      const change: Order = (now) => ({
        state: { ...now, groupId: to, status: id === closed ? 'cancelled' : now.status },
        events: [],
      });
      if (state.groupId === from || id === closed) await this.order(id, `moved to ${to}`, change);
    }
    this.#groups.delete(from);
  }

  /** After anything has happened at a table: a finished one is put away, the alarm of any other set right. */
  #follow(table: Table): void {
    const { id, status, groupId } = table.state;
    if (this.#tables.get(id) !== table) return;
    this.#setAlarm(table);
    if (status === 'lobby' || status === 'running') this.#groups.set(groupId, table);
    else this.#putAway(table);
  }

  /** The group is free for another game; the table itself stays as long as its clock runs. */
  #putAway(table: Table): void {
    const { id, groupId } = table.state;
    if (!hasDeadline(table.state) && table.isQuiet()) this.#tables.delete(id);
    if (this.#groups.get(groupId)?.state.id === id) this.#groups.delete(groupId);
  }

  #setAlarm(table: Table): void {
    const { id, deadline } = table.state;
    const set = this.#alarms.get(id);
    const isWanted = hasDeadline(table.state) && !this.#isStopped;
    if (set && isWanted && set.deadline === deadline) return;
    this.#takeOffAlarm(id);
    if (isWanted && deadline !== null) this.#ringAt(deadline, table, deadline);
  }

  #takeOffAlarm(id: string): void {
    this.#alarms.get(id)?.takeOff();
    this.#alarms.delete(id);
  }

  #ringAt(time: number, table: Table, deadline: number): void {
    this.#takeOffAlarm(table.state.id);
    const takeOff = this.#house.clock.at(time, () => this.#ring(table, deadline));
    this.#alarms.set(table.state.id, { deadline, takeOff });
  }

  /** An alarm that comes to nothing rings again. */
  #ring(table: Table, deadline: number): void {
    const { state } = table;
    if (this.#isStopped || !isLive(state) || state.deadline !== deadline) return;
    if (!this.#link.isSure) {
      this.#hold(table, deadline);
      return;
    }
    this.#ringAt(this.#house.clock.now() + RING_AGAIN, table, deadline);
    const { serial } = state.game.stage;
    const timed: Order = (now, at) =>
      isLive(now) && table.state.deadline === deadline ? timeUp(now, serial, at) : refuse('refusal-late');
    void this.order(state.id, `time ${serial}`, timed);
  }

  /** While Telegram cannot be reached nobody could have answered: no time is up before it has spoken. */
  #hold(table: Table, deadline: number): void {
    const { id } = table.state;
    let isHeld = true;
    const takeOff = () => {
      isHeld = false;
    };
    this.#takeOffAlarm(id);
    this.#alarms.set(id, { deadline, takeOff });
    void this.#house.courier.reach().then(() => {
      if (isHeld) this.#ring(table, deadline);
    });
  }

  #giveBack(lost: number): void {
    if (lost === 0 || this.#isStopped) return;
    for (const [id, table] of this.#tables) {
      if (!hasDeadline(table.state)) continue;
      void this.order(id, `back ${this.#house.clock.now()}`, (state, now) => later(state, lost, now));
    }
  }

  /** So that after a kill it is known when the clocks stopped, and soon that Telegram has gone. */
  #beat(): void {
    const { clock, courier } = this.#house;
    this.#takeOffHeartbeat = clock.at(clock.now() + HEARTBEAT, () => {
      this.#beat();
      this.#readCalendar();
      if (this.#alarms.size === 0) return;
      this.#aside(this.#signOfLife());
      if (clock.now() - this.#link.heardAt >= LONGEST_SILENCE) void courier.reach();
    });
  }

  /** If it was set, the times that stand in messages are wrong, and told anew. The clocks themselves run on. */
  #readCalendar(): void {
    const ahead = this.#house.setAhead();
    const leap = ahead - this.#ahead;
    if (Math.abs(leap) < WORTH_TELLING) return;
    this.#ahead = ahead;
    this.#house.log.warn({ milliseconds: leap }, 'the calendar was set');
    this.#aside(this.#tellNewTimes(({ deadline }) => deadline && deadline - leap));
  }

  #sweep(): void {
    const { store, clock } = this.#house;
    const before = clock.now() - KEYS_KEPT;
    this.#aside(
      store.write(async (tx) => {
        await tx.keys.prune(before);
        await tx.updates.prune(before);
      }),
    );
    this.#aside(this.#putAwayLeft());
    this.#takeOffSweep = clock.at(clock.now() + SWEEP_EVERY, () => this.#sweep());
  }

  /** A practice that nobody has come back to. */
  async #putAwayLeft(): Promise<void> {
    const { store, clock } = this.#house;
    for (const id of await store.read.games.leftAlone(clock.now() - LEFT_ALONE)) {
      await this.order(id, 'left alone', (state) => ({
        state: { ...state, status: 'cancelled', deadline: null },
        events: [],
      }));
    }
  }

  /** Nobody waits for it; that it failed is worth a line, not a crash. */
  #aside(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#house.log.error({ err: error }, 'the store could not be written'));
  }
}

const later = (state: TableState, lost: number, now: number) =>
  state.deadline === null
    ? refuse('refusal-late')
    : { state: { ...state, deadline: deadlineGivenBack(state, lost, now) }, events: [] };
