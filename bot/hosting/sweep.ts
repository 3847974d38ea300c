/** What nobody needs any more is put away, every hour. */
import type { GameId } from '../../shared/engine/ids.ts';
import type { House } from './mailbox.ts';

const EVERY = 60 * 60 * 1000;
/** How long a command may come again and still be known. */
const KEYS_KEPT = 3 * 24 * 60 * 60 * 1000;
const LEFT_ALONE = 7 * 24 * 60 * 60 * 1000;

interface Broom {
  /** A practice that nobody has come back to. */
  readonly putAway: (game: GameId) => Promise<unknown>;
  /** Nobody waits for it. */
  readonly aside: (work: Promise<unknown>) => void;
}

export class Sweep {
  readonly #house: Pick<House, 'store' | 'clock'>;
  readonly #broom: Broom;
  #takeOff: () => void = () => undefined;

  constructor(house: Pick<House, 'store' | 'clock'>, broom: Broom) {
    this.#house = house;
    this.#broom = broom;
  }

  sweep(): void {
    const { clock } = this.#house;
    this.#broom.aside(this.#forgetKeys());
    this.#broom.aside(this.#putAwayLeft());
    this.#takeOff = clock.at(clock.now() + EVERY, () => this.sweep());
  }

  stop(): void {
    this.#takeOff();
  }

  #forgetKeys(): Promise<void> {
    const { store, clock } = this.#house;
    const before = clock.now() - KEYS_KEPT;
    return store.write(async (tx) => {
      await tx.keys.prune(before);
      await tx.updates.prune(before);
    });
  }

  async #putAwayLeft(): Promise<void> {
    const { store, clock } = this.#house;
    for (const id of await store.read.games.leftAlone(clock.now() - LEFT_ALONE)) await this.#broom.putAway(id);
  }
}
