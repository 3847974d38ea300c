/** A group of friends who play game after game in real time, whether the bot is alive at the moment or not. */
import type { Clock } from '../../../bot/clock.ts';
import type { ButtonPress, Group, Message, Person } from '../../../bot/playground/index.ts';
import type { Chance } from '../../../shared/engine/chance.ts';
import { choose, questionOf } from '../evening/crowd.ts';
import { isPress } from '../evening/evening.ts';

export interface Pressed {
  readonly person: Person;
  readonly groupId: number;
  readonly data: string;
  readonly press: ButtonPress;
}

/** Somebody at a phone: what they pressed last, and what the message looked like then. */
interface Hand {
  readonly person: Person;
  last: { readonly press: ButtonPress; readonly face: string; readonly at: number } | null;
  /** Messages whose buttons only say that it is too late. */
  readonly dead: Set<number>;
}

/** For so long a message may stay as it was before somebody presses again, in milliseconds of the game. */
const PATIENCE = 8000;

const faceOf = (post: Message): string => JSON.stringify([post.id, post.text, post.buttons]);

const gameOf = (post: Message, letter: string): string | null =>
  post.buttons.flat().find(isPress(letter))?.callbackData?.slice(letter.length) ?? null;

export class Circle {
  readonly group: Group;
  readonly people: readonly Person[];
  readonly pressed: Pressed[] = [];
  readonly #hands: readonly Hand[];
  readonly #clock: Clock;
  readonly #chance: Chance;
  readonly #ignored = new Map<string, boolean>();
  readonly #wantsMore: () => boolean;
  readonly #onPress: () => void;
  #hasAsked = false;

  constructor(parts: {
    group: Group;
    people: readonly Person[];
    clock: Clock;
    chance: Chance;
    wantsMore: () => boolean;
    onPress: () => void;
  }) {
    this.group = parts.group;
    this.people = parts.people;
    this.#clock = parts.clock;
    this.#chance = parts.chance;
    this.#wantsMore = parts.wantsMore;
    this.#onPress = parts.onPress;
    this.#hands = parts.people.map((person) => ({ person, last: null, dead: new Set() }));
  }

  get isDone(): boolean {
    const end = this.#end();
    return end !== null && !this.#wantsMore() && !this.#isLeftUnanswered(end);
  }

  /** Everybody looks at the phone once. */
  tick(): void {
    if (!this.#hasAsked) {
      this.#hasAsked = true;
      this.people[0]!.write(this.group, '/play');
    }
    const lobby = this.#lobby();
    const end = this.#end();
    if (lobby) this.#gather(lobby);
    else if (!end) for (const hand of this.#hands) this.#answer(hand);
    else if (this.#wantsMore() || this.#isLeftUnanswered(end)) this.#press(this.#hands[1]!, end, isPress('r:'));
  }

  /** The newest lobby, if it is still open: an older copy of it stays behind with its buttons. */
  #lobby(): Message | null {
    const lobby = this.group.messages.findLast(({ text, from }) => from.is_bot && text.includes('A game of Mafia'));
    return lobby && gameOf(lobby, 'j:') !== null ? lobby : null;
  }

  /** The end of the newest game. */
  #end(): Message | null {
    const { messages } = this.group;
    const lobby = messages.findLastIndex(({ text, from }) => from.is_bot && text.includes('A game of Mafia'));
    return messages.findLast((post, i) => i > lobby && gameOf(post, 'r:') !== null) ?? null;
  }

  /** Who is to play again is asked of Telegram aside: a press that died with the process is made once more. */
  #isLeftUnanswered(end: Message): boolean {
    const last = this.#hands[1]!.last?.press;
    return last?.data === `r:${gameOf(end, 'r:')}` && last.answer === null;
  }

  #gather(lobby: Message): void {
    const missing = this.#hands.filter(({ person }) => !lobby.text.includes(person.name));
    for (const hand of missing) if (this.#chance.below(100) < 30) this.#press(hand, lobby, isPress('j:'));
    if (missing.length === 0) this.#press(this.#hands[0]!, lobby, isPress('b:'));
  }

  #answer(hand: Hand): void {
    const question = questionOf(hand.person);
    if (!question || hand.dead.has(question.id) || this.#isIgnored(hand, question)) return;
    if (this.#chance.below(100) < 60) return;
    const { callbackData } = choose(question, this.#chance);
    this.#press(hand, question, (button) => button.callbackData === callbackData);
  }

  /** Some questions are left to the clock. */
  #isIgnored({ person }: Hand, question: Message): boolean {
    const [, , token] = question.buttons.flat().find(isPress('q:'))!.callbackData!.split(':');
    const key = `${person.id} ${token}`;
    const known = this.#ignored.get(key) ?? this.#chance.below(100) < 8;
    this.#ignored.set(key, known);
    return known;
  }

  #press(hand: Hand, post: Message, which: (button: { readonly callbackData?: string }) => boolean): void {
    const { last, person } = hand;
    const face = faceOf(post);
    const now = this.#clock.now();
    if (last && !last.press.isOver) return;
    if (last && last.face === face) {
      if (last.press.answer?.showAlert) hand.dead.add(post.id);
      if (now - last.at < PATIENCE) return;
    }
    // A thumb that trembles presses twice.
    for (let times = this.#chance.below(100) < 5 ? 2 : 1; times > 0; times--) {
      const press = person.press(post, which);
      hand.last = { press, face, at: now };
      this.pressed.push({ person, groupId: this.group.id, data: press.data, press });
    }
    this.#onPress();
  }
}
