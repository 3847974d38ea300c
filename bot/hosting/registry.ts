/** All tables of the house: found by game, group or person; opened, changed, put away, taken up again after a restart. */
import { randomBytes } from 'node:crypto';
import type { GameId } from '../../shared/engine/ids.ts';
import { houseSeal } from '../../shared/engine/setup/shuffle.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import type { Link } from '../courier/link.ts';
import { lettersBetween } from '../narrator/mail.ts';
import { LiveGameExists } from '../store/errors.ts';
import { deadlineGivenBack } from '../table/deadline.ts';
import { type Desk, placeOf, putIn } from '../table/desk.ts';
import type { Order, Reply } from '../table/order.ts';
import { isLive, isRunning, timeUp } from '../table/play.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';
import { Alarms } from './alarms.ts';
import { Heartbeat } from './heartbeat.ts';
import { readTable } from './kept.ts';
import { type House, hasDeadline, seatRows, Table } from './mailbox.ts';
import { recover } from './recovery.ts';
import { Sweep } from './sweep.ts';

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
  readonly #nameGame: () => string;
  readonly #drawPart: () => string | null;
  readonly #tables = new Map<string, Table>();
  /** The table of each group: every message in a group asks for it. */
  readonly #groups = new Map<number, Table>();
  readonly #alarms: Alarms;
  readonly #heartbeat: Heartbeat;
  readonly #sweep: Sweep;
  readonly #watchers = new Set<(state: TableState) => void>();
  #isStopped = false;

  constructor(house: House, link: Link, { nameGame = randomName, drawPart = randomPart }: Drawing = {}) {
    this.#house = house;
    this.#nameGame = nameGame;
    this.#drawPart = drawPart;
    const aside = (work: Promise<unknown>) => this.#aside(work);
    this.#alarms = new Alarms(house, link, (table, deadline) => this.#timeIsUp(table, deadline));
    this.#heartbeat = new Heartbeat(house, link, {
      isTimed: () => this.#alarms.areSet,
      calendarWasSet: (leap) => aside(this.#tellNewTimes(({ deadline }) => deadline && deadline - leap)),
      aside,
    });
    this.#sweep = new Sweep(house, { putAway: (game) => this.order(game, 'left alone', putAway), aside });
    link.whenRestored((lost) => this.#giveBack(lost));
  }

  async start(): Promise<void> {
    const recovered = await recover(this.#house);
    for (const { state } of recovered) this.#tables.set(state.id, new Table(this.#house, state));
    for (const table of [...this.#tables.values()]) this.#follow(table);
    this.#house.log.info({ tables: this.#tables.size }, 'tables taken up');
    this.#heartbeat.beat();
    this.#sweep.sweep();
    const told = new Map(recovered.map((one) => [one.state.id, one.told]));
    const isMoved = ({ id, deadline }: TableState) => told.get(id) !== deadline;
    if (this.all().some(isMoved)) this.#aside(this.#tellNewTimes(({ id, deadline }) => told.get(id) ?? deadline));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#heartbeat.stop();
    this.#sweep.stop();
    this.#alarms.stop();
    await Promise.all([...this.#tables.values()].map((table) => table.finish()));
    await this.#heartbeat.signOfLife();
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

  get running(): number {
    return [...this.#tables.values()].filter(({ state }) => isRunning(state)).length;
  }

  isQuiet(): boolean {
    return [...this.#tables.values()].every((table) => table.isQuiet());
  }

  /** The table as it stands, also one that is over. */
  async find(game: GameId): Promise<TableState | null> {
    const open = this.#tables.get(game);
    if (open) return open.state;
    return readTable(game, this.#house.store.read, this.#house);
  }

  /** The tables that are not put away. */
  all(): readonly TableState[] {
    return [...this.#tables.values()].map(({ state }) => state);
  }

  inGroup(groupId: ChatId): TableState | null {
    return this.#groups.get(groupId)?.state ?? null;
  }

  ofPerson(person: PersonId): readonly TableState[] {
    return this.all().filter(({ desk, status }) => status !== 'over' && placeOf(desk, person) !== null);
  }

  async order(game: GameId, key: string, order: Order, extra?: Parameters<Table['submit']>[2]): Promise<Reply> {
    const table = this.#tables.get(game) ?? (await this.#takeUp(game));
    if (!table) return refuse('refusal-no-such-table');
    const reply = await table.submit(key, order, extra);
    this.#follow(table);
    if ('state' in reply) this.#tell(table.state);
    return reply;
  }

  /** A game that is decided lies in the store; whoever has still something to say of it takes it up again. */
  async #takeUp(game: GameId): Promise<Table | null> {
    const state = await readTable(game, this.#house.store.read, this.#house);
    // Two may come at once: the second finds what the first has taken up.
    const known = this.#tables.get(game);
    if (known || state?.status !== 'over' || !isLive(state)) return known ?? null;
    const table = new Table(this.#house, state);
    this.#tables.set(game, table);
    return table;
  }

  /** A new table, unless the group has one. */
  async open(groupId: ChatId, key: string, wished: Desk): Promise<TableState | null> {
    const { store, clock, courier, links } = this.#house;
    const now = clock.now();
    const id = this.#nameGame();
    const part = this.#drawPart();
    const house = part === null ? null : { part, seal: houseSeal({ game: id, house: part }) };
    const desk: Desk = putIn(wished, 'deal', { house });
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
      const cancelled = await tx.groups.migrate(from, to);
      courier.moved(from, to);
      return cancelled;
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
    this.#alarms.set(table);
    if (status === 'lobby' || status === 'running') this.#groups.set(groupId, table);
    else this.#putAway(table);
  }

  /** The group is free for another game; the table itself stays as long as its clock runs. */
  #putAway(table: Table): void {
    const { id, groupId } = table.state;
    if (!hasDeadline(table.state) && table.isQuiet()) this.#tables.delete(id);
    if (this.#groups.get(groupId)?.state.id === id) this.#groups.delete(groupId);
  }

  #timeIsUp(table: Table, deadline: number): void {
    const { state } = table;
    if (!isLive(state)) return;
    const { serial } = state.game.stage;
    const timed: Order = (now, at) =>
      isLive(now) && table.state.deadline === deadline ? timeUp(now, serial, at) : refuse('refusal-late');
    void this.order(state.id, `time ${serial}`, timed);
  }

  #giveBack(lost: number): void {
    if (lost === 0 || this.#isStopped) return;
    for (const [id, table] of this.#tables) {
      if (!hasDeadline(table.state)) continue;
      void this.order(id, `back ${this.#house.clock.now()}`, (state, now) => later(state, lost, now));
    }
  }

  /** Nobody waits for it; that it failed is worth a line, not a crash. */
  #aside(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#house.log.error({ err: error }, 'the store could not be written'));
  }
}

const putAway: Order = (state) => ({ state: { ...state, status: 'cancelled', deadline: null }, events: [] });

const later = (state: TableState, lost: number, now: number) =>
  state.deadline === null
    ? refuse('refusal-late')
    : { state: { ...state, deadline: deadlineGivenBack(state, lost, now) }, events: [] };
