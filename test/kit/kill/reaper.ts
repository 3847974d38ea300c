/** Kills a process over and over, each time at another moment of its life, and starts it again. */
import type { Clock } from '../../../bot/clock.ts';
import type { MadeCall, Telegram, Trouble } from '../../../bot/playground/index.ts';
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Ending, Killable } from './killable.ts';
import { MOMENTS, type Moment, RARE, type RareMoment, type Sign } from './moments.ts';

/** One process from its start to its end. Times are the game's. */
export interface Life {
  readonly startedAt: number;
  /** Its first call of Telegram, just before it takes up the tables. */
  calledAt: number | null;
  /** From now on it hears what people do. */
  polledAt: number | null;
  endedAt: number | null;
  /** At which moment it was killed. */
  moment: string | null;
}

/** Within so many real milliseconds a process begins to wait for its moment, and then waits no longer than that. */
const YOUTH = 300;
const AGE = 700;
/** One of so many processes dies while it starts, within so many real milliseconds. */
const STILLBORN = 9;
const BIRTH = 250;

const isStillborn = (i: number): boolean => i % STILLBORN === STILLBORN - 1;

export class Reaper {
  readonly lives: Life[] = [];
  readonly #killable: Killable;
  readonly #clock: Clock;
  readonly #chance: Chance;
  readonly #rare = new Map<string, number>();
  /** What the process may die of now; null while nobody means it harm. */
  #due: { readonly moment: Moment | null; readonly whenKilled: () => void } | null = null;
  #whenPolled: () => void = () => undefined;
  #watch: { readonly isIt: (sign: Sign) => boolean; readonly whenSeen: () => void } | null = null;

  constructor(killable: Killable, telegram: Telegram, clock: Clock, chance: Chance) {
    this.#killable = killable;
    this.#clock = clock;
    this.#chance = chance;
    telegram.troublesPolls = true;
    telegram.trouble = (call) => this.#hear(call);
  }

  get kills(): readonly Life[] {
    return this.lives.filter(({ moment }) => moment !== null);
  }

  /** Resolves when the process hears what people do. */
  start(): Promise<void> {
    const life: Life = {
      startedAt: this.#clock.now(),
      calledAt: null,
      polledAt: null,
      endedAt: null,
      moment: null,
    };
    this.lives.push(life);
    this.#killable.start();
    return new Promise((resolve, reject) => {
      this.#whenPolled = resolve;
      void this.#killable.ended.then(() => {
        if (life.endedAt === null) reject(new Error(`it died by itself: ${this.#killable.stderr}`));
      });
    });
  }

  /** Ends the process that runs, and then others, so many in all; one more stays alive. */
  async kill(times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      await (isStillborn(i) ? this.#dieSoon() : this.#dieAt(MOMENTS[i % MOMENTS.length]!));
      await this.#killable.ended;
      await wait(this.#chance.below(2) * this.#chance.below(200));
      const polled = this.start();
      if (i + 1 === times || !isStillborn(i + 1)) await polled;
    }
  }

  /** Resolves when this is next seen of the process. */
  next(isIt: (sign: Sign) => boolean): Promise<void> {
    return new Promise((whenSeen) => {
      this.#watch = { isIt, whenSeen };
    });
  }

  /** As an operator would stop it. */
  async stop(): Promise<Ending> {
    const ending = await this.#killable.terminate();
    this.#life.endedAt = this.#clock.now();
    return ending;
  }

  #dieSoon(): Promise<void> {
    const life = this.#life;
    return new Promise((whenKilled) => {
      this.#due = { moment: null, whenKilled };
      setTimeout(() => this.#kill(life, 'while it starts'), this.#chance.below(BIRTH));
    });
  }

  /** At the next moment of this kind, or at any when none comes along. */
  #dieAt(moment: Moment): Promise<void> {
    const life = this.#life;
    return new Promise((whenKilled) => {
      this.#due = { moment: null, whenKilled };
      const youth = this.#chance.below(YOUTH);
      setTimeout(() => {
        if (life.moment === null) this.#due = { moment, whenKilled };
      }, youth);
      setTimeout(() => this.#kill(life, 'any'), youth + (moment.name === 'any' ? this.#chance.below(AGE) : AGE));
    });
  }

  /** Somebody has seen this of the process that runs; says what becomes of the call, if it was one. */
  see(sign: Sign): Trouble | null {
    const life = this.#life;
    if (this.#watch?.isIt(sign)) this.#watch.whenSeen();
    if (!this.#due || life.polledAt === null) return null;
    const rare = RARE.find(({ isIt }) => isIt(sign));
    const moment = rare && this.#isDue(rare) ? rare : this.#due.moment?.isIt(sign) ? this.#due.moment : null;
    if (!moment) return null;
    const delay = moment.delay(this.#chance);
    if (delay > 0) setTimeout(() => this.#kill(life, moment.name), delay);
    else this.#kill(life, moment.name);
    return moment.isLost ? { kind: 'drop' } : null;
  }

  #isDue({ name, every, most }: RareMoment): boolean {
    const times = this.#rare.get(name) ?? 0;
    this.#rare.set(name, times + 1);
    return times % every === 0 && times < every * most;
  }

  get #life(): Life {
    return this.lives.at(-1)!;
  }

  #hear(call: MadeCall): Trouble | null {
    const life = this.#life;
    if (call.method === 'getMe') life.calledAt ??= call.at;
    // What the process before it had sent may still come in.
    if (call.method === 'getUpdates' && life.calledAt !== null && life.polledAt === null) {
      life.polledAt = call.at;
      this.#whenPolled();
    }
    return this.see({ is: 'call', call });
  }

  #kill(life: Life, moment: string): void {
    if (!this.#due || life !== this.#life) return;
    const { whenKilled } = this.#due;
    this.#due = null;
    this.#killable.kill();
    life.endedAt = this.#clock.now();
    life.moment = moment;
    whenKilled();
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
