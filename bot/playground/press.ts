import type { World } from './world.ts';

export interface PressAnswer {
  readonly text?: string;
  readonly showAlert: boolean;
  readonly url?: string;
}

/** How long Telegram lets a bot answer. */
const PATIENCE = 15_000;

/** A press on a button, and what the bot said to it. */
export class ButtonPress {
  readonly id: string;
  readonly data: string;
  answer: PressAnswer | null = null;
  readonly #outcome: Promise<PressAnswer | null>;
  #settle: (answer: PressAnswer | null) => void = () => {};
  #isOver = false;

  constructor(world: World, id: string, data: string) {
    this.id = id;
    this.data = data;
    this.#outcome = new Promise((resolve) => {
      this.#settle = resolve;
    });
    const cancel = world.clock.at(world.clock.now() + PATIENCE, () => this.#end(null));
    void this.#outcome.then(cancel);
  }

  get isAnswered(): boolean {
    return this.answer !== null;
  }

  /** Whether it is too late for an answer, or there was one. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What the bot answers; null if the time for it runs out. */
  answered(): Promise<PressAnswer | null> {
    return this.#outcome;
  }

  take(answer: PressAnswer): void {
    this.answer = answer;
    this.#end(answer);
  }

  #end(answer: PressAnswer | null): void {
    this.#isOver = true;
    this.#settle(answer);
  }
}
