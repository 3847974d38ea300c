/** One table and its mailbox: what comes in is done one thing after the other, each in one transaction. */
import { ENGINE_VERSION } from '../../shared/engine/version.ts';
import type { ChatCall } from '../chat/errand.ts';
import type { Letter } from '../chat/letter.ts';
import type { Clock } from '../clock.ts';
import type { Courier } from '../courier/courier.ts';
import type { Links } from '../links.ts';
import type { Log } from '../log.ts';
import { lettersBetween } from '../narrator/mail.ts';
import type { Tx } from '../store/repository.ts';
import type { Store } from '../store/store.ts';
import { isAsleep } from '../table/deadline.ts';
import { type Desk, isForPractice, isSeat, peopleOf } from '../table/desk.ts';
import type { Order, Reply } from '../table/order.ts';
import { isLive } from '../table/play.ts';
import { quietBetween } from '../table/quiet.ts';
import { refuse } from '../table/refusal.ts';
import type { TableState } from '../table/state.ts';

/** What a table needs of the house it stands in. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly courier: Courier;
  readonly log: Log;
  readonly links: Links;
  /** By how many milliseconds the calendar was set on, or back, since the clock began to run. */
  readonly setAhead: () => number;
}

/** By the calendar, by which people are told the time and groups sleep. The clock knows nothing of it. */
export const dated = (state: TableState, ahead: number): TableState =>
  ahead === 0 || state.deadline === null ? state : { ...state, deadline: state.deadline + ahead };

/** Anything that is to be sent besides what the change itself calls for; a message that it calls for goes as it says. */
export type Enclosed = (after: TableState) => {
  readonly letters?: readonly Letter[];
  readonly errands?: readonly ChatCall[];
};

class Repeated extends Error {}

export class Table {
  readonly #house: House;
  #state: TableState;
  #mailbox: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(house: House, state: TableState) {
    this.#house = house;
    this.#state = state;
  }

  get state(): TableState {
    return this.#state;
  }

  isQuiet(): boolean {
    return this.#waiting === 0;
  }

  /** Resolves when everything that has come in so far is done. */
  async finish(): Promise<void> {
    await this.#mailbox;
  }

  /** Every key is honoured once; the answer comes after the commit. */
  submit(key: string, order: Order, extra?: Enclosed): Promise<Reply> {
    this.#waiting++;
    const reply = this.#mailbox.then(() => this.#carryOut(key, order, extra));
    this.#mailbox = reply.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return reply;
  }

  async #carryOut(key: string, order: Order, extra: Enclosed | undefined): Promise<Reply> {
    const { store, clock, courier, log, links, setAhead } = this.#house;
    const now = clock.now();
    const ahead = setAhead();
    const before = this.#state;
    const shown = dated(before, ahead);
    try {
      const step = order(shown, now + ahead);
      // Done before a restart, and brought again because nobody had heard of it: no refusal then.
      if ('refused' in step) return (await store.read.keys.isTaken(before.id, key)) ? { isRepeated: true } : step;
      const { state: told, events } = step;
      const isChanged = told !== shown;
      const after = isChanged ? dated(told, -ahead) : before;
      const called = isChanged ? lettersBetween(shown, told, events, links) : [];
      const more = extra?.(told) ?? {};
      const isCalledFor = (letter: Letter) =>
        called.some(({ chatId, subject }) => chatId === letter.chatId && subject === letter.subject);
      const wanted = [...called, ...(more.letters ?? []).filter((letter) => !isCalledFor(letter))];
      const letters = isAsleep(shown, now + ahead) || isAsleep(told, now + ahead) ? wanted.map(silent) : wanted;
      const errands = [...quietBetween(before, after, now + ahead), ...(more.errands ?? [])];
      await store.write(async (tx) => {
        if (!(await tx.keys.take(after.id, key, now))) throw new Repeated();
        if (isChanged) await saveTable(tx, before, after, now);
        await courier.queue(tx, after.id, letters, errands);
      });
      this.#state = after;
      return { state: after };
    } catch (error) {
      if (error instanceof Repeated) return { isRepeated: true };
      log.error({ err: error, game: before.id }, 'an order could not be carried out');
      return refuse('refusal-broken');
    }
  }
}

async function saveTable(tx: Tx, before: TableState, after: TableState, now: number): Promise<void> {
  const version = after.log.length;
  await tx.games.save({
    id: after.id,
    expectedVersion: before.log.length,
    version,
    status: after.status,
    engine: after.game ? ENGINE_VERSION : null,
    snapshot: after.game,
    desk: after.desk,
    deadline: after.deadline,
    updatedAt: now,
    isPractice: after.game !== null && isForPractice(after.desk),
  });
  if (version > before.log.length) {
    await tx.events.append(after.id, before.log.length + 1, after.log.slice(before.log.length), now);
  }
  if (isSeatedOtherwise(before.desk, after.desk)) await tx.seats.set(after.id, seatRows(after.desk));
}

const silent = (letter: Letter): Letter => ({ ...letter, message: { ...letter.message, isSilent: true } });

const isSeatedOtherwise = (one: Desk, other: Desk): boolean =>
  one.players !== other.players || one.host !== other.host || one.aide !== other.aide;

export const seatRows = (desk: Desk) =>
  peopleOf(desk).map(({ id, sitter }) => ({ personId: sitter.person, seat: isSeat(id) ? id : null }));

export const hasDeadline = (state: TableState): boolean => isLive(state) && state.deadline !== null;
