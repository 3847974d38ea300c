/** Somebody who can play by themselves: what they are asked they answer, after a while, as a person would. */
import { randomInt } from 'node:crypto';
import type { AppCommand } from '../../shared/wire/command.ts';
import type { Shown, Sight } from '../../shared/wire/sight.ts';
import type { Clock } from '../clock.ts';
import type { Group, Person } from '../playground/index.ts';
import type { Phone } from './phone.ts';
import { type Doing, Player, type Thought } from './player.ts';

const AT_ONCE: Thought = [0.2, 0.5];
const SITTING_DOWN: Thought = [1, 25];
const BEGINNING: Thought = [2, 3];
/** Whoever could not sit down yet tries again. */
const TRIES = 5;

export interface ExtraParts {
  readonly person: Person;
  readonly group: Group;
  readonly phone: Phone;
  /** Of the game. */
  readonly clock: Clock;
  /** How many are expected at the table before somebody begins. */
  readonly company: number;
  /** Whether they act; otherwise they only look. */
  readonly isOn: () => boolean;
  readonly whenSeen: (sight: Sight) => void;
  /** Something to say when it is one's turn. */
  readonly line: () => string;
}

interface Intent {
  /** The same for the same thing to do. */
  readonly name: string;
  readonly thought: Thought;
  readonly act: () => Promise<void>;
}

export class Extra {
  readonly person: Person;
  readonly #parts: ExtraParts;
  #sight: Sight | null = null;
  #player = new Player();
  #plan: { readonly name: string; readonly takeOff: () => void } | null = null;
  /** What was done or refused is not tried again. */
  #done = '';
  #tries = 0;
  #hasFitted = false;
  #isActing = false;
  #following = new AbortController();

  constructor(parts: ExtraParts) {
    this.#parts = parts;
    this.person = parts.person;
  }

  get sight(): Sight | null {
    return this.#sight;
  }

  get isQuiet(): boolean {
    return !this.#isActing && this.#parts.phone.isQuiet;
  }

  follow(game: string): void {
    this.stop();
    this.#sight = null;
    this.#player = new Player();
    this.#tries = 0;
    this.#hasFitted = false;
    this.#following = new AbortController();
    void this.#parts.phone.follow(game, (shown) => this.#see(shown), this.#following.signal);
  }

  stop(): void {
    this.#following.abort();
    this.#forget();
  }

  /** Looks anew at what is to be done: somebody has switched them on or off. */
  consider(): void {
    this.#forget();
    this.#done = '';
    this.#makePlan();
  }

  async order(command: AppCommand): Promise<void> {
    const before = this.#sight;
    const game = before?.game;
    if (game === undefined) return;
    this.#isActing = true;
    // However fast the time runs: what is sent arrives in time.
    const release = this.#parts.clock.hold?.();
    try {
      const shown = await this.#parts.phone.order(game, command);
      this.#isActing = false;
      // The line may have outrun the answer, and then it knows better.
      if (shown && this.#sight === before) this.#see(shown);
    } catch {
      // The line is dead; the next thing shown is a new occasion.
    } finally {
      this.#isActing = false;
      release?.();
    }
  }

  #see({ sight }: Pick<Shown, 'sight'>): void {
    this.#sight = sight;
    this.#parts.whenSeen(sight);
    this.#player.see(sight);
    this.#makePlan();
  }

  #makePlan(): void {
    if (this.#isActing || this.#following.signal.aborted) return;
    const intent = this.#intent();
    if (intent && intent.name === this.#plan?.name) return;
    this.#forget();
    if (!intent || intent.name === this.#done) return;
    const { clock } = this.#parts;
    const [least, most] = intent.thought;
    const at = clock.now() + randomInt(least * 1000, most * 1000 + 1);
    this.#plan = { name: intent.name, takeOff: clock.at(at, () => void this.#act(intent.name, intent.act)) };
  }

  async #act(name: string, act: () => Promise<void>): Promise<void> {
    this.#plan = null;
    this.#done = name;
    await act();
    this.#makePlan();
  }

  #forget(): void {
    this.#plan?.takeOff();
    this.#plan = null;
  }

  #intent(): Intent | null {
    const sight = this.#sight;
    if (!sight) return null;
    if (sight.lobby) return this.#lobbyIntent(sight);
    if (sight.status !== 'running' || sight.pausedWith !== null || !this.#parts.isOn()) return null;
    const matter = this.#player.matter(sight);
    return matter && { ...matter, act: async () => this.#do(this.#sight && this.#player.deed(this.#sight)) };
  }

  /** Everybody sits down, also those who will be played by hand; whoever may begins once all are there. */
  #lobbyIntent({ game, lobby, place, mayManage }: Sight): Intent | null {
    if (!lobby) return null;
    if (mayManage && lobby.most < this.#parts.company && !this.#hasFitted) {
      return { name: `${game} mode`, thought: AT_ONCE, act: () => this.#fitMode() };
    }
    if (place === null) {
      if (this.#tries >= TRIES || lobby.players.length >= lobby.most) return null;
      const sitDown = () => {
        this.#tries++;
        return this.order({ do: 'join' });
      };
      return { name: `${game} join ${this.#tries}`, thought: mayManage ? AT_ONCE : SITTING_DOWN, act: sitDown };
    }
    const isFull = lobby.players.length >= Math.min(this.#parts.company, lobby.most);
    if (!mayManage || !isFull || lobby.problem !== null || !this.#parts.isOn()) return null;
    return { name: `${game} begin`, thought: BEGINNING, act: () => this.order({ do: 'begin' }) };
  }

  /** For a company that is too large for the usual mode: one that takes them all. */
  async #fitMode(): Promise<void> {
    const { edition } = this.#sight!;
    this.#hasFitted = true;
    const { company, phone } = this.#parts;
    const modes = (await phone.rulebooks()).find(({ id }) => id === edition)?.modes ?? [];
    const fitting = modes.find(({ least, most }) => least <= company && company <= most);
    if (fitting) await this.order({ do: 'change', change: { set: 'mode', to: fitting.id } });
  }

  async #do(deed: Doing | null): Promise<void> {
    if (!deed) return;
    if (deed.is === 'talk') return this.#speak();
    if (deed.is === 'look') return this.order({ do: 'look' });
    const token = this.#sight?.play?.token;
    if (token === null || token === undefined) return;
    const { is: _, targets, ...given } = deed;
    await this.order({ do: 'answer', token, ...given, ...(targets !== undefined && { targets: [...targets] }) });
  }

  #speak(): void {
    const { person, group, line } = this.#parts;
    if (!person.isMuted(group)) person.write(group, line());
  }
}
