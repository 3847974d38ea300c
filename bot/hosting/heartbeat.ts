/** Signs of life, so that after a kill it is known when the clocks stopped, and soon that Telegram has gone. */
import type { Link } from '../courier/link.ts';
import type { House } from './mailbox.ts';

const EVERY = 2000;
/** While a clock runs, Telegram is asked for a word if it has been silent for so long. */
const LONGEST_SILENCE = 15_000;
/** Milliseconds by which a time in a message may be wrong. */
const WORTH_TELLING = 2000;

interface Life {
  /** Some table's clock runs. */
  readonly isTimed: () => boolean;
  /** The calendar was set by so many milliseconds. */
  readonly calendarWasSet: (leap: number) => void;
  /** Nobody waits for it. */
  readonly aside: (work: Promise<unknown>) => void;
}

export class Heartbeat {
  readonly #house: House;
  readonly #link: Link;
  readonly #life: Life;
  /** By how much the calendar was ahead when times were last told. */
  #ahead: number;
  #takeOff: () => void = () => undefined;

  constructor(house: House, link: Link, life: Life) {
    this.#house = house;
    this.#link = link;
    this.#life = life;
    this.#ahead = house.setAhead();
  }

  beat(): void {
    const { clock, courier } = this.#house;
    this.#takeOff = clock.at(clock.now() + EVERY, () => {
      this.beat();
      this.#readCalendar();
      if (!this.#life.isTimed()) return;
      this.#life.aside(this.signOfLife());
      if (clock.now() - this.#link.heardAt >= LONGEST_SILENCE) void courier.reach();
    });
  }

  stop(): void {
    this.#takeOff();
  }

  /** After a stop or a kill the clocks go on from here: from the last word of Telegram, where it has fallen silent. */
  async signOfLife(): Promise<void> {
    const { store, clock } = this.#house;
    const at = this.#link.isDown ? this.#link.heardAt : clock.now();
    await store.write((tx) => tx.meta.set('alive', at));
  }

  /** If it was set, the times that stand in messages are wrong, and told anew. The clocks themselves run on. */
  #readCalendar(): void {
    const ahead = this.#house.setAhead();
    const leap = ahead - this.#ahead;
    if (Math.abs(leap) < WORTH_TELLING) return;
    this.#ahead = ahead;
    this.#house.log.warn({ milliseconds: leap }, 'the calendar was set');
    this.#life.calendarWasSet(leap);
  }
}
