/** Somebody who practises alone in the direct chat: presses whatever is offered, and goes on where nothing is asked. */
import type { Message, Person } from '../../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import { type Evening, isPress } from './evening.ts';

type Button = Message['buttons'][number][number];
type Is = (button: Button) => boolean;

export const isNext: Is = isPress('h:');
export const isToEnd: Is = isPress('z:');
export const isChoice: Is = isPress('f:');
const isQuestion: Is = isPress('q:');
const isLook: Is = isPress('c:');
const isAgain: Is = isPress('r:');

const verbOf = ({ callbackData = '' }: Button): string => callbackData.split(':')[3]?.slice(0, 1) ?? '';

export class Learner {
  readonly #evening: Evening;
  readonly person: Person;
  readonly #chance: Chance;
  /** Every message with a question as it was read. */
  readonly asked: string[] = [];

  constructor(evening: Evening, person: Person, seed: string) {
    this.#evening = evening;
    this.person = person;
    this.#chance = chanceFrom(seed, 'learner');
  }

  get messages(): readonly Message[] {
    return this.person.direct.messages.filter(({ from }) => from.is_bot);
  }

  /** The messages that have such a button now. */
  having(is: Is): readonly Message[] {
    return this.messages.filter(({ buttons }) => buttons.flat().some(is));
  }

  get isOver(): boolean {
    return this.having(isAgain).length > 0;
  }

  async press(message: Message | undefined, which: Parameters<Person['press']>[1]): Promise<void> {
    if (!message) throw new Error(`there is no such button: ${this.messages.map(({ text }) => text).join('\n---\n')}`);
    this.person.press(message, which);
    await this.#evening.pass(2);
  }

  /** From the command to the deal. */
  async choose(edition: string, role: string): Promise<void> {
    // What is still on its way comes first.
    await this.#evening.pass(20);
    this.person.write('bot', '/practice');
    await this.#evening.pass(2);
    await this.press(this.having(isChoice).at(-1), edition);
    await this.press(this.having(isChoice).at(-1), role);
    await this.#evening.pass(4);
  }

  /** The question that waits for an answer. */
  get question(): Message | undefined {
    const [look] = this.having(isLook);
    if (look) return look;
    const last = this.having(isQuestion).at(-1);
    return last && !last.buttons.flat().some(isNext) ? last : undefined;
  }

  /** One press, if there is anything to press. */
  async step(): Promise<void> {
    const { question } = this;
    if (!question) {
      const on = this.having(isNext).at(-1);
      return on ? this.press(on, isNext) : this.#evening.pass(2);
    }
    this.asked.push(question.text);
    const offered = question.buttons.flat().filter((button) => isQuestion(button) || isLook(button));
    const sure = offered.find((button) => verbOf(button) === 's');
    const { callbackData } = sure ?? this.#chance.pick(offered);
    return this.press(question, (button) => button.callbackData === callbackData);
  }

  /** To the end, whichever way it goes. */
  async playOn(): Promise<void> {
    for (let steps = 0; !this.isOver; steps++) {
      if (steps > 400) throw new Error(`the practice does not end: ${this.messages.at(-1)?.text}`);
      await this.step();
    }
    await this.#evening.pass(20);
  }
}
