/** The deadlines of tables: each rings when its time is up, and while Telegram cannot be reached none does. */
import type { Clock } from '../clock.ts';
import type { Courier } from '../courier/courier.ts';
import type { Link } from '../courier/link.ts';
import type { TableState } from '../table/state.ts';
import { hasDeadline, type Table } from './mailbox.ts';

const RING_AGAIN = 1000;

interface Alarm {
  readonly deadline: number;
  readonly takeOff: () => void;
}

export class Alarms {
  readonly #clock: Clock;
  readonly #courier: Pick<Courier, 'reach'>;
  readonly #link: Link;
  readonly #timeIsUp: (table: Table, deadline: number) => void;
  readonly #alarms = new Map<string, Alarm>();
  #isStopped = false;

  constructor(
    { clock, courier }: { readonly clock: Clock; readonly courier: Pick<Courier, 'reach'> },
    link: Link,
    timeIsUp: (table: Table, deadline: number) => void,
  ) {
    this.#clock = clock;
    this.#courier = courier;
    this.#link = link;
    this.#timeIsUp = timeIsUp;
  }

  stop(): void {
    this.#isStopped = true;
    for (const { takeOff } of this.#alarms.values()) takeOff();
  }

  /** Some clock runs. */
  get areSet(): boolean {
    return this.#alarms.size > 0;
  }

  /** By the deadline that the table has now, or none. */
  set(table: Table): void {
    const { id, deadline } = table.state;
    const set = this.#alarms.get(id);
    const isWanted = hasDeadline(table.state) && !this.#isStopped;
    if (set && isWanted && set.deadline === deadline) return;
    this.#takeOff(id);
    if (isWanted && deadline !== null) this.#ringAt(deadline, table, deadline);
  }

  #takeOff(id: TableState['id']): void {
    this.#alarms.get(id)?.takeOff();
    this.#alarms.delete(id);
  }

  #ringAt(time: number, table: Table, deadline: number): void {
    this.#takeOff(table.state.id);
    const takeOff = this.#clock.at(time, () => this.#ring(table, deadline));
    this.#alarms.set(table.state.id, { deadline, takeOff });
  }

  /** An alarm that comes to nothing rings again. */
  #ring(table: Table, deadline: number): void {
    const { state } = table;
    if (this.#isStopped || !hasDeadline(state) || state.deadline !== deadline) return;
    if (!this.#link.isSure) {
      this.#hold(table, deadline);
      return;
    }
    this.#ringAt(this.#clock.now() + RING_AGAIN, table, deadline);
    this.#timeIsUp(table, deadline);
  }

  /** While Telegram cannot be reached nobody could have answered: no time is up before it has spoken. */
  #hold(table: Table, deadline: number): void {
    const { id } = table.state;
    let isHeld = true;
    const takeOff = () => {
      isHeld = false;
    };
    this.#takeOff(id);
    this.#alarms.set(id, { deadline, takeOff });
    void this.#courier.reach().then(() => {
      if (isHeld) this.#ring(table, deadline);
    });
  }
}
