/** Nothing new, no new thoughts: the latest ones are kept, each by everything that it hangs on. */
export class Recent<Thought> {
  readonly #kept = new Map<string, Thought>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  by(hangsOn: string, think: () => Thought): Thought {
    const before = this.#kept.get(hangsOn);
    if (before !== undefined) return before;
    const thought = think();
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(hangsOn, thought);
    return thought;
  }
}
